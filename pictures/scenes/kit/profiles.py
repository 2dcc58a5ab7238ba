"""Extruded profiles with mitred corners, seals, screws and welds, for close-ups."""
from math import cos, pi, sin
from random import Random

from .materials import plain, stainless
from .shapes import ball, box, mesh, place, rod, tube


def mitred(x, z, outline, material, y=0.0):
    """Closed frame whose section is `outline`: (distance from the outer edge, depth) points, drawn around the rectangle with mitred corners."""
    vertices, faces, count = [], [], len(outline)
    for right, top in ((0, 0), (1, 0), (1, 1), (0, 1)):
        for d, deep in outline:
            vertices.append((x[1] - d if right else x[0] + d, y + deep, z[1] - d if top else z[0] + d))
    for corner in range(4):
        for i in range(count):
            j, other = (i + 1) % count, (corner + 1) % 4
            faces.append([corner * count + i, corner * count + j, other * count + j, other * count + i])
    made = mesh(vertices, faces, material, name='profile')
    edge = made.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = 0.0014, 2, 'ANGLE'
    return made


def bar(length, outline, material, axis='x'):
    """Straight profile along X or Z from the origin: `outline` in (across, depth) metres."""
    spread = (lambda a, y, h: (h, y, a)) if axis == 'x' else (lambda a, y, h: (a, y, h))
    count = len(outline)
    vertices = [spread(a, y, h) for h in (0, length) for a, y in outline]
    sides = [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
    made = mesh(vertices, [*sides, list(range(count))[::-1], list(range(count, 2 * count))], material, name='bar')
    edge = made.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = 0.0012, 2, 'ANGLE'
    return made


def screw(at, out=-1, radius=0.0055, material=None):
    """Round head with a cross slot; it faces -Y, or +Y when `out` is 1."""
    metal = material or stainless(0.28)
    x, y, z = at
    ball((x, y, z), radius, metal, (1, 0.45, 1))
    for wide, high in ((0.9, 0.2), (0.2, 0.9)):
        box((x - radius * wide * 0.6, x + radius * wide * 0.6), (y + out * radius * 0.3, y + out * radius * 0.47), (z - radius * high * 0.6, z + radius * high * 0.6), plain('#222222', 0.6), 0)


def weld(start, end, material, seed=1, radius=0.005):
    """Bead of overlapping drops between two points."""
    chance = Random(seed)
    length = sum((b - a) ** 2 for a, b in zip(start, end)) ** 0.5
    count = max(2, int(length / 0.0035))
    for i in range(count + 1):
        t = i / count
        at = [a + (b - a) * t + chance.uniform(-0.0005, 0.0005) for a, b in zip(start, end)]
        ball(at, radius * chance.uniform(0.85, 1.1), material, (1, 1, 0.8))


def lever(at, out=-1, towards=1, material=None, plate=True):
    """Door lever on a narrow plate with a cylinder below; it stands on a face that looks to -Y (out -1)."""
    metal = material or stainless(0.24)
    x, y, z = at
    if plate:
        box((x - 0.016, x + 0.016), (y, y + out * 0.009), (z - 0.14, z + 0.075), metal, 0.006)
        rod((x, y, z - 0.092), (x, y + out * 0.012, z - 0.092), 0.0085, metal, sides=32)
        box((x - 0.0032, x + 0.0032), (y, y + out * 0.012), (z - 0.112, z - 0.092), metal, 0.002)
        box((x - 0.0012, x + 0.0012), (y + out * 0.0118, y + out * 0.0124), (z - 0.104, z - 0.088), plain('#161616', 0.6), 0)
    else:
        rod((x, y, z), (x, y + out * 0.009, z), 0.026, metal, sides=40)
    rod((x, y, z), (x, y + out * 0.05, z), 0.0095, metal, sides=28)
    tube([(x, y + out * 0.04, z), (x, y + out * 0.056, z), (x + towards * 0.012, y + out * 0.06, z), (x + towards * 0.05, y + out * 0.06, z), (x + towards * 0.13, y + out * 0.058, z)], 0.0098, metal)
    rod((x + towards * 0.129, y + out * 0.058, z), (x + towards * 0.1315, y + out * 0.058, z), 0.0098, metal, 0.0075)


def ring(x, z, y, radius, thick, material, sides=40):
    """Upright ring facing Y."""
    tube([(x + radius * cos(2 * pi * i / sides), y, z + radius * sin(2 * pi * i / sides)) for i in range(sides + 1)], thick, material)
