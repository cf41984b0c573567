"""Draws the map of the Baltic for Svea Rike: coast from Natural Earth (public domain), fiefs by seeds set by hand.

    python web/maps/make_baltic.py LAND_JSON > web/src/boards/svea_rike/map.json

LAND_JSON is land-50m.json of the npm package world-atlas; the script needs shapely. Every seed claims the land nearest
to it; the borders that come out must equal the game's adjacency table, which tests/web/test_map.py checks.
"""

import json
import sys
from collections.abc import Iterator
from math import cos, radians
from pathlib import Path

import shapely
from shapely import make_valid
from shapely.geometry import MultiPoint, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union, voronoi_diagram

WEST, SOUTH, EAST, NORTH = 8.2, 53.4, 32.2, 69.6
WIDTH = 620.0
SQUEEZE = cos(radians(61.5))
SCALE = WIDTH / ((EAST - WEST) * SQUEEZE)

SEEDS: dict[str, list[tuple[float, float]]] = {
    "trondelag": [(10.2, 63.2), (11.6, 64.3), (13.0, 65.3), (13.9, 66.4), (11.2, 62.4), (11.5, 61.7)],
    "jamtland": [(14.4, 63.3), (15.2, 64.0), (13.2, 62.0), (14.2, 62.6)],
    "lapponia": [(16.6, 64.9), (16.0, 65.6), (18.0, 66.0), (17.0, 67.0), (20.0, 67.2), (19.2, 65.3), (22.0, 68.0)],
    "norrbotten": [(20.4, 64.2), (21.0, 65.2), (22.2, 65.9), (22.9, 66.4)],
    "halsingland": [(16.3, 61.8), (17.0, 62.5), (17.8, 63.3), (18.8, 63.8), (16.6, 61.2)],
    "dalekarlia": [(14.3, 61.0), (15.0, 60.5), (15.9, 60.6)],
    "narke": [(15.2, 59.4), (13.6, 59.7), (12.8, 60.4), (12.7, 61.1), (16.1, 59.6), (12.3, 59.4), (14.6, 59.0)],
    "uppland": [(17.6, 60.1), (18.2, 59.7), (17.0, 60.2)],
    "sodermanland": [(16.8, 58.9), (16.2, 58.4), (15.6, 58.2)],
    "vastergotland": [(13.0, 58.2), (12.2, 58.4), (13.8, 58.3), (12.6, 57.6), (11.6, 58.8)],
    "smaland": [(15.0, 57.3), (14.3, 57.2), (14.6, 57.75), (16.2, 57.5), (15.6, 56.9), (16.6, 56.8)],
    "skane": [(13.5, 55.8), (14.2, 56.1), (13.0, 56.6), (15.2, 56.3)],
    "gotland": [(18.5, 57.5)],
    "osterbotten": [
        (22.6, 62.8),
        (23.6, 62.7),
        (24.6, 63.6),
        (25.6, 64.4),
        (25.6, 65.4),
        (24.9, 66.5),
        (25.5, 67.6),
        (26.5, 68.6),
        (28.2, 64.8),
        (28.2, 66.0),
        (28.0, 67.2),
        (26.8, 63.9),
    ],
    "abo": [(22.4, 60.7), (22.3, 61.5)],
    "tavastehus": [(24.2, 61.1), (24.4, 61.8), (25.4, 62.3), (25.6, 61.3)],
    "nyland": [(24.6, 60.3), (26.3, 60.5), (25.4, 60.5)],
    "savolaks": [(27.5, 62.4), (28.2, 63.2), (27.2, 61.8), (29.2, 62.8)],
    "karelia": [(28.3, 61.1), (27.3, 61.0), (29.8, 61.7), (29.9, 60.4), (29.4, 59.6), (28.5, 59.3), (30.8, 62.3)],
    "estonia": [(25.8, 58.9), (27.0, 59.1), (24.4, 58.8), (22.6, 58.4)],
    "livonia": [(25.2, 57.3), (26.6, 57.4), (23.2, 57.2)],
    "pommern": [(13.1, 54.1), (14.4, 53.8), (15.8, 54.0), (16.9, 54.3)],
}
ABROAD: dict[str, list[tuple[float, float]]] = {
    "norway": [
        (8.4, 60.5),
        (10.0, 60.2),
        (11.2, 60.4),
        (8.6, 62.3),
        (9.6, 61.6),
        (15.6, 68.0),
        (18.6, 69.3),
        (24.0, 69.9),
        (11.1, 59.4),
        (8.6, 58.8),
    ],
    "denmark": [
        (9.3, 56.2),
        (10.3, 55.4),
        (11.7, 55.5),
        (9.2, 55.0),
        (10.2, 57.2),
        (12.2, 55.0),
        (14.9, 55.1),
        (12.3, 55.7),
    ],
    "germany": [(10.2, 53.7), (11.6, 53.7), (10.0, 54.3), (8.8, 53.6)],
    "poland": [
        (18.6, 53.5),
        (22.5, 54.6),
        (23.6, 55.9),
        (21.8, 55.9),
        (26.0, 55.6),
        (22.0, 56.7),
        (16.6, 53.5),
        (24.4, 56.5),
    ],
    "prussia": [(20.5, 54.5), (19.3, 54.1), (18.2, 54.3), (21.4, 54.6)],
    "russia": [
        (28.6, 58.1),
        (30.5, 58.6),
        (31.6, 60.0),
        (32.6, 61.4),
        (32.4, 63.2),
        (31.2, 64.5),
        (31.2, 66.0),
        (30.8, 67.6),
        (32.0, 69.0),
        (28.6, 56.8),
        (31.0, 56.0),
        (28.0, 57.5),
    ],
}
# Lakes that part what the rules part: Vättern lies between Södermanland and Västergötland.
LAKES = [
    [
        (13.95, 57.7),
        (14.5, 57.8),
        (14.95, 58.35),
        (15.25, 58.75),
        (15.1, 59.05),
        (14.6, 58.8),
        (14.3, 58.3),
        (13.9, 57.95),
    ],
    [(12.5, 58.5), (13.3, 58.6), (13.9, 58.75), (14.05, 59.0), (13.5, 59.3), (12.9, 59.3), (12.7, 58.95)],
    [(31.0, 59.95), (32.6, 60.2), (32.6, 60.9), (31.6, 61.4), (30.7, 61.6), (30.4, 61.1), (31.1, 60.5)],
    [(27.2, 58.05), (27.7, 58.15), (27.9, 58.7), (27.5, 59.0), (27.0, 58.9), (27.1, 58.5)],
]


