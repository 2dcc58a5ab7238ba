"""Office furniture: desks, task chairs, meeting table, screens."""
from math import cos, pi, radians, sin

import kit as k


def office_chair(at=(0, 0, 0), turn=0.0, cloth=None, shell=None, high=False):
    """Swivel chair facing -Y on a five-star base."""
    metal, pad, dark = k.stainless(0.2), cloth or k.fabric('#3a3a3a'), shell or k.plain('#1c1c1d', 0.5)
    tall = 0.72 if high else 0.5
    with k.place(at, turn):
        for i in range(5):
            a = radians(72 * i + 18)
            k.rod((0, 0, 0.12), (0.3 * cos(a), 0.3 * sin(a), 0.075), 0.02, metal, 0.013)
            k.ball((0.3 * cos(a), 0.3 * sin(a), 0.032), 0.032, dark)
        k.rod((0, 0, 0.1), (0, 0, 0.42), 0.026, metal)
        k.slab((-0.25, 0.25), (-0.26, 0.23), (0.42, 0.52), pad, 0.04)

        def back(u, v):
            x = (2 * u - 1) * (0.235 - 0.03 * v)
            return (x, 0.23 + 0.08 * v + 0.02 * sin(pi * v) - 0.05 * (2 * u - 1) ** 2, 0.54 + tall * v)
        rest = k.surface(back, 16, 20, pad)
        thick = rest.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.05, 0.0
        k.rod((0, 0.2, 0.46), (0, 0.3, 0.72), 0.02, metal)
        for x in (-0.29, 0.29):
            k.tube([(x * 0.8, 0.05, 0.45), (x, 0.05, 0.5), (x, 0.05, 0.68)], 0.013, metal)
            k.slab((x - 0.035, x + 0.035), (-0.17, 0.14), (0.68, 0.71), dark, 0.012)


def desk(width=2.2, depth=0.95, timber=None, metal=None):
    """Executive desk centred on x, the sitter's side towards +Y."""
    top, side, frame = timber or k.wood('walnut', 'x'), k.wood('walnut', 'z'), metal or k.aluminium('black')
    half = width / 2
    k.box((-half, half), (-depth / 2, depth / 2), (0.71, 0.75), top, 0.004)
    k.box((-half + 0.06, -half + 0.52), (-depth / 2 + 0.1, depth / 2 - 0.06), (0.06, 0.7), side, 0.003)
    for x in (half - 0.16, half - 0.1):
        k.box((x - 0.02, x + 0.02), (-depth / 2 + 0.1, depth / 2 - 0.1), (0, 0.71), frame, 0.002)
    k.box((-half + 0.5, half - 0.12), (-depth / 2 + 0.16, -depth / 2 + 0.18), (0.28, 0.7), top, 0.002)
    k.box((-0.4, 0.4), (-0.16, 0.28), (0.75, 0.754), k.plain('#2a211b', 0.6), 0.002)


def laptop(at, turn=0.0, screen='#8fb2cf'):
    """Open laptop; the sitter is towards +Y, the lid stands towards -Y."""
    shell = k.plain('#b5b7b9', 0.35, 0.9)
    with k.place(at, turn):
        k.box((-0.165, 0.165), (-0.11, 0.115), (0, 0.014), shell, 0.004)
        with k.place((0, -0.11, 0.014), tilt=(14, 0)):
            k.box((-0.165, 0.165), (-0.008, 0), (0, 0.225), shell, 0.003)
            k.sheet([(-0.155, 0.001, 0.012), (0.155, 0.001, 0.012), (0.155, 0.001, 0.215), (-0.155, 0.001, 0.215)], k.glow(screen, 0.9))


def display(x, z, y, glow='#6f93b0', strength=0.35):
    """Large flat screen on a wall whose face is at y."""
    k.box(x, (y - 0.05, y - 0.01), z, k.plain('#0d0e0f', 0.2), 0.004)
    k.sheet([(x[0] + 0.02, y - 0.051, z[0] + 0.02), (x[1] - 0.02, y - 0.051, z[0] + 0.02), (x[1] - 0.02, y - 0.051, z[1] - 0.02), (x[0] + 0.02, y - 0.051, z[1] - 0.02)], k.glow(glow, strength))


def meeting_table(length=3.2, width=1.15, top=None, legs=None):
    """Boat-shaped table with its long side along Y, centred."""
    outline = []
    for side in (1, -1):
        for i in range(13):
            t = -1 + i / 6
            outline.append((side * width / 2 * (1 - 0.16 * t * t), side * length / 2 * t))
    k.prism(outline, 0.71, 0.75, top or k.wood('oak', 'y'))
    for y in (-length * 0.3, length * 0.3):
        k.box((-0.28, 0.28), (y - 0.04, y + 0.04), (0, 0.71), legs or k.aluminium('black'), 0.004)


def linear_lamp(start, end, ceiling, power=40, color='#ffe2bd', wide=0.05):
    """Slim luminous bar hung from the ceiling between two points."""
    k.beam(start, end, (wide, 0.06), k.aluminium('black'))
    low = [(p[0], p[1], p[2] - 0.033) for p in (start, end)]
    k.beam(low[0], low[1], (wide * 0.8, 0.008), k.glow(color, 6.0), 0)
    for t in (0.12, 0.88):
        x, y, z = (a + (b - a) * t for a, b in zip(start, end))
        k.rod((x, y, z), (x, y, ceiling), 0.002, k.aluminium('black'), sides=6)
    along_x = abs(end[0] - start[0]) > abs(end[1] - start[1])
    length = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    middle = tuple((a + b) / 2 for a, b in zip(start, end))
    k.area((middle[0], middle[1], middle[2] - 0.05), (middle[0], middle[1], 0), (length, wide) if along_x else (wide, length), power, color)
