"""Small things that make a room lived in: vases, bowls, books, pictures, trays."""
from math import cos, pi, sin
from random import Random

import kit as k

SPINES = ('#7d3b2c', '#22364a', '#c9b98f', '#3f4d3a', '#e4ddcf', '#8a6a45', '#5c2f35', '#2b2b2b', '#a9a297', '#b98a4b')


def vase(at, height=0.3, radius=0.09, material=None):
    body = material or k.plain('#d8cdbb', 0.55)
    shape = ((0.55, 0), (0.85, 0.12), (1.0, 0.38), (0.86, 0.66), (0.42, 0.86), (0.4, 0.95), (0.5, 1.0), (0.4, 0.99), (0.3, 0.9))
    k.lathe([(radius * r, height * z) for r, z in shape], at, body)


def branches(at, count=9, length=0.6, seed=1, color='#5f7044', size=0.05):
    """Leafy twigs that spread from one point, for a vase."""
    chance, tone = Random(seed), k.leaf(color)
    with k.place(at):
        for i in range(count):
            turn, lean = i * 2.4 + chance.uniform(-0.3, 0.3), chance.uniform(0.12, 0.5)
            reach = length * chance.uniform(0.65, 1.0)
            path = [(cos(turn) * lean * reach * t * t, sin(turn) * lean * reach * t * t, reach * t * (1 - 0.12 * t)) for t in (j / 8 for j in range(9))]
            k.tube(path, 0.0022, k.bark())
            vertices, faces = [], []
            for x, y, z in path[2:]:
                for _ in range(4):
                    a, up, long = chance.uniform(0, 2 * pi), chance.uniform(-0.3, 0.8), size * chance.uniform(0.7, 1.3)
                    dx, dy, dz = cos(a) * long, sin(a) * long, up * long
                    wide = 0.28
                    start = len(vertices)
                    vertices += [(x, y, z), (x + dx * 0.5 - dy * wide, y + dy * 0.5 + dx * wide, z + dz * 0.6), (x + dx, y + dy, z + dz), (x + dx * 0.5 + dy * wide, y + dy * 0.5 - dx * wide, z + dz * 0.6)]
                    faces.append([start, start + 1, start + 2, start + 3])
            k.mesh(vertices, faces, tone, name='leaves')


def bowl(at, radius=0.15, height=0.08, material=None, fruit=None, seed=2):
    """Shallow bowl; `fruit` is a hex colour for the fruit in it."""
    k.lathe([(radius * 0.35, 0), (radius * 0.8, height * 0.4), (radius, height), (radius * 0.96, height), (radius * 0.74, height * 0.45), (0, height * 0.12)], at, material or k.plain('#f0ebe2', 0.3))
    if fruit:
        chance, skin = Random(seed), k.plain(fruit, 0.35)
        spots = [(cos(a) * radius * 0.5, sin(a) * radius * 0.5, height * 0.75) for a in (i * 2 * pi / 5 for i in range(5))] + [(0, 0, height * 1.3)]
        for x, y, z in spots:
            k.ball((at[0] + x + chance.uniform(-0.006, 0.006), at[1] + y, at[2] + z), radius * 0.29, skin, (1, 1, 0.93))


def bottle(at, height=0.26, radius=0.035, material=None):
    shape = ((0.9, 0), (1, 0.03), (1, 0.6), (0.45, 0.75), (0.38, 0.98), (0.42, 1.0), (0.0, 1.0))
    k.lathe([(radius * r, height * z) for r, z in shape], at, material or k.plain('#6d5a3a', 0.15))


def books(x0, x1, z, y=0.05, seed=1, tallest=0.27, deep=0.19):
    """A row of standing books between two x values, backs towards -Y, the last ones leaning."""
    chance, x = Random(seed), x0
    while x < x1 - 0.04:
        thick, tall = chance.uniform(0.016, 0.042), tallest * chance.uniform(0.72, 1.0)
        cover = k.plain(chance.choice(SPINES), 0.6)
        lean = -9 if x + thick > x1 - 0.1 else 0
        with k.place((x, y + chance.uniform(0, 0.02), z), tilt=(0, lean)):
            k.box((0, thick), (0, deep), (0.001, tall), cover, 0.003)
            k.box((0.003, thick - 0.003), (0.004, deep - 0.004), (tall - 0.004, tall + 0.0005), k.plain('#efe8d8', 0.8), 0)
        x += thick + 0.001 + (0.03 if lean else 0)


def stack(at, seed=3, count=3, turn=12.0):
    """Flat pile of books."""
    chance, z = Random(seed), 0.0
    for i in range(count):
        thick, size = chance.uniform(0.018, 0.034), 0.27 - 0.03 * i
        with k.place((at[0], at[1], at[2] + z), turn + chance.uniform(-10, 10)):
            k.box((-size / 2, size / 2), (-size * 0.36, size * 0.36), (0, thick), k.plain(chance.choice(SPINES), 0.55), 0.002)
            k.box((-size / 2 + 0.003, size / 2 + 0.002), (-size * 0.35, size * 0.365), (0.003, thick - 0.003), k.plain('#efe8d8', 0.8), 0)
        z += thick


def framed(x, z, y, art=None, frame=None, mat=0.06):
    """Framed picture hanging on a wall whose face is at y (it faces -Y)."""
    k.box(x, (y - 0.025, y), z, frame or k.wood('oak', 'x'), 0.002)
    k.box((x[0] + 0.015, x[1] - 0.015), (y - 0.027, y - 0.01), (z[0] + 0.015, z[1] - 0.015), k.plain('#f3efe6', 0.8), 0)
    k.box((x[0] + mat, x[1] - mat), (y - 0.029, y - 0.01), (z[0] + mat, z[1] - mat), art or dunes(), 0)


def dunes(sky='#e6d3b3', near='#a8683c', far='#c99562'):
    """Abstract desert painting in bands, by world height."""
    def build(g):
        where = g.position()
        height = g.add('SeparateXYZ', {0: where}).outputs[2]
        wavy = g.math('ADD', g.math('MULTIPLY', height, 1.7), g.math('MULTIPLY', g.noise(where, 2.2, 3.0), 0.9))
        tone = g.ramp(g.math('FRACT', wavy), [(0.0, k.rgb(near)), (0.34, k.rgb(far)), (0.38, k.rgb('#efe2c8')), (0.72, k.rgb(sky)), (1.0, k.rgb('#7d5a44'))])
        return g.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.8}).outputs[0]
    return k.material(f'dunes {sky} {near} {far}', build)
