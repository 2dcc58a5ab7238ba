"""A laser-cut steel gate in a villa wall: a star lattice, its shadow on the drive."""
from math import cos, pi, sin

import kit as k


def star(x, z, radius, metal, y=0.0, bar=0.022):
    """Eight-pointed star of two interlaced squares, drawn in flat bar."""
    for turn in (0.0, pi / 4):
        corners = [(x + radius * cos(turn + pi / 4 + i * pi / 2), y, z + radius * sin(turn + pi / 4 + i * pi / 2)) for i in range(4)]
        for n, (a, b) in enumerate(zip(corners, corners[1:] + corners[:1])):
            away = 0.0008 * (n % 2) + (0.0016 if turn else 0.0)
            k.beam((a[0], y + away, a[2]), (b[0], y + away, b[2]), (0.012, bar), metal, 0.001)


def leaf_of_gate(wide, high, metal):
    k.border((0, wide), (0.06, high), 0.07, 0.06, metal, -0.03)
    cell = 0.46
    columns, rows = round((wide - 0.14) / cell), round((high - 0.2) / cell)
    step_x, step_z = (wide - 0.14) / columns, (high - 0.2) / rows
    for i in range(columns):
        for j in range(rows):
            star(0.07 + (i + 0.5) * step_x, 0.13 + (j + 0.5) * step_z, step_x * 0.52, metal)
    for i in range(1, columns):
        k.box((0.07 + i * step_x - 0.007, 0.07 + i * step_x + 0.007), (-0.004, 0.004), (0.13, high - 0.07), metal, 0)
    for j in range(1, rows):
        k.box((0.07, wide - 0.07), (-0.004, 0.004), (0.13 + j * step_z - 0.007, 0.13 + j * step_z + 0.007), metal, 0)


def build():
    k.day(30, 322, sun=7.0, sky=0.17, clouds=0.6)
    bronze, sand = k.aluminium('bronze'), k.stone('sand', (0.7, 0.28), 0.005)
    trim = k.plaster('#efe6d4', 0.2)
    for x in (-2.15, 0.015):
        with k.place((x, 0, 0)):
            leaf_of_gate(2.13, 2.6, bronze)
    for x in (-0.1, 0.08):
        k.box((x, x + 0.03), (-0.1, -0.07), (0.9, 1.7), k.stainless(), 0.008)
    for x in (-2.95, 2.2):
        k.box((x, x + 0.75), (-0.38, 0.38), (0, 3.0), sand, 0.015)
        k.box((x - 0.08, x + 0.83), (-0.46, 0.46), (3.0, 3.16), trim, 0.02)
        k.box((x - 0.05, x + 0.8), (-0.43, 0.43), (0, 0.3), trim, 0.015)
        k.box((x + 0.27, x + 0.48), (-0.47, -0.38), (1.95, 2.35), k.aluminium('black'), 0.01)
        k.box((x + 0.3, x + 0.45), (-0.475, -0.4), (1.99, 2.31), k.glow('#ffdca8', 2.5), 0.004)
    for x in ((-14, -2.95), (2.95, 14)):
        k.box(x, (-0.15, 0.15), (0, 2.5), k.plaster('#dfc79d', 0.5), 0.01)
        k.box(x, (-0.22, 0.22), (2.5, 2.62), trim, 0.012)
    k.floor((-2.6, 2.6), (-14, 40), k.stone('grey', (0.3, 0.3), 0.006, 0.7, upright=False))
    k.floor((-40, -2.6), (-30, 30), k.stone('cream', (0.6, 0.6), 0.006, 0.8, upright=False), 0.002)
    k.floor((2.6, 80), (-30, 80), k.stone('cream', (0.6, 0.6), 0.006, 0.8, upright=False), 0.002)
    k.box((-7, 5), (13, 19), (0, 7.4), k.plaster('#ead9b8', 0.4), 0.02)
    for x in (-5, -1.6, 1.8):
        for z in (0.9, 4.3):
            with k.place((x, 12.9, z)):
                k.window(1.8, 1.9, k.aluminium('anthracite'), k.glass('#86a0ab', 0.4), 2, knob=False)
                k.sheet([(0, 0.06, 0), (1.8, 0.06, 0), (1.8, 0.06, 1.9), (0, 0.06, 1.9)], k.plain('#232a2f', 0.4))
    k.box((5, 40), (21, 21.3), (0, 3.2), k.plaster('#dfc79d', 0.5), 0.01)
    k.hedge((5.5, 20, 0.6), (24, 20, 0.6), 0.9, seed=2, leaf_size=0.1)
    k.box((-7.3, 5.3), (12.6, 19.4), (7.4, 7.7), trim, 0.02)
    for i, (x, y) in enumerate(((-5.5, 6), (5.8, 5), (-4.2, 10), (8, 9))):
        k.palm((x, y, 0), 6.5 + i % 3, 3 + i, spread=3.0)
    for side in (-1, 1):
        for i in range(6):
            k.shrub((side * 3.2, 1.4 + i * 1.3, 0.4), 0.55, '#56713a', 7 + i, flowers='#c22f78' if i % 2 else None)
        for i in range(5):
            k.shrub((side * (4.1 + i * 1.1), 0.1, 2.75 + 0.15 * (i % 2)), 0.55, '#4d6a33', 40 + i, flowers='#c22f78', squash=0.6)
        k.potted((side * 3.35, -0.95, 0), 0.7, 0.33, k.plain('#3d3a37', 0.6), 'olive' if side < 0 else 'grass', 4 + side, 1.15)
    k.camera((-1.7, -6.4, 1.5), (0.15, 0, 1.6), 27, exposure=0.3)
