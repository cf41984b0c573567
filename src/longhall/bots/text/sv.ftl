# Varför en bot valde som den gjorde. En text får nämna valets argument vid deras namn.
hint-plain = Det ser bäst ut på det hela taget.
hint-random = Det valdes på måfå.
hint-only = Det finns inget annat att välja.
