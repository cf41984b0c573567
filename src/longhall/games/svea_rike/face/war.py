"""The war as everybody sees it: armies, dice, what is at stake, who would be rewarded first."""

from longhall.games.svea_rike.chapters.war import ENEMY, combat_value, war_upkeep
from longhall.games.svea_rike.face.naming import members, some
from longhall.games.svea_rike.face.view_types import Roll, War
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import COUNTRY, FIEF, HISTORY, LIBERTY, ROW, ROYAL, RUSSIA, STAGE, WON


def war_view(g: SveaRike) -> War:
    return {
        "country": COUNTRY.names[g.enemy],
        "stage": STAGE.names[g.stage],
        "round": g.war_round,
        "rolls": [roll_view(entry) for entry in g.volley],
        "gains": members(g.data.flag[g.enemy] & g.enemy_held, FIEF.names),
        "losses": members(losses(g), FIEF.names),
        "rewards": rewards(g),
        "army": [
            {"element": f"army:{ROYAL.names[card]}", "card": ROYAL.names[card], "troops": g.data.royal_troops[card]}
            for card in sorted(
                (card for card in range(len(ROYAL.names)) if g.army >> card & 1),
                key=lambda card: (g.data.royal_troops[card], card),
            )
        ],
        "committed": [
            {
                "seat": seat,
                "fief": FIEF.names[g.committed[seat]],
                "takes_part": bool(g.participants >> seat & 1),
                "up": bool(g.face_up >> seat & 1),
                "fallen": bool((g.participants & ~g.face_up) >> seat & 1),
                "value": combat_value(g, seat),
                "troops": g.data.troops[g.committed[seat]],
                "bonus": g.data.military_bonus * g.military(seat),
                "upkeep": war_upkeep(g, seat),
                "tactician": bool(g.tactician >> seat & 1),
            }
            for seat in range(g.players)
            if g.committed[seat] >= 0
        ],
        "blockade": [seat for seat in range(g.players) if g.blockade >> seat & 1],
        "spared": [seat for seat in range(g.players) if g.spared >> seat & 1],
        "rewarded": some(g.rewarded),
        "booty": {
            "gold": g.booty_gold,
            "fiefs": members(g.booty_fiefs, FIEF.names),
            "cards": [HISTORY.names[entry // ROW] for entry in g.booty_cards],
        },
    }


def roll_view(entry: int) -> Roll:
    who, value, die = entry // 512, entry // 8 % 64, entry % 8
    return {"seat": who if who != ENEMY else None, "value": value, "die": die, "hit": die <= value}


def losses(g: SveaRike) -> int:
    """What a defeat costs the realm: flag fiefs, to Russia in the Liberty era Finland too.  SR-78, SR-79, SR-115"""
    if g.enemy == RUSSIA and g.era() == LIBERTY and g.liberty_russia:
        return (g.data.finnish | g.data.flag[RUSSIA]) & ~g.lost
    return g.data.flag[g.enemy] & ~g.lost & ~g.enemy_held


def rewards(g: SveaRike) -> list[list[int]]:
    """The strongest first, by what they are or at the end were worth; those who are equal roll.  SR-111"""
    values = {
        seat: g.strength[seat] if g.stage == WON else combat_value(g, seat)
        for seat in range(g.players)
        if g.participants >> seat & 1
    }
    return [[seat for seat in values if values[seat] == value] for value in sorted(set(values.values()), reverse=True)]