def project(lon: float, lat: float) -> tuple[float, float]:
    return (lon - WEST) * SQUEEZE * SCALE, (NORTH - lat) * SCALE


def rings(topology: dict) -> Iterator[list[list[float]]]:
    """The outer rings of a TopoJSON land object."""
    scale, move = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append([x * scale[0] + move[0], y * scale[1] + move[1]])
        arcs.append(line)
    for geometry in topology["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            ring: list[list[float]] = []
            for index in polygon[0]:
                line = arcs[index] if index >= 0 else arcs[~index][::-1]
                ring.extend(line[1:] if ring else line)
            yield unwrapped(ring)


def unwrapped(ring: list[list[float]]) -> list[list[float]]:
    """Asia reaches across the date line; let it go on beyond 180 degrees instead of jumping back."""
    turns = 0
    before = ring[0][0]
    made = []
    for lon, lat in ring:
        turns += (before - lon > 180) - (lon - before > 180)
        before = lon
        made.append([lon + 360 * turns, lat])
    return made


def land(topology: dict) -> MultiPolygon:
    frame = box(WEST, SOUTH, EAST, NORTH)
    parts = []
    for ring in rings(topology):
        for turn in (-360, 0, 360):
            polygon = make_valid(Polygon([(lon + turn, lat) for lon, lat in ring]))
            if polygon.intersects(frame):
                parts.append(polygon.intersection(frame))
    return unary_union(parts).difference(unary_union([Polygon(lake) for lake in LAKES]))


def transform_coordinates(area: MultiPolygon) -> MultiPolygon:
    return shapely.transform(area, lambda points: [project(lon, lat) for lon, lat in points])


def regions(ground: MultiPolygon) -> dict[str, MultiPolygon]:
    """Every bit of land to the owner of the nearest seed, in the projection of the drawing."""
    owners = [(name, project(*seed)) for table in (SEEDS, ABROAD) for name, seeds in table.items() for seed in seeds]
    mainland = MultiPolygon([part for part in ground.geoms if part.area > 0.01])
    drawn = transform_coordinates(mainland).simplify(0.6)
    cells = voronoi_diagram(MultiPoint([point for _, point in owners]), envelope=box(-400, -400, 1200, 1400))
    found: dict[str, list] = {}
    for cell in cells.geoms:
        owner = next(name for name, point in owners if cell.contains(Point(point)))
        found.setdefault(owner, []).append(cell)
    return {name: unary_union(parts).intersection(drawn) for name, parts in found.items()}


def largest_first(area) -> list[Polygon]:
    parts = [area] if isinstance(area, Polygon) else [part for part in area.geoms if isinstance(part, Polygon)]
    return sorted((part for part in parts if part.area > 6), key=lambda part: -part.area)


def path(area) -> str:
    text = ""
    for part in largest_first(area):
        for ring in (part.exterior, *part.interiors):
            points = list(ring.coords)[:-1]
            text += "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    return text


def borders(fiefs: dict) -> list[list[str]]:
    names = sorted(fiefs)
    return [
        [a, b]
        for i, a in enumerate(names)
        for b in names[i + 1 :]
        if fiefs[a].buffer(0.05).intersection(fiefs[b].buffer(0.05)).area > 0.4
    ]


def main() -> None:
    topology = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    found = regions(land(topology))
    fiefs = {name: found[name] for name in SEEDS}
    middle = {
        name: largest_first(area)[0].representative_point() for name, area in found.items() if largest_first(area)
    }
    json.dump(
        {
            "width": WIDTH,
            "height": round((NORTH - SOUTH) * SCALE, 1),
            "fiefs": {
                name: {"path": path(area), "at": [round(middle[name].x, 1), round(middle[name].y, 1)]}
                for name, area in fiefs.items()
            },
            "abroad": {
                name: {"path": path(found[name]), "at": [round(middle[name].x, 1), round(middle[name].y, 1)]}
                for name in ABROAD
            },
            "borders": borders(fiefs),
        },
        sys.stdout,
        separators=(",", ":"),
    )


if __name__ == "__main__":
    main()
