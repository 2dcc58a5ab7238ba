"""Galley kitchen in sage green with brass handles, a stone top and a glazed garden door at the end."""
import kit as k
import kit_interior as inside

DOOR = (-0.95, 0.95, 0.0, 2.4)


def build():
    sage, brass = k.plain('#8c9a80', 0.45), k.plain('#b08d4f', 0.25, 1.0)
    room = inside.Room(3.3, 5.2, 2.8, front=-2.2, walls=k.plain('#efe8da', 0.9), floor=k.stone('cream', (0.6, 0.6), 0.003, 0.35, upright=False), back=[DOOR])
    with room.fitted('back', DOOR):
        k.window(1.9, 2.4, k.aluminium('black'), columns=2, rows=1, face=0.05, sash=0.045)
    room.daylight('back', DOOR, 60)
    for side in (-1, 1):
        with k.place((side * 1.05, 0.2 if side < 0 else 4.6, 0), turn=-side * 90):
            inside.cupboard(4.4, 0.87, 0.6, 6, (0.62, 0.38), sage, 'bar', metal=brass)
    tops = k.marble('#ebe6dc', '#a59b8d')
    inside.worktop((-1.65, -1.02), (0.15, 4.65), 0.91, tops, 0.035)
    inside.worktop((1.02, 1.65), (0.15, 4.65), 0.91, tops, 0.035)
    left_side(sage, brass)
    right_side(brass)
    k.rug((-0.42, 0.42), (0.9, 3.9), 0.0, '#b4674a', '#e0cda8', 13)
    k.area((0, 1.6, 2.78), (0, 1.6, 0), (0.9, 5), 34, '#fff0da')
    k.area((0, -2.0, 2.2), (0, 3, 0.9), (2.4, 1.2), 14, '#fff2e2')
    k.day(30, 18, 13, 0.2, clouds=0.3)
    garden()
    inside.settle()
    k.camera((0.12, -1.65, 1.36), (0.0, 4, 1.22), 26, exposure=1.1)


def left_side(sage, brass):
    """Wall of glazed tiles with two shelves, hood and hob."""
    tiles = k.stone('white', (0.2, 0.1), 0.003, 0.12)
    k.box((-1.65, -1.64), (0.15, 4.65), (0.91, 2.8), tiles, 0)
    inside.hob((-1.55, -1.1), (2.0, 2.6), 0.91)
    k.prism([(-1.65, 1.62), (-1.2, 1.62), (-1.2, 1.7), (-1.42, 2.1), (-1.42, 2.8), (-1.65, 2.8)], 1.95, 2.65, sage, 'y')
    oak = k.wood('oak', 'y')
    for start, end in ((0.2, 1.75), (2.85, 4.6)):
        for z in (1.5, 1.9):
            k.box((-1.64, -1.4), (start, end), (z, z + 0.035), oak, 0.004)
            for y in (start + 0.2, end - 0.2):
                k.box((-1.64, -1.45), (y - 0.008, y + 0.008), (z - 0.1, z), brass, 0.001)
    for i, y in enumerate((0.4, 0.62, 0.85, 1.15, 1.45, 3.0, 3.25, 3.55, 3.9, 4.25)):
        z = 1.535 if i % 2 else 1.935
        if i % 3:
            inside.bowl((-1.52, y, z), 0.08, 0.07, k.plain(('#e9e1d2', '#c98d5f', '#93a08a')[i % 3], 0.45))
            inside.bowl((-1.52, y, z + 0.045), 0.08, 0.07, k.plain('#e9e1d2', 0.45))
        else:
            inside.vase((-1.52, y, z), 0.24, 0.065, k.plain(('#b5744c', '#dcd2bf')[i % 2], 0.5))
    for y, tall in ((1.3, 0.28), (1.45, 0.22), (1.58, 0.25)):
        inside.bottle((-1.5, y, 0.91), tall, 0.036, k.plain('#6f5a2c' if tall > 0.23 else '#d8c7a0', 0.2))
    inside.bowl((-1.35, 3.5, 0.91), 0.16, 0.08, k.plain('#efe9dd', 0.35), '#b8452b')


def right_side(brass):
    inside.sink((1.15, 1.55), (2.2, 2.85), 0.91)
    inside.tap((1.58, 2.5, 0.91), brass, 0.34, 0.2, -90)
    inside.vase((1.4, 3.7, 0.91), 0.3, 0.1, k.plain('#d8cdb8', 0.5))
    inside.branches((1.4, 3.7, 1.18), 11, 0.65, 6)
    with k.place((1.6, 1.35, 0.915), turn=-90, tilt=(-9, 0)):
        k.box((-0.15, 0.15), (-0.02, 0), (0, 0.42), k.wood('walnut', 'z'), 0.006)
    with k.place((1.65, 3.6, 0), turn=-90):
        inside.framed((0.3, 0.85), (1.4, 2.1), 0.0)
        inside.framed((1.0, 1.4), (1.5, 2.0), 0.0, inside.dunes('#d7d9c6', '#5d6f58', '#93a07f'))
    for y in (1.2, 3.4):
        k.pendant((0.55, y, 2.8), 0.7, 0.14, brass, 5)


def garden():
    k.floor((-40, 40), (5.3, 9), k.stone('travertine', (1.2, 0.6), 0.004, upright=False), -0.05)
    k.floor((-60, 60), (9, 90), k.lawn(), -0.08)
    k.hedge((-7, 13, 0), (7, 13, 0), 1.1, density=0.4, flowers='#b5286b')
    k.palm((-1.9, 15, 0), 6, 2)
    k.palm((2.0, 17, 0), 7, 4)
    k.potted((0.8, 6.4, 0), 0.5, 0.25, k.plain('#c07a4e', 0.7), 'bougainvillea', 3, 1.2)
