"""Pads, carpets and curtains."""
from math import cos, pi, sin
from random import Random

from .shapes import box, place, surface
from .soft import fabric


def cushion(at, size=(0.45, 0.45), thick=0.14, material=None, turn=0.0, tilt=0.0):
    """Soft square pad; tilt in degrees leans it back."""
    half_w, half_d = size[0] / 2, size[1] / 2

    def skin(side):
        def point(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            puff = ((1 - x ** 6) * (1 - y ** 6)) ** 0.45 if abs(x) < 1 and abs(y) < 1 else 0.0
            pinch = 1 - 0.06 * (1 - abs(x)) * abs(y) - 0.06 * (1 - abs(y)) * abs(x)
            return (x * half_w * pinch, y * half_d * pinch, side * puff * thick / 2)
        return point
    with place(at, turn, tilt=(tilt, 0)):
        for side in (-1, 1):
            surface(skin(side), 20, 20, material or fabric('#cfc4b0'))


def slab(x, y, z, material, round_edge=0.05):
    """Upholstered block with soft edges."""
    made = box(x, y, z, material, round_edge)
    bevel = made.modifiers.new('soft', 'SUBSURF')
    bevel.levels = bevel.render_levels = 1
    return made


def rug(x, y, z=0.0, color='#b7a88f', stripe='#8a6f52', bands=7):
    """Woven carpet with stripes across its short side."""
    box(x, y, (z, z + 0.012), fabric(color), 0.004)
    length = x[1] - x[0]
    for i in range(bands):
        start = x[0] + length * (i + 0.3) / bands
        box((start, start + length / bands * 0.28), (y[0] + 0.05, y[1] - 0.05), (z + 0.011, z + 0.0135), fabric(stripe), 0.0)


def curtain(width, height, material=None, folds=9, deep=0.07, seed=1):
    """Hanging curtain along +X from the origin, bottom at z = 0."""
    chance = Random(seed)
    phase = [chance.uniform(-0.4, 0.4) for _ in range(folds + 2)]

    def point(u, v):
        wave = sin(2 * pi * folds * u + phase[int(u * folds)] * (1 - v)) + 0.25 * cos(6 * pi * folds * u)
        return (u * width, wave * deep * (0.75 + 0.25 * (1 - v)), v * height)
    surface(point, folds * 14, 10, material or fabric('#e9e3d6', thin=True))
