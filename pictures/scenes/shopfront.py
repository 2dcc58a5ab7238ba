"""A glazed shopfront at night, warm inside, its light on wet paving."""
from random import Random

import kit as k


def front(wide=9.6, high=3.2):
    frame, glass = k.aluminium('black'), k.glass('#f6f5f0', 0.06)
    with k.place((-wide / 2, 0, 0.02)):
        for x, span in ((0, 2.0), (2.0, 2.0), (6.4, 1.6), (8.0, 1.6)):
            with k.place((x, 0, 0)):
                k.border((0, span), (0, high), 0.045, 0.1, frame, sill=0.22)
                k.pane((0.045, span - 0.045), (0.22, high - 0.045), 0.05, glass)
        k.border((4.0, 6.4), (2.45, high), 0.045, 0.1, frame)
        k.pane((4.045, 6.355), (2.495, high - 0.045), 0.05, glass)
        for x in (4.05, 5.22):
            with k.place((x, 0.02, 0)):
                k.leaf_panel(1.13, 2.44, frame, glass, 0.05, 0.05, 0.18)
                k.rod((1.0 if x < 5 else 0.13, -0.06, 0.75), (1.0 if x < 5 else 0.13, -0.06, 1.65), 0.016, k.stainless())
    k.box((-wide / 2, wide / 2), (-0.12, 0.4), (3.24, 3.95), k.stone('dark', (1.6, 0.72), 0.004, 0.35), 0.01)
    k.box((-wide / 2, wide / 2), (-0.1, -0.08), (3.2, 3.235), k.glow('#ffd7a0', 9), 0)
    for x in (-wide / 2 - 0.6, wide / 2):
        k.box((x, x + 0.6), (-0.15, 0.5), (0, 5.2), k.stone('travertine', (0.6, 0.9), 0.004, 0.5), 0.01)
    k.box((-20, 20), (0.02, 0.5), (3.95, 9), k.stone('travertine', (0.9, 0.45), 0.004, 0.6), 0)
    for x in (-wide / 2 - 15, wide / 2 + 0.6):
        k.box((x, x + 14.4), (0.02, 0.5), (0, 3.95), k.stone('travertine', (0.9, 0.45), 0.004, 0.6), 0)


def shop():
    wall, oak = k.plain('#efe6d6', 0.8), k.wood('oak', 'x')
    k.floor((-4.8, 4.8), (0, 7), k.wood('oak', 'y', 0.3, plank=0.18), 0.02)
    k.box((-4.9, 4.9), (7, 7.1), (0, 3.6), wall, 0)
    for x in (-4.9, 4.8):
        k.box((x, x + 0.1), (0.1, 7), (0, 3.6), wall, 0)
    k.floor((-4.9, 4.9), (0.1, 7), k.plain('#e4dccd', 0.9), 3.5)
    chance = Random(5)
    for row in range(4):
        z = 0.6 + row * 0.6
        k.box((-4.2, 4.2), (6.62, 6.98), (z, z + 0.04), oak, 0.004)
        k.box((-4.2, 4.2), (6.94, 6.97), (z - 0.05, z - 0.03), k.glow('#ffe0b4', 6), 0)
        for i in range(22):
            x = -4.0 + i * 0.38 + chance.uniform(-0.05, 0.05)
            tone = k.plain(chance.choice(('#c9a06d', '#7c8a80', '#e9e4da', '#3f4c54', '#a9633f')), 0.4)
            size = chance.uniform(0.06, 0.1)
            if chance.random() < 0.5:
                k.lathe([(size * 0.7, 0), (size, size), (size * 0.4, size * 2.4), (size * 0.5, size * 2.7)], (x, 6.8, z + 0.04), tone, 24)
            else:
                k.box((x - size, x + size), (6.72, 6.9), (z + 0.04, z + 0.04 + size * chance.uniform(1.5, 3)), tone)
    for x in (-3.4, -1.7, 2.6):
        with k.place((x, 2.0, 0.02)):
            k.table(1.3, 0.8, 0.8, k.wood('walnut', 'x'))
            for i in range(4):
                size = chance.uniform(0.07, 0.12)
                k.lathe([(size * 0.7, 0), (size, size), (size * 0.45, size * 2.6), (size * 0.6, size * 3)], (-0.45 + i * 0.3, 0, 0.8), k.plain(chance.choice(('#b9835a', '#e9e4da', '#4b5a52')), 0.35))
    for x in (-3.4, -1.7, 0.5, 2.6, 3.9):
        k.pendant((x, 2.0, 3.5), 1.0, 0.18, k.plain('#c8a16b', 0.35, 1.0), 60)
    k.area((0, 4, 3.45), (0, 4, 0), (8, 5), 330, '#ffe2bc')
    with k.place((3.6, 5.0, 0.02)):
        k.sofa(1.6, seats=2, cloth=k.fabric('#5d6f66'))
    k.potted((-4.3, 5.6, 0.02), 0.5, 0.26, kind='fig', size=1.2, seed=3)


def street():
    k.floor((-30, 30), (-30, 0.05), k.stone('grey', (0.9, 0.6), 0.006, 0.22, upright=False))
    k.box((-30, 30), (-6.3, -6.0), (-0.02, 0.02), k.concrete(), 0.01)
    for x in (-5.1, 5.1):
        k.potted((x, -0.75, 0), 0.75, 0.34, k.plain('#2f2d2b', 0.5), 'grass', 5, 1.1)
        k.spot((x, -0.4, 3.9), (x, -0.1, 0), 90, 60)
    k.box((1.9, 3.5), (-1.25, -0.85), (0.4, 0.46), k.wood('teak', 'x'), 0.008)
    for x in (2.05, 3.3):
        k.box((x, x + 0.07), (-1.22, -0.88), (0, 0.4), k.aluminium('black'))
    for x in (-1.4, -0.9):
        k.potted((x - 1.3, -0.55, 0), 0.4, 0.2, k.plain('#a9633f', 0.7), 'shrub', int(-x * 9), 0.6)


def build():
    k.dusk('#142650', '#3d5a99', '#a58f9c', 0.75, clouds=0.3)
    front()
    shop()
    street()
    for x in (-8, -6.6, 6.6, 8):
        k.spot((x, -0.5, 0.05), (x, 0, 5), 130, 55)
    k.camera((-3.2, -8.0, 1.5), (0.1, 0, 1.8), 25, exposure=0.6)
