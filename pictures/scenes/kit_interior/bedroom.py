"""Beds and soft things."""
from math import sin

import kit as k


def bed(width=1.8, length=2.05, cloth=None, throw='#9c7b5b', board=None, pillows=True):
    """Made bed centred on x, its head at y = 0, its foot towards -Y."""
    half, linen = width / 2, k.fabric('#f1ece2')
    frame = cloth or k.fabric('#bfae97')
    k.box((-half + 0.05, half - 0.05), (-length + 0.1, -0.02), (0.02, 0.14), k.plain('#2a231d', 0.7))
    k.slab((-half - 0.04, half + 0.04), (-length - 0.02, 0), (0.12, 0.32), frame, 0.03)
    k.slab((-half, half), (-length, -0.01), (0.3, 0.52), linen, 0.06)
    k.slab((-half - 0.14, half + 0.14), (-0.02, 0.09), (0.1, 1.12), board or frame, 0.04)

    def duvet(u, v):
        x, y = (2 * u - 1) * (half + 0.05), -length - 0.03 + v * (length - 0.5)
        edge = min(1.0, (1 - abs(2 * u - 1)) * 7.0)
        foot = min(1.0, v * 8.0)
        wrinkle = 0.014 * sin(9 * x + 5 * y) * sin(6 * y - 3 * x) + 0.008 * sin(23 * x - 11 * y)
        return (x, y, 0.36 + 0.2 * (edge * foot) ** 0.35 + wrinkle)
    k.surface(duvet, 90, 80, linen)

    def blanket(u, v):
        x, y = (2 * u - 1) * (half + 0.065), -length + 0.12 + v * 0.62
        edge = min(1.0, (1 - abs(2 * u - 1)) * 7.0)
        return (x, y, 0.382 + 0.2 * edge ** 0.35 + 0.014 * sin(9 * x + 5 * y) * sin(6 * y - 3 * x) + 0.008 * sin(23 * x - 11 * y))
    k.surface(blanket, 70, 24, k.fabric(throw))
    if pillows:
        for x in (-half / 2, half / 2):
            k.cushion((x, -0.2, 0.74), (half * 0.86, 0.5), 0.2, linen, tilt=62)
            k.cushion((x * 0.96, -0.36, 0.69), (half * 0.74, 0.42), 0.17, k.fabric('#d9cbb5'), tilt=56)
        k.cushion((0.05, -0.5, 0.64), (0.5, 0.3), 0.14, k.fabric(throw), tilt=52)


def nightstand(at, width=0.5, timber=None):
    with k.place(at):
        wood = timber or k.wood('oak', 'x')
        k.box((-width / 2, width / 2), (-0.4, 0), (0.18, 0.52), wood, 0.006)
        k.box((-width / 2 + 0.02, width / 2 - 0.02), (-0.41, -0.39), (0.205, 0.35), wood, 0.003)
        k.box((-width / 2 + 0.02, width / 2 - 0.02), (-0.41, -0.39), (0.356, 0.5), wood, 0.003)
        for x in (-width / 2 + 0.05, width / 2 - 0.05):
            for y in (-0.36, -0.04):
                k.rod((x, y, 0), (x, y, 0.18), 0.012, k.aluminium('black'))


def bedside_lamp(at, power=6):
    with k.place(at):
        k.lathe([(0.07, 0), (0.075, 0.015), (0.03, 0.05), (0.055, 0.16), (0.012, 0.22)], (0, 0, 0), k.plain('#b9a68a', 0.5))
        k.lathe([(0.13, 0.22), (0.09, 0.4)], (0, 0, 0), k.glow('#ffe2b8', 1.6))
        k.bulb((0, 0, 0.3), power)
