"""A villa under terracotta tiles against a blue sky, chimney and gutters, palms behind."""
from math import atan2, cos, degrees, hypot, pi, sin
from random import Random

import kit as k


def course(length, radius=0.11, tilt=0.0):
    """One barrel tile, a half pipe that narrows, rising along +Y."""
    def point(u, v):
        r = radius * (1 - 0.16 * v)
        return (r * cos(pi * u), length * v, r * sin(pi * u) * 0.8)
    return k.surface(point, 10, 2, TILES[0]())


def clay(code):
    return lambda: k.ground(code, '#74402c', 1.5, 0.15)


TILES = [clay('#9a5a40'), clay('#a8694c'), clay('#8a4c36')]


def slope(wide, run, rise, seed):
    """Tiled roof plane from the eaves (y = 0) up to the ridge."""
    chance = Random(seed)
    length = hypot(run, rise)
    pitch = degrees(atan2(rise, run))
    with k.place((0, 0, 0), tilt=(pitch, 0)):
        k.box((0, wide), (0, length), (-0.1, 0), k.plain('#7d4a30', 0.9), 0)
        models = []
        for tone in TILES:
            model = course(0.46)
            model.data.materials[0] = tone()
            model.hide_render = True
            models.append(model)
        columns, rows = int(wide / 0.235), int(length / 0.38)
        for i in range(columns):
            x = (i + 0.5) * wide / columns
            for j in range(rows):
                k.again(chance.choice(models), (x + chance.uniform(-0.006, 0.006), j * 0.38 - 0.05, 0.012 + chance.uniform(0, 0.006)), chance.uniform(-1.2, 1.2), tilt=(2.2, 0))
    return length, pitch


def ridge(start, end):
    count = max(2, round(abs(end[0] - start[0]) / 0.4))
    for i in range(count):
        x = start[0] + (end[0] - start[0]) * i / count
        k.rod((x - 0.02, start[1], start[2]), (x + 0.43, start[1], start[2] + 0.01), 0.13, TILES[i % 3](), 0.115, 16)


def window(x, z, wide=1.1, high=1.3):
    k.box((x - 0.16, x + wide + 0.16), (-0.05, 0.05), (z - 0.14, z + high + 0.16), k.plaster('#f2eadb', 0.2), 0.01)
    k.box((x, x + wide), (-0.055, 0.0), (z, z + high), k.plain('#20262a', 0.1), 0)
    with k.place((x, -0.13, z)):
        k.window(wide, high, k.upvc(), k.glass('#8fa8b4', 0.35), 2, 1, 0.06, 0.07, 0.045, knob=False)
    k.box((x - 0.2, x + wide + 0.2), (-0.2, 0.0), (z - 0.2, z - 0.13), k.stone('white', joint=0), 0.01)


def block(x, depth, high, rise, seed, windows):
    wall = k.plaster('#e8d2a8', 0.4)
    wide = x[1] - x[0]
    with k.place((x[0], 0, 0)):
        k.box((0, wide), (0, depth), (0, high), wall, 0.005)
        k.box((-0.45, wide + 0.45), (-0.5, 0.1), (high - 0.16, high - 0.02), k.plaster('#f2eadb', 0.15), 0.01)
        k.tube([(-0.5, -0.6, high + 0.02), (wide + 0.5, -0.6, high + 0.02)], 0.065, k.aluminium('bronze'), smooth=False)
        k.tube([(wide - 0.3, -0.58, high), (wide - 0.3, -0.5, high - 0.25), (wide - 0.3, -0.08, high - 0.55), (wide - 0.3, -0.08, 0)], 0.045, k.aluminium('bronze'), smooth=False)
        k.prism([(0, high), (depth, high), (depth / 2, high + rise * depth / 2 / (depth / 2 + 0.55))], 0.02, wide - 0.02, wall, 'x')
        with k.place((-0.5, -0.55, high)):
            slope(wide + 1, depth / 2 + 0.55, rise, seed)
        with k.place((wide + 0.5, depth + 0.55, high), turn=180):
            slope(wide + 1, depth / 2 + 0.55, rise, seed + 1)
        ridge((-0.5, depth / 2, high + rise + 0.06), (wide + 0.5, depth / 2, high + rise + 0.06))
        for spot in windows:
            window(*spot)


def build():
    k.day(44, 222, sun=7.0, sky=0.12, clouds=0.75, dust=0.4)
    block((-7, 2.6), 7, 6.2, 2.3, 3, [(0.9, 3.9), (3.2, 3.9), (6.9, 3.9), (0.9, 0.9), (6.9, 0.9)])
    with k.place((0, -2.2, 0)):
        block((2.2, 8.2), 6, 3.9, 1.9, 11, [(1.0, 1.3), (3.6, 1.3)])
    k.box((-4.6, -3.7), (2.2, 3.0), (7, 9.4), k.plaster('#e8d2a8', 0.4), 0.01)
    k.box((-4.72, -3.58), (2.08, 3.12), (9.3, 9.5), k.plaster('#f2eadb', 0.2), 0.015)
    k.box((-4.5, -3.8), (2.3, 2.9), (9.5, 9.75), TILES[0](), 0.02)
    k.palm((-9.6, 5, 0), 11.5, 3, spread=3.3)
    k.palm((6.4, 9, 0), 12.0, 6, spread=3.3)
    k.palm((10.8, 4, 0), 9.5, 9, spread=3.2)
    k.box((8.6, 60), (6, 6.3), (0, 3.2), k.plaster('#e8d2a8', 0.4), 0.02)
    k.hedge((9, 5.2, 1.6), (22, 5.2, 1.6), 1.1, seed=4, leaf_size=0.11)
    k.floor((-200, 200), (-200, 200), k.lawn())
    for i, x in enumerate((-6.5, -5.4, -2.9, -1.6, -0.2, 1.2)):
        k.shrub((x, -0.8, 0.4), 0.6, '#56713a', i, flowers='#c22f78' if i % 3 == 1 else None)
    k.camera((-8.6, -5.2, 5.9), (-3.2, 1.5, 7.15), 34, exposure=-0.15, look='Medium High Contrast')
