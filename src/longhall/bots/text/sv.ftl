hint-plain = Det ser bäst ut på det hela taget.
hint-random = Det valdes på måfå.
hint-vasa_cards-build = Ett litet kort passar en hög som blir rik, ett stort en som blir fattig.
hint-vasa_cards-inspect = I den nyaste högen säger en titt mest.
hint-vasa_cards-fix = Bytet lägger det stora kortet där högen är fattig och det lilla där den är rik.
