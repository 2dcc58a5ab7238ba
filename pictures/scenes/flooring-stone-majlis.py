"""Majlis with a polished stone floor, low sofas along the walls, arched niches and tall windows."""
from math import cos, pi, sin

import kit as k
import kit_interior as inside

WINDOWS = ((-2.9, -1.3, 0.35, 2.75), (1.3, 2.9, 0.35, 2.75))
SIDE = (1.0, 4.6, 0.35, 2.75)


def build():
    room = inside.Room(8.0, 6.0, 3.3, front=-3.2, walls=k.plain('#efe5d3', 0.9), floor=k.stone('cream', (1.2, 1.2), 0.003, 0.1, upright=False), back=WINDOWS, right=[SIDE])
    for hole in WINDOWS:
        with room.fitted('back', hole):
            k.window(1.6, 2.4, k.aluminium('bronze'), columns=2, knob=False)
        room.daylight('back', hole, 45)
    with room.fitted('right', SIDE):
        k.window(3.6, 2.4, k.aluminium('bronze'), columns=4, knob=False)
    room.daylight('right', SIDE, 100)
    seats()
    arch()
    ceiling_lamp()
    outside()
    k.area((0, -2.8, 2.7), (0, 3, 0.5), (5, 1.2), 60, '#fff0dc')
    k.day(30, 72, 13, 0.2, clouds=0.3)
    inside.settle()
    k.camera((-0.5, -2.5, 1.25), (0.0, 4, 1.13), 25, exposure=0.85)


def bench(length, seed):
    """Low upholstered bench along +X from the origin, back at +Y, with loose pillows."""
    cloth, wood = k.fabric('#e6dac4'), k.wood('walnut', 'x')
    k.box((0, length), (-0.8, 0), (0.02, 0.12), wood, 0.006)
    count = round(length / 0.95)
    for i in range(count):
        x = (i * length / count + 0.005, (i + 1) * length / count - 0.005)
        k.slab(x, (-0.82, -0.02), (0.12, 0.38), cloth, 0.05)
        k.slab(x, (-0.2, -0.02), (0.36, 0.76), cloth, 0.06)
    tones = ('#9b4a32', '#c59a5a', '#47625c', '#d9c7a3')
    for i in range(count):
        k.cushion(((i + 0.5) * length / count, -0.32, 0.58), (0.46, 0.42), 0.15, k.fabric(tones[(i + seed) % 4]), 6 if i % 2 else -7, 66)


def seats():
    with k.place((-3.0, 5.95, 0)):
        bench(6.0, 0)
    with k.place((-3.95, -0.4, 0), turn=90):
        bench(5.4, 1)
    with k.place((3.95, 5.0, 0), turn=-90):
        bench(5.4, 2)
    k.rug((-2.1, 2.1), (1.2, 4.6), 0.0, '#84443a', '#5d2a26', 9)
    with k.place((0, 3.0, 0.012)):
        k.box((-0.75, 0.75), (-0.4, 0.4), (0.28, 0.34), k.wood('walnut', 'x'), 0.01)
        k.box((-0.65, 0.65), (-0.3, 0.3), (0, 0.28), k.wood('walnut', 'x'), 0.01)
        brass = k.plain('#b8924f', 0.22, 1.0)
        k.rod((-0.25, 0, 0.34), (-0.25, 0, 0.352), 0.24, brass, sides=48)
        k.lathe([(0.05, 0.352), (0.085, 0.42), (0.04, 0.52), (0.028, 0.6), (0.045, 0.62), (0.0, 0.68)], (-0.28, 0.03, 0), brass)
        k.tube([(-0.21, 0.03, 0.44), (-0.15, 0.03, 0.5), (-0.11, 0.03, 0.6)], 0.009, brass)
        k.tube([(-0.33, 0.03, 0.58), (-0.42, 0.03, 0.54), (-0.35, 0.03, 0.42)], 0.007, brass)
        for x, y in ((-0.12, -0.12), (-0.3, -0.15), (-0.42, -0.05)):
            k.lathe([(0.018, 0.352), (0.032, 0.4), (0.03, 0.4), (0.0, 0.36)], (x, y, 0), k.plain('#f2ede2', 0.25))
    inside.bowl((0.35, 3.0, 0.352), 0.16, 0.07, k.plain('#7a5a34', 0.3, 0.7), '#5a3218')


def arch():
    """Pointed niche with a lamp between the two windows."""
    def outline(half, top):
        side = [(half * cos(a) ** 0.8, top - 0.55 + 0.55 * sin(a)) for a in (pi * i / 20 for i in range(10))]
        return [(-half, 0.8), (half, 0.8), *side, (0, top + 0.06), *[(-x, z) for x, z in reversed(side)]]
    k.prism(outline(0.86, 2.72), 5.96, 5.999, k.stone('travertine', (3, 3), 0, 0.5), 'y')
    k.prism(outline(0.72, 2.58), 5.94, 5.998, k.plain('#cbb48d', 0.8), 'y')
    inside.framed((-0.45, 0.45), (1.2, 2.2), 5.94, inside.dunes(), k.plain('#b8924f', 0.3, 1.0))


def ceiling_lamp():
    brass = k.plain('#b8924f', 0.25, 1.0)
    for radius, z in ((0.62, 2.5), (0.4, 2.72)):
        ring = [(radius * cos(2 * pi * i / 48), 3.0 + radius * sin(2 * pi * i / 48), z) for i in range(49)]
        k.tube(ring, 0.018, brass, smooth=False)
        for i in range(0, 48, 6):
            x, y, _ = ring[i]
            k.rod((x, y, z + 0.015), (x, y, z + 0.12), 0.028, k.glow('#ffe0b0', 4.0))
            k.rod((x, y, z), (0, 3.0, 3.1), 0.003, brass, sides=6)
    k.rod((0, 3.0, 3.05), (0, 3.0, 3.3), 0.012, brass)
    k.bulb((0, 3.0, 2.62), 22, radius=0.3)


def outside():
    k.floor((-60, 60), (6.4, 90), k.lawn(), -0.2)
    k.hedge((-8, 11, 0.2), (8, 11, 0.2), 1.0, density=0.4, flowers='#b5286b')
    k.floor((4.4, 60), (-40, 60), k.lawn(), -0.2)
    k.hedge((8.5, -2, 0.2), (8.5, 9, 0.2), 0.8, density=0.4)
    for at in ((-2.6, 14, 0), (2.2, 16, 0), (11, 3.4, 0)):
        k.palm(at, 7, int(at[1]))
