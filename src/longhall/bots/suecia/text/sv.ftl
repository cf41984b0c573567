hint-suecia-play = Kortet ger dig handlingar som hör ihop med det som kolumnen redan har.
hint-suecia-place = En bricka på bordet ger poäng för gott, tre gånger så många på den avancerade sidan.
hint-suecia-collect = Du behöver det till en placering eller ett uppdrag som är inom räckhåll.
hint-suecia-mission = Ett uppdrag är värt tio poäng, mer än någon byggnad.
hint-suecia-supply = En leverans betalar för varje enhet den för med sig och kan öppna för en bonus.
hint-suecia-demand = Att fylla skepp och uppdrag är det som gör varor till inkomster och poäng.
hint-suecia-bonus = En bonus är en placering som inte kostar någon handling.
hint-suecia-enough = Det som är kvar här kostar mer än det ger.
