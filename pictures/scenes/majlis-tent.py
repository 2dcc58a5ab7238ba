"""A tent majlis in the desert at dusk: carpets, low seats, lanterns."""
from math import sin
from random import Random

import kit as k

RED, SAND = '#7a2530', '#e4d6ba'


def tent(wide=9.0, deep=5.0, eaves=2.1, peak=3.6):
    cloth, pole = k.fabric(SAND, thin=True), k.wood('teak', 'z')

    def roof(u, v):
        slope = 1 - abs(2 * v - 1)
        sag = 0.16 * abs(sin(3 * 3.14159 * u)) * (1 - slope)
        return (u * wide, v * deep, eaves + (peak - eaves) * slope ** 1.15 - sag + 0.1 * slope * abs(2 * u - 1))
    k.surface(roof, 48, 24, cloth)

    def valance(u, v):
        return (u * wide, -0.02 + 0.015 * sin(u * 90), eaves - 0.32 * (1 - v) - 0.05 * abs(sin(u * 42)) * (1 - v))
    k.surface(valance, 160, 4, k.fabric(RED))
    for x in (0, wide):
        with k.place((x, 0.1, 0), turn=90):
            k.curtain(deep - 0.1, eaves, cloth, 14, 0.05)
    with k.place((0, deep - 0.05, 0)):
        k.curtain(wide, eaves, k.fabric('#8c2f38'), 26, 0.05)
        k.box((0, wide), (-0.12, -0.1), (1.35, 1.55), k.fabric('#1f1a18'), 0)
        for i in range(30):
            with k.place(((i + 0.5) * wide / 30, -0.13, 1.45), tilt=(0, 45)):
                k.box((-0.055, 0.055), (-0.008, 0), (-0.055, 0.055), k.fabric('#e9dcc0'), 0)
    for i in range(4):
        x = i * wide / 3
        k.rod((x, 0, 0), (x, 0, eaves + 0.05), 0.045, pole)
        k.tube([(x, 0, eaves), (x * 1.02 - 0.1, -1.4, 0)], 0.012, k.fabric('#cdbb96'), smooth=False)
    for x in (wide / 3, 2 * wide / 3):
        k.rod((x, deep / 2, 0), (x, deep / 2, peak), 0.055, pole)


def seats(wide, deep):
    red, cream = k.fabric(RED), k.fabric('#e9dcc0')
    for i in range(7):
        x = 0.75 + i * (wide - 1.5) / 6
        k.slab((x - 0.6, x + 0.6), (deep - 1.05, deep - 0.3), (0.02, 0.26), red, 0.05)
        k.box((x - 0.58, x + 0.58), (deep - 1.06, deep - 1.04), (0.1, 0.14), cream, 0)
        k.cushion((x - 0.25, deep - 0.38, 0.5), (0.52, 0.46), 0.2, cream if i % 2 else red, 4, 72)
        k.cushion((x + 0.3, deep - 0.36, 0.5), (0.52, 0.46), 0.2, k.fabric('#1f1a18') if i % 3 == 0 else red, -5, 72)
    for side, x in ((-1, 0.65), (1, wide - 0.65)):
        for j in range(2):
            y = 0.9 + j * 1.4
            k.slab((x - 0.38, x + 0.38), (y - 0.68, y + 0.68), (0.02, 0.26), red, 0.05)
            for dy in (-0.35, 0.35):
                k.cushion((x + side * 0.34, y + dy, 0.5), (0.5, 0.46), 0.2, cream if dy > 0 else red, 90 * -side, 72)
    k.rug((1.3, wide - 1.3), (0.3, deep - 1.2), 0.0, '#8a2a33', '#d9c49a', 17)
    k.rug((2.6, wide - 2.6), (-1.9, 0.2), 0.0, '#51302a', '#c9b088', 13)
    with k.place((wide / 2, 1.9, 0)):
        k.round_table(0.5, 0.32, k.plain('#b98d4a', 0.25, 1.0), k.wood('walnut', 'z'))
        k.lathe([(0.06, 0), (0.1, 0.05), (0.09, 0.13), (0.035, 0.2), (0.05, 0.25), (0.015, 0.3)], (0.1, 0, 0.32), k.plain('#c9a055', 0.2, 1.0))
        k.tube([(0.2, 0, 0.4), (0.28, 0, 0.46), (0.31, 0, 0.54)], 0.012, k.plain('#c9a055', 0.2, 1.0))
        for i in range(4):
            k.lathe([(0.02, 0), (0.035, 0.05), (0.033, 0.05)], (-0.2 + 0.09 * i, -0.2, 0.32), k.plain('#f2ede2', 0.2), 20)
    for x in (wide * 0.22, wide / 2, wide * 0.78):
        k.tube([(x, deep / 2, 3.3), (x, deep / 2, 2.75)], 0.006, k.aluminium('bronze'), smooth=False)
        k.lantern((x, deep / 2, 2.25), 0.5, 0.27, 260)


def desert():
    chance = Random(2)
    phase = [chance.uniform(0, 6) for _ in range(6)]

    def dunes(u, v):
        x, y = (u - 0.5) * 340, v * v * 260 - 14
        far = max(0.0, min(1.0, (y - 7) / 60))
        height = 5.5 * sin(x * 0.035 + phase[0] + y * 0.02) + 3.2 * sin(y * 0.06 + phase[1] + x * 0.016) + 1.2 * sin(x * 0.11 + phase[2])
        small = 0.025 * sin(x * 2.1 + phase[3]) + 0.03 * sin(y * 1.7 + x * 0.8 + phase[4])
        return (x, y, far * (height + 3.5) - 0.04 + small * (0.2 if abs(x) < 7 and y < 8 else 1.5))
    k.surface(dunes, 220, 160, k.ground('#c79a66', '#b98a58', 0.4, 0.5))


def build():
    k.dusk('#1c2f5e', '#5f6ea3', '#f0a46e', 0.62, clouds=0.5, afterglow=0.5, azimuth=320)
    desert()
    with k.place((-4.5, 0, 0)):
        tent()
        seats(9.0, 5.0)
    for x, y, size in ((-2.4, -2.0, 0.5), (-2.0, -2.35, 0.34), (2.5, -1.9, 0.5), (3.0, -2.3, 0.36), (5.4, -1.2, 0.45)):
        k.lantern((x, y, 0), size, size * 0.52, 45)
    k.palm((-9.5, 7.5, 0), 7.5, 3)
    k.palm((-7.6, 9.5, 0), 9, 8)
    k.palm((9.6, 9.0, 0), 8.2, 5)
    k.camera((-1.7, -6.9, 1.4), (0.15, 0, 1.5), 24, exposure=0.95)
