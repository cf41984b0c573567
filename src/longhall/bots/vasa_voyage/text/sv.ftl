hint-vasa_voyage-procure = Du får två av de här varorna, de andra en, din högra granne ingen: nog för att bilda par.
hint-vasa_voyage-craft = Du har par som det här hantverket gör till varor av högre värde, och du får byta två gånger.
hint-vasa_voyage-court = Den här rollen ger en vara åt dig ensam; de andra får inget av den.
hint-vasa_voyage-exchange = Varor av värde 3 avgör spelet, på hand eller på skeppet, och det här är vägen till dem.
hint-vasa_voyage-keep = Allt annat du kunde göra här ser sämre ut än att låta bli.
hint-vasa_voyage-place-high = I de flesta sjösättningar du kan tänka dig gör en { $value } mer nytta här än på din hand.
hint-vasa_voyage-place-low = I de flesta sjösättningar du kan tänka dig gör dina bättre varor mer nytta på hand.
hint-vasa_voyage-launch = I de sjösättningar du kan tänka dig klarar du dig bäst så här.
