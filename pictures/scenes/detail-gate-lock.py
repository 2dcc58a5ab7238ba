"""Lock and welds of a laser-cut steel gate in low sun."""
from math import cos, pi, sin

import kit as k


def star(x, z, radius, metal, seed):
    corners = []
    for turn in (0.0, pi / 4):
        points = [(x + radius * cos(turn + pi / 4 + i * pi / 2), 0.0, z + radius * sin(turn + pi / 4 + i * pi / 2)) for i in range(4)]
        for n, (a, b) in enumerate(zip(points, points[1:] + points[:1])):
            # Crossing bars must not lie in one plane.
            away = 0.0006 * (n % 2) + (0.0012 if turn else 0.0)
            k.beam((a[0], away, a[2]), (b[0], away, b[2]), (0.014, 0.022), metal, 0.0015)
        corners += points
    return corners


def build():
    k.day(18, 300, sun=7.5, sky=0.17, clouds=0.5)
    steel, raw = k.plain('#3a2c22', 0.42, 0.4), k.plain('#34281f', 0.5, 0.4)
    brass = k.plain('#b98d4f', 0.26, 1.0)
    for x in ((-0.075, -0.004), (0.004, 0.075)):
        k.box(x, (-0.03, 0.03), (-1.2, 1.4), steel, 0.003)
    cell = 0.4
    for side in (-1, 1):
        for i in range(4):
            for j in range(-3, 4):
                x, z = side * (0.075 + (i + 0.5) * cell), (j + 0.5) * cell
                for n, (cx, cy, cz) in enumerate(star(x, z, cell * 0.52, steel, i + j)):
                    if i == 0 and abs(abs(cx) - 0.075) < 0.03 and -0.5 < cz < 0.7:
                        k.weld((side * 0.0765, -0.009, cz - 0.012), (side * 0.0765, -0.009, cz + 0.012), raw, n + j, 0.004)
        for i in range(1, 4):
            x = side * (0.075 + i * cell)
            k.box((x - 0.006, x + 0.006), (-0.005, 0.005), (-1.2, 1.4), steel, 0.001)
        for j in range(-2, 4):
            k.box((side * 0.075, side * 1.7), (-0.0042, 0.0042), (j * cell - 0.006, j * cell + 0.006), steel, 0.001)
            k.weld((side * 0.0765, -0.006, j * cell - 0.007), (side * 0.0765, -0.006, j * cell + 0.007), raw, j, 0.0042)
    k.box((0.012, 0.068), (-0.031, -0.037), (-0.16, 0.14), brass, 0.003)
    k.rod((0.04, -0.037, -0.07), (0.04, -0.044, -0.07), 0.0125, brass, sides=36)
    k.box((0.0385, 0.0415), (-0.0443, -0.0435), (-0.08, -0.06), k.plain('#161310', 0.6), 0)
    k.lever((0.04, -0.037, 0.06), -1, 1, brass, False)
    for z in (-0.145, 0.125):
        k.screw((0.04, -0.037, z), -1, 0.005, brass)
    for end in (0.24, 0.56):
        k.rod((-0.04, -0.03, end), (-0.04, -0.085, end), 0.009, brass)
    k.rod((-0.04, -0.085, 0.19), (-0.04, -0.085, 0.61), 0.0125, brass, sides=36)
    k.box((-0.003, 0.01), (-0.034, 0.034), (-1.2, 1.4), k.plain('#2a2019', 0.6), 0.001)
    sand, trim = k.stone('sand', (0.7, 0.28), 0.005), k.plaster('#efe6d4', 0.2)
    k.box((1.72, 2.5), (-0.38, 0.38), (-1.25, 1.8), sand, 0.015)
    k.floor((-12, 12), (-14, 60), k.stone('grey', (0.3, 0.3), 0.006, 0.7, upright=False), -1.25)
    k.box((-7, 5), (11, 17), (-1.25, 5.6), k.plaster('#ead9b8', 0.4), 0.02)
    for x in (-5, -1.6, 1.8):
        for z in (-0.6, 2.6):
            with k.place((x, 10.9, z)):
                k.window(1.8, 1.9, k.aluminium('anthracite'), k.glass('#86a0ab', 0.4), 2, knob=False)
                k.sheet([(0, 0.06, 0), (1.8, 0.06, 0), (1.8, 0.06, 1.9), (0, 0.06, 1.9)], k.plain('#232a2f', 0.4))
    k.hedge((-4, 5, -0.9), (-4, 10, -0.9), 0.6, seed=2, flowers='#c22f78')
    k.hedge((3.4, 4, -0.9), (3.4, 10, -0.9), 0.6, seed=6, flowers='#c22f78')
    for i, (x, y) in enumerate(((-5.0, 6), (5.2, 5), (-3.6, 9.5))):
        k.palm((x, y, -1.25), 6.0 + i % 3, 3 + i, spread=2.8)
    k.camera((-0.42, -0.85, 0.22), (0.05, 0.0, 0.12), 34, fstop=6.3, focus=0.94, exposure=0.35)
