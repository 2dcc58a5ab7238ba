"""Seats, tables, lamps and small things. Each stands at its own origin facing -Y; put it with `place`."""
from random import Random

from .light import bulb
from .materials import aluminium, glow, plain
from .shapes import box, lathe, place, rod, tube
from .soft import fabric
from .surfaces import wood
from .upholstery import cushion, slab


def sofa(width=2.2, depth=0.95, cloth=None, legs=None, seats=3, pillows=('#b9835a', '#e8e0d0'), seed=1):
    """Low modern sofa, front towards -Y, centred on x."""
    body, chance = cloth or fabric('#d8cfbf'), Random(seed)
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


def lounge_chair(cloth=None, frame=None):
    """Wide armchair of a slim frame and two pads."""
    metal, pad = frame or wood('teak', 'y'), cloth or fabric('#e3dccd')
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
    rod((0, 0, 0), (0, 0, 0.02), 0.14, aluminium('black'), sides=32)
    rod((0, 0, 0), (0, 0, height), 0.012, aluminium('black'))
    lathe([(0.17, height - 0.16), (0.13, height + 0.14)], (0, 0, 0), glow('#ffdca8', 3.0))
    bulb((0, 0, height - 0.25), power)


def pendant(at, drop=0.8, radius=0.16, shade=None, power=20):
    """Hanging lamp from the ceiling point `at`."""
    with place(at):
        rod((0, 0, -drop), (0, 0, 0), 0.004, aluminium('black'))
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
