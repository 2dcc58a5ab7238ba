"""Seats, tables, lamps and small things. Each stands at its own origin facing -Y; put it with `place`."""
import sys
from math import cos, pi, sin
from random import Random
from zlib import crc32

from .light import bulb
from .materials import aluminium, glow, plain
from .shapes import ball, box, lathe, place, rod, surface, tube
from .soft import fabric
from .surfaces import wood
from .upholstery import cushion, slab


# Each scene has its own sofa, chair and lamps, by its name, which is the first argument of the renderer.
_SCENE = crc32(' '.join(sys.argv[sys.argv.index('--') + 1:][:1]).encode()) if '--' in sys.argv else 0
STYLES = {'sofa': _SCENE % 3, 'chair': _SCENE // 3 % 3, 'lamp': _SCENE // 9 % 3, 'pendant': _SCENE // 27 % 4}


def _slim_sofa(width, depth, cloth, legs, seats, pillows, seed):
    """Timber frame with thin arms and loose cushions."""
    frame, chance, half = wood('walnut', 'x'), Random(seed), width / 2
    upright = wood('walnut', 'z')
    for x in (-half + 0.03, half - 0.03):
        for y in (-depth / 2 + 0.06, depth / 2 - 0.06):
            box((x - 0.022, x + 0.022), (y - 0.022, y + 0.022), (0, 0.56 if y < 0 else 0.62), upright, 0.006)
        box((x - 0.035, x + 0.035), (-depth / 2, depth / 2), (0.56, 0.59), wood('walnut', 'y'), 0.01)
    for y in (-depth / 2 + 0.06, depth / 2 - 0.06):
        box((-half, half), (y - 0.018, y + 0.018), (0.22, 0.29), frame, 0.005)
    with place((0, depth / 2 - 0.1, 0.28), tilt=(-10, 0)):
        for i in range(seats * 5 + 1):
            x = -half + 0.06 + i * (width - 0.12) / (seats * 5)
            rod((x, 0, 0), (x, 0, 0.4), 0.008, upright, sides=10)
        box((-half + 0.03, half - 0.03), (-0.015, 0.02), (0.4, 0.44), frame, 0.008)
    inner = width - 0.14
    for i in range(seats):
        x = -inner / 2 + i * inner / seats
        slab((x + 0.004, x + inner / seats - 0.004), (-depth / 2 + 0.02, depth / 2 - 0.14), (0.29, 0.44), cloth, 0.055)
        with place((0, depth / 2 - 0.22, 0.42), tilt=(-12, 0)):
            slab((x + 0.01, x + inner / seats - 0.01), (-0.09, 0.08), (0, 0.42), cloth, 0.07)
    for i, color in enumerate(pillows):
        cushion(((inner / 2 - 0.27) * (1 if i % 2 else -1), depth / 2 - 0.4, 0.64), (0.44, 0.44), 0.14, fabric(color), chance.uniform(-14, 14), 68)


def _round_sofa(width, depth, cloth, pillows, seed):
    """Rounded sofa on a plinth: one back that runs around the ends."""
    chance, half = Random(seed), width / 2

    def back(u, v):
        bend = pi * u
        e = 0.42
        x = -half * (1 if cos(bend) > 0 else -1) * abs(cos(bend)) ** e
        y = -depth * 0.28 + (depth * 0.78) * sin(bend) ** e
        around = 2 * pi * v
        thick = 0.11
        return (x * (1 - thick / half * (0.5 - 0.5 * cos(around))), y - thick * (0.5 - 0.5 * cos(around)) * sin(bend) ** e, 0.39 + 0.31 * sin(around) * (0.8 + 0.2 * sin(bend)) + 0.03)
    surface(back, 60, 18, cloth)
    slab((-half + 0.1, half - 0.1), (-depth / 2 + 0.03, depth / 2 - 0.06), (0.02, 0.12), plain('#2a2623', 0.6), 0.02)
    slab((-half + 0.02, half - 0.02), (-depth / 2, depth / 2 - 0.03), (0.1, 0.3), cloth, 0.09)
    slab((-half + 0.12, 0), (-depth / 2 - 0.01, depth / 2 - 0.2), (0.29, 0.45), cloth, 0.07)
    slab((0.004, half - 0.12), (-depth / 2 - 0.01, depth / 2 - 0.2), (0.29, 0.45), cloth, 0.07)
    for i, color in enumerate(pillows):
        cushion(((half - 0.5) * (1 if i % 2 else -1), depth / 2 - 0.36, 0.64), (0.46, 0.46), 0.15, fabric(color), chance.uniform(-14, 14), 66)


def sofa(width=2.2, depth=0.95, cloth=None, legs=None, seats=3, pillows=('#b9835a', '#e8e0d0'), seed=1):
    """Low modern sofa, front towards -Y, centred on x."""
    body, chance = cloth or fabric('#d8cfbf'), Random(seed)
    if STYLES['sofa'] == 1:
        return _slim_sofa(width, depth, body, legs, seats, pillows, seed)
    if STYLES['sofa'] == 2:
        return _round_sofa(width, depth, body, pillows, seed)
    half = width / 2
    for x in (-half + 0.12, half - 0.12):
        for y in (-depth / 2 + 0.12, depth / 2 - 0.12):
            rod((x, y, 0), (x, y, 0.12), 0.02, legs or aluminium('black'))
    slab((-half, half), (-depth / 2, depth / 2), (0.11, 0.26), body)
    slab((-half, half), (depth / 2 - 0.2, depth / 2), (0.2, 0.68), body)
    for side in (-1, 1):
        slab((side * half - side * 0.18, side * half), (-depth / 2, depth / 2), (0.2, 0.54), body)
    inner = width - 0.36
    for i in range(seats):
        x = -inner / 2 + i * inner / seats
        slab((x + 0.006, x + inner / seats - 0.006), (-depth / 2 - 0.01, depth / 2 - 0.2), (0.25, 0.43), body, 0.06)
        slab((x + 0.01, x + inner / seats - 0.01), (depth / 2 - 0.36, depth / 2 - 0.16), (0.42, 0.78), body, 0.07)
    for i, color in enumerate(pillows):
        x = (inner / 2 - 0.25) * (1 if i % 2 else -1)
        cushion((x, depth / 2 - 0.42, 0.64), (0.46, 0.46), 0.15, fabric(color), chance.uniform(-14, 14), 68)


def _tub_chair(pad, metal):
    """Round shell on four thin legs."""
    def shell(u, v):
        bend, around = pi * (0.02 + 0.96 * u), 2 * pi * v
        high = 0.26 + 0.18 * sin(bend) ** 2
        return (-(0.37 - 0.07 * (0.5 - 0.5 * cos(around))) * cos(bend), -0.05 + (0.4 - 0.07 * (0.5 - 0.5 * cos(around))) * sin(bend), 0.3 + high * (0.5 + 0.5 * sin(around)))
    surface(shell, 48, 16, pad)
    slab((-0.32, 0.32), (-0.36, 0.28), (0.24, 0.43), pad, 0.08)
    for x, y in ((-0.26, -0.28), (0.26, -0.28), (-0.24, 0.24), (0.24, 0.24)):
        rod((x * 1.12, y * 1.12, 0), (x, y, 0.27), 0.011, metal, 0.014)


def _sling_chair(pad):
    """Bent steel frame with a leather seat."""
    steel = aluminium('black')
    for x in (-0.34, 0.34):
        tube([(x, -0.36, 0.0), (x, -0.36, 0.56), (x, -0.3, 0.6), (x, 0.2, 0.56), (x, 0.34, 0.5), (x, 0.36, 0.0)], 0.0125, steel)
        rod((x, -0.36, 0.012), (x, 0.36, 0.012), 0.0125, steel)
    for y, z in ((-0.34, 0.36), (0.22, 0.28)):
        rod((-0.34, y, z), (0.34, y, z), 0.011, steel)

    def seat(u, v):
        y = -0.34 + 0.62 * v
        return ((u - 0.5) * 0.62, y, 0.4 - 0.1 * v + 0.015 * sin(pi * v))
    surface(seat, 8, 16, pad)
    slab((-0.3, 0.3), (-0.34, 0.26), (0.31, 0.43), pad, 0.06)
    with place((0, 0.24, 0.38), tilt=(-16, 0)):
        slab((-0.3, 0.3), (-0.06, 0.06), (0, 0.5), pad, 0.055)


def lounge_chair(cloth=None, frame=None):
    """Wide armchair of a slim frame and two pads."""
    metal, pad = frame or wood('teak', 'y'), cloth or fabric('#e3dccd')
    if STYLES['chair'] == 1:
        return _tub_chair(pad, metal)
    if STYLES['chair'] == 2:
        return _sling_chair(pad)
    for x in (-0.36, 0.36):
        for y in (-0.34, 0.34):
            box((x - 0.025, x + 0.025), (y - 0.025, y + 0.025), (0, 0.56), metal)
        box((x - 0.035, x + 0.035), (-0.38, 0.38), (0.56, 0.59), metal)
        box((x - 0.015, x + 0.015), (-0.34, 0.34), (0.24, 0.3), metal)
    box((-0.36, 0.36), (-0.34, -0.3), (0.22, 0.3), metal)
    slab((-0.33, 0.33), (-0.36, 0.32), (0.29, 0.44), pad, 0.06)
    with place((0, 0.3, 0.4), tilt=(-12, 0)):
        slab((-0.33, 0.33), (-0.07, 0.1), (0, 0.48), pad, 0.06)


def dining_chair(cloth=None, legs=None):
    metal, pad = legs or aluminium('black'), cloth or fabric('#8d8577')
    for x in (-0.2, 0.2):
        rod((x * 1.1, -0.22, 0), (x, -0.18, 0.45), 0.011, metal)
        rod((x * 1.1, 0.26, 0), (x, 0.2, 0.45), 0.011, metal)
    slab((-0.23, 0.23), (-0.24, 0.23), (0.44, 0.5), pad, 0.025)
    with place((0, 0.22, 0.47), tilt=(-10, 0)):
        slab((-0.22, 0.22), (-0.02, 0.04), (0.04, 0.42), pad, 0.025)


def table(width=1.8, depth=0.9, height=0.74, top=None, legs=None, thick=0.035):
    metal = legs or aluminium('black')
    box((-width / 2, width / 2), (-depth / 2, depth / 2), (height - thick, height), top or wood('oak', 'x'), 0.006)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
            box((x - 0.022, x + 0.022), (y - 0.022, y + 0.022), (0, height - thick), metal)


def round_table(radius=0.4, height=0.36, top=None, leg=None):
    rod((0, 0, height - 0.03), (0, 0, height), radius, top or plain('#efe9df', 0.25), sides=48)
    lathe([(radius * 0.55, 0), (radius * 0.5, 0.02), (radius * 0.16, 0.08), (radius * 0.13, height - 0.06), (radius * 0.3, height - 0.03)], (0, 0, 0), leg or plain('#2a2826', 0.4))


def lounger(cloth=None, frame=None):
    """Sun bed, head towards +Y."""
    metal, pad = frame or aluminium('white'), cloth or fabric('#efe9dc')
    for x in (-0.32, 0.32):
        box((x - 0.02, x + 0.02), (-0.95, 0.95), (0.24, 0.29), metal)
        for y in (-0.85, 0.8):
            box((x - 0.02, x + 0.02), (y - 0.02, y + 0.02), (0, 0.26), metal)
    slab((-0.31, 0.31), (-0.96, 0.3), (0.29, 0.38), pad, 0.035)
    with place((0, 0.3, 0.3), tilt=(32, 0)):
        slab((-0.31, 0.31), (0, 0.7), (0, 0.09), pad, 0.035)
    cushion((0, 0.78, 0.72), (0.5, 0.28), 0.12, fabric('#c98f5f'), tilt=32)


def floor_lamp(height=1.6, power=25):
    """Upright lamp: a drum shade, an arc with a dome, or a tripod."""
    if STYLES['lamp'] == 1:
        metal = aluminium('champagne')
        rod((0, 0, 0), (0, 0, 0.05), 0.16, plain('#d8d3ca', 0.3), sides=40)
        tube([(0, 0, 0.04), (0, 0, height * 0.7), (0.1, -0.05, height * 1.1), (0.45, -0.2, height * 1.18), (0.75, -0.35, height * 0.98)], 0.012, metal)
        lathe([(0.02, height * 0.98), (0.12, height * 0.95), (0.19, height * 0.86), (0.185, height * 0.86), (0.11, height * 0.94)], (0.76, -0.355, 0), metal)
        bulb((0.76, -0.355, height * 0.86), power)
        return
    if STYLES['lamp'] == 2:
        for i in range(3):
            rod((0.3 * cos(i * 2.094 + 0.5), 0.3 * sin(i * 2.094 + 0.5), 0), (0, 0, height - 0.2), 0.015, wood('oak', 'z'), 0.012)
        lathe([(0.24, height - 0.22), (0.2, height + 0.1)], (0, 0, 0), glow('#ffe3b8', 2.4), 48)
        bulb((0, 0, height - 0.3), power)
        return
    rod((0, 0, 0), (0, 0, 0.02), 0.14, aluminium('black'), sides=32)
    rod((0, 0, 0), (0, 0, height), 0.012, aluminium('black'))
    lathe([(0.17, height - 0.16), (0.13, height + 0.14)], (0, 0, 0), glow('#ffdca8', 3.0))
    bulb((0, 0, height - 0.25), power)


def pendant(at, drop=0.8, radius=0.16, shade=None, power=20):
    """Hanging lamp from the ceiling point `at`."""
    with place(at):
        rod((0, 0, -drop), (0, 0, 0), 0.004, aluminium('black'))
        if STYLES['pendant'] == 1:
            ball((0, 0, -drop - radius * 0.7), radius * 0.75, glow('#ffe7c4', 3.2))
            rod((0, 0, -drop - 0.02), (0, 0, -drop + 0.05), 0.022, aluminium('champagne'))
            bulb((0, 0, -drop - radius * 1.7), power)
            return
        if STYLES['pendant'] == 2:
            lathe([(radius * 0.96, -0.2), (radius, -0.2), (radius, 0.06), (radius * 0.97, 0.06), (radius * 0.96, -0.2)], (0, 0, -drop), shade or fabric('#dccfb4', thin=True), 48)
            ball((0, 0, -drop - 0.06), 0.05, glow('#ffdca8', 12.0))
            bulb((0, 0, -drop - 0.24), power)
            return
        if STYLES['pendant'] == 3:
            lathe([(0.02, 0.0), (0.03, -0.08), (radius * 0.62, -0.26), (radius * 0.6, -0.26), (0.024, -0.08)], (0, 0, -drop), shade or aluminium('champagne'), 48)
            ball((0, 0, -drop - 0.22), 0.04, glow('#ffdca8', 12.0))
            bulb((0, 0, -drop - 0.3), power)
            return
        lathe([(0.03, 0.0), (radius * 0.7, -0.04), (radius, -0.14), (radius * 0.96, -0.14), (radius * 0.65, -0.05)], (0, 0, -drop), shade or aluminium('black'))
        lathe([(0.0, -0.11), (0.05, -0.1), (0.055, -0.06), (0.0, -0.03)], (0, 0, -drop), glow('#ffdca8', 14.0))
        bulb((0, 0, -drop - 0.16), power)


def lantern(at, height=0.42, width=0.22, power=10):
    """Metal lantern with a candle-like light."""
    metal, half = aluminium('bronze'), width / 2
    with place(at):
        box((-half, half), (-half, half), (0, 0.025), metal)
        box((-half, half), (-half, half), (height - 0.09, height - 0.07), metal)
        lathe([(half * 1.1, height - 0.07), (half * 0.4, height), (0.0, height + 0.03)], (0, 0, 0), metal, 4)
        for x in (-half, half):
            for y in (-half, half):
                rod((x * 0.94, y * 0.94, 0), (x * 0.94, y * 0.94, height - 0.08), 0.008, metal)
        rod((0, 0, 0.03), (0, 0, height * 0.42), width * 0.17, glow('#ffb867', 7.0))
        tube([(-0.05, 0, height), (0, 0, height + 0.1), (0.05, 0, height)], 0.005, metal)
        bulb((0, 0, height * 0.5), power, '#ffb066', 0.04)
