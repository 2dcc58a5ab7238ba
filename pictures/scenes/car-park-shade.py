"""Tensile shades over an empty car park, stretched from steel masts, in the morning sun."""
from math import hypot

import kit as k

def sail(wide, deep, high):
    """Saddle membrane: two high and two low corners, edges drawn in."""
    corners = ((0, 0, high + 0.9), (wide, 0, high), (0, deep, high - 0.1), (wide, deep, high + 0.8))

    def point(u, v):
        pull = 0.06
        x = u + pull * (0.5 - u) * 4 * v * (1 - v)
        y = v + pull * (0.5 - v) * 4 * u * (1 - u)
        a, b, c, d = (corner[2] for corner in corners)
        z = a * (1 - x) * (1 - y) + b * x * (1 - y) + c * (1 - x) * y + d * x * y
        return (x * wide, y * deep, z - 0.35 * (u * (1 - u) * v * (1 - v)) * 4)
    k.surface(point, 28, 28, k.fabric('#f2ecdf', thin=True))
    for row in (0.0, 1.0):
        k.tube([point(i / 12, row) for i in range(13)], 0.018, k.stainless())
        k.tube([point(row, i / 12) for i in range(13)], 0.018, k.stainless())
    return corners


def masts(corners, wide, deep):
    steel = k.aluminium('white')
    for x, y, z in corners:
        out = (x - wide / 2, y - deep / 2)
        size = hypot(*out)
        foot = (x + out[0] / size * 0.25, y + out[1] / size * 0.25, 0)
        k.rod(foot, (x + out[0] / size * 0.12, y + out[1] / size * 0.12, z + 0.15), 0.085, steel, 0.065)
        k.rod((foot[0], foot[1], 0), (foot[0], foot[1], 0.03), 0.22, steel, sides=32)
        eye = (x + out[0] / size * 0.12, y + out[1] / size * 0.12)
        k.rod((*eye, z), (x, y, z), 0.012, k.stainless())
        k.rod((*eye, z - 0.05), (*eye, z + 0.05), 0.1, steel, sides=32)
        k.rod((foot[0], foot[1], 0), (foot[0], foot[1], 0.34), 0.13, k.plain('#d8b23a', 0.5), sides=32)
        for turn in range(6):
            from math import cos, sin
            k.rod((foot[0] + 0.18 * cos(turn * 1.047), foot[1] + 0.18 * sin(turn * 1.047), 0.02), (foot[0] + 0.18 * cos(turn * 1.047), foot[1] + 0.18 * sin(turn * 1.047), 0.06), 0.016, k.stainless(0.3), sides=6)


def build():
    k.day(38, 248, sun=7.0, sky=0.16, clouds=0.7)
    k.floor((-60, 90), (-30, 60), k.asphalt())
    for i in range(-1, 10):
        k.box((i * 2.75 - 0.05, i * 2.75 + 0.05), (2.2, 7.4), (-0.01, 0.004), k.plain('#e9e6de', 0.8), 0)
    for i in range(3):
        with k.place((-2.75 + i * 8.25, 1.6, 0)):
            masts(sail(8.1, 6.6, 3.1), 8.1, 6.6)
    k.box((-60, 60), (8.2, 8.5), (-0.02, 0.16), k.concrete('#bdb8ae'), 0.01)
    k.floor((-60, 60), (8.5, 14), k.stone('cream', (0.6, 0.6), 0.006, 0.8, upright=False), 0.15)
    k.box((-60, 60), (14, 15), (0, 7.5), k.stone('sand', (0.9, 0.4), 0.005), 0)
    for i in range(12):
        with k.place((-14 + i * 3.2, 13.85, 1.0)):
            k.window(1.9, 5.2, k.aluminium('anthracite'), k.glass('#7f99a3', 0.4), 1, 3, 0.06, 0.1, 0.0, knob=False)
            k.sheet([(0, 0.13, 0), (1.9, 0.13, 0), (1.9, 0.13, 5.2), (0, 0.13, 5.2)], k.plain('#2a3238', 0.4))
    for i in range(6):
        k.palm((-9 + i * 6.6, 11.5, 0.15), 8.5 + (i % 3) * 0.8, 5 + i, 40, 3.0)
    for i in range(-1, 9):
        k.box((i * 2.75 + 0.5, i * 2.75 + 2.25), (7.05, 7.2), (0, 0.11), k.concrete('#c9c4ba'), 0.02)
    k.hedge((-20, 9.4, 0.4), (30, 9.4, 0.4), 0.45, seed=3)
    k.camera((-1.6, -3.4, 1.5), (6.2, 5, 2.6), 22, exposure=0.05)
