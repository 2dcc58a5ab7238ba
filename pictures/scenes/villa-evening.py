"""A sandstone-and-glass villa at the blue hour, seen over its pool."""
from random import Random

import kit as k

LIT = '#ffd9ab'


def ground():
    paving = k.stone('travertine', (1.2, 0.6), 0.004, 0.35, upright=False)
    k.floor((-40, -9), (-30, 26), k.lawn())
    k.floor((-9, 30), (0.6, 26), paving)
    k.floor((-9, 30), (-30, -8), paving)
    k.floor((-9, -7.2), (-8, 0.6), paving)
    k.floor((14, 30), (-8, 0.6), paving)
    tile = k.plain('#5cb3bd', 0.3)
    k.floor((-7.2, 14), (-8, 0.6), tile, -1.4)
    k.box((-7.2, 14), (0.55, 0.62), (-1.4, 0.0), tile, 0)
    k.box((-7.3, -7.2), (-8, 0.6), (-1.4, 0.0), tile, 0)
    k.floor((-7.2, 14), (-8, 0.6), k.clear_water('#8fd3dc', 0.06, 1.4), -0.12)
    k.box((-7.4, 14), (0.5, 0.95), (-0.05, 0.03), k.stone('cream', joint=0), 0.01)
    for x in (-5.5, -2, 1.5, 5, 8.5):
        k.spot((x, 0.5, -0.7), (x, -4, -1.1), 260, 130, '#9fe6f2')


def room(x, y, z, power, curtain=True):
    """Lit interior box open towards -Y."""
    wall, back = k.plain('#e3d8c6', 0.8), k.wood('walnut' if z[0] < 1 else 'oak', 'z')
    k.box(x, (y[1], y[1] + 0.1), z, back, 0)
    for side in (x[0], x[1] - 0.08):
        k.box((side, side + 0.08), y, z, wall, 0)
    k.box(x, y, (z[1] - 0.06, z[1]), k.plain('#efe6d8', 0.8), 0)
    k.box(x, y, (z[0], z[0] + 0.05), k.wood('oak', 'y', plank=0.16), 0)
    middle, high = (x[0] + x[1]) / 2, z[1] - 0.12
    k.area((middle, (y[0] + y[1]) / 2, high), (middle, (y[0] + y[1]) / 2, z[0]), (x[1] - x[0] - 0.6, y[1] - y[0] - 0.8), power, LIT)
    if curtain:
        cloth = k.fabric('#efe5d4', thin=True)
        for start in (x[0] + 0.15, x[1] - 1.05):
            with k.place((start, y[0] + 0.35, z[0] + 0.05)):
                k.curtain(0.9, z[1] - z[0] - 0.15, cloth, 7)


def building():
    sand, trim = k.stone('sand', (0.9, 0.3), 0.004), k.plaster('#e6d9c0', 0.15)
    black = k.aluminium('black')
    glass = k.glass('#f4f1ea', 0.07)
    room((-1.5, 8.5), (6.2, 11), (0.1, 3.3), 420)
    with k.place((-1.5, 6.1, 0.1)):
        for i in range(4):
            with k.place((i * 2.5, 0, 0)):
                k.leaf_panel(2.5, 3.14, black, glass, 0.06)
    k.box((-7.5, -1.5), (5.2, 11), (0, 3.4), sand)
    k.box((8.5, 13.5), (5.6, 11), (0, 7.1), sand)
    room((-4.5, 6.5), (5.6, 11), (3.75, 6.7), 360)
    with k.place((-4.5, 5.5, 3.75)):
        k.window(11, 2.95, black, glass, columns=5, sash=0.03, knob=False)
    k.box((-8.2, 9), (3.6, 11.2), (3.35, 3.75), trim, 0.02)
    k.box((-5.2, 8.5), (3.4, 11.2), (6.7, 7.1), trim, 0.02)
    k.box((-5.2, -4.5), (4.0, 11), (3.75, 6.7), trim, 0.02)
    k.box((6.5, 8.5), (5.4, 11), (3.75, 6.7), sand)
    with k.place((-4.5, 3.75, 3.75)):
        k.glass_railing(13, rail=True, shoe=True)
    for x in (-6.8, -5.6, -4.4, -3.2, -2.0):
        k.spot((x, 4.9, 3.3), (x, 5.3, 0), 45, 70)
    for x in (9.4, 11, 12.6):
        k.spot((x, 5.2, 0.1), (x, 5.55, 6), 90, 60)
    for x in (0.0, 2.4, 4.8, 7.2):
        k.spot((x, 4.4, 3.3), (x, 4.2, 0), 50, 100)
        k.spot((x, 4.2, 6.65), (x, 4.6, 3.7), 40, 100)
    k.box((10.2, 11.2), (5.5, 5.7), (0.05, 6.2), k.wood('walnut', 'z'), 0.01)


def living():
    with k.place((3.2, 8.6, 0.15)):
        k.sofa(2.6)
    with k.place((6.9, 8.4, 0.15), turn=-60):
        k.lounge_chair()
    with k.place((3.2, 7.3, 0.15)):
        k.round_table(0.5, 0.34)
    for x in (2.4, 3.4, 4.4):
        k.pendant((x, 8.2, 3.24), 0.7, 0.18, power=25)
    with k.place((0.2, 9.8, 0.15)):
        k.floor_lamp(1.7)
    for z in (0.9, 1.5, 2.1):
        k.box((-1.2, 0.8), (10.7, 10.98), (z, z + 0.05), k.wood('walnut', 'x'))
    k.box((4.6, 6.4), (10.9, 10.98), (1.3, 2.5), k.plain('#3a4b52', 0.7))
    with k.place((-1.5, 8.5, 3.8)):
        k.floor_lamp(1.5, 40)
    for x in (1.0, 3.8):
        k.pendant((x, 7.5, 6.64), 0.8, 0.2, power=30)


def garden():
    k.palm((-9.6, 8.5, 0), 9.5, 4, spread=3.2)
    k.palm((-12.8, 3.2, 0), 7.4, 9, spread=3.0)
    k.palm((11.6, 14.5, 0), 11.5, 5, spread=3.2)
    k.palm((16.2, 7.5, 0), 8.6, 7, spread=3.2)
    k.palm((6.2, 15, 0), 10.4, 12, spread=3.0)
    for at in ((-9.3, 7.6, 0.1), (-12.4, 2.4, 0.1), (15.6, 6.8, 0.1)):
        k.spot(at, (at[0] - 0.3, at[1] + 1, 7), 420, 55, '#ffd39a')
    k.hedge((-13.5, 5.4, 0.25), (-8.4, 6.6, 0.25), 0.5, seed=11)
    chance = Random(3)
    for i in range(9):
        k.blades((-11.5 + i * 0.45 + chance.uniform(-0.2, 0.2), 4.4 + chance.uniform(-0.4, 0.5), 0), 34, 0.85, 0.03, '#6b7c4a', i, 0.8)
    k.hedge((9.4, 4.7, 0.2), (13.4, 4.7, 0.2), 0.34, seed=31)
    for x in (-3.6, -1.4):
        with k.place((x, 2.5, 0)):
            k.lounger(frame=k.aluminium('black'))
    with k.place((-2.5, 2.7, 0)):
        k.round_table(0.24, 0.38)
    k.lantern((-2.5, 2.7, 0.38), 0.3, 0.16, 12)
    for x in (8.2, -1.2):
        k.potted((x, 4.4, 0.0), 0.7, 0.32, k.plain('#3a3835', 0.6), 'grass', 4, 1.1)
    k.lantern((1.6, 1.4, 0.03), power=20)
    k.lantern((2.1, 1.6, 0.03), 0.3, 0.17, 14)


def build():
    k.dusk('#142650', '#4566a3', '#d3a196', 0.5, clouds=0.35)
    ground()
    building()
    living()
    garden()
    k.box((-40, 40), (24, 24.3), (0, 1.9), k.plaster('#c9b48f'), 0)
    k.skyline((-330, 380), 900, seed=8, count=26, tallest=190, haze='#4a5f8c', mix=0.5, lit=0.22)
    k.camera((-2.2, -13.2, 1.55), (0.8, 6, 2.9), 25, exposure=1.15)
