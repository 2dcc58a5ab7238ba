"""Palms, shrubs and pots. Leaves are single meshes, reused."""
from math import cos, pi, radians, sin
from random import Random

from mathutils import Euler, Matrix, Vector

from .materials import plain
from .shapes import again, lathe, mesh, place, rod
from .soft import bark, ground, leaf


def _frond(length, droop, chance, tone):
    """Feathered palm leaf along +Y, bending down, as one mesh."""
    vertices, faces = [], []
    steps = 46
    spine = [Vector((0, length * t * (1 - 0.25 * droop * t), length * (0.35 * t - droop * t * t))) for t in (i / steps for i in range(steps + 1))]
    for i, point in enumerate(spine):
        t = i / steps
        if i < steps:
            ahead = spine[i + 1] - point
            thick = 0.022 * (1 - 0.85 * t)
            base = len(vertices)
            vertices += [point + Vector((-thick, 0, 0)), point + Vector((thick, 0, 0)), point + ahead + Vector((thick, 0, 0)), point + ahead + Vector((-thick, 0, 0))]
            faces.append([base, base + 1, base + 2, base + 3])
        if t < 0.14:
            continue
        reach = length * 0.26 * (0.35 + sin(pi * min(1, (t - 0.05) * 0.95)) ** 0.7 * 0.85)
        for side in (-1, 1):
            forward, sink = 0.55 + 0.5 * t + chance.uniform(-0.1, 0.1), chance.uniform(0.1, 0.42) + 0.2 * droop
            tip = point + Vector((side * reach * 0.8, reach * forward * 0.75, -reach * sink + 0.05 * reach))
            wide = (spine[min(i + 1, steps)] - point) * 0.62
            middle = point.lerp(tip, 0.5) + Vector((0, 0, 0.06 * reach))
            base = len(vertices)
            vertices += [point, middle + wide * 0.6, tip, middle - wide * 0.4]
            faces.append([base, base + 1, base + 2, base + 3])
    return mesh(vertices, faces, tone, name='frond')


def palm(at, height=7.0, seed=1, fronds=46, spread=2.9):
    """Date palm with a ringed trunk and a full crown."""
    chance = Random(seed)
    lean = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4))
    with place(at, turn=chance.uniform(0, 360)):
        rings = int(height / 0.16)
        trunk = [(lean[0] * (k / rings) ** 2, lean[1] * (k / rings) ** 2, height * k / rings) for k in range(rings + 1)]
        for k in range(rings):
            radius = 0.21 - 0.06 * k / rings + (0.08 * (1 - k / 4) if k < 4 else 0)
            rod(trunk[k], trunk[k + 1], radius, bark(), radius * 1.16, 14)
        tones = [leaf('#5c7436'), leaf('#4a652c'), leaf('#6f7a3d')]
        models = [_frond(spread * chance.uniform(0.9, 1.1), droop, chance, tones[i % 3]) for i, droop in enumerate((0.2, 0.4, 0.6, 0.8, 1.0))]
        top = Vector(trunk[-1])
        for k in range(fronds):
            level = k / fronds
            model = models[min(4, int(level * 5))]
            again(model, top + Vector((0, 0, 0.25 * (1 - level))), k * 137.5 + chance.uniform(-9, 9), chance.uniform(0.85, 1.1), (58 - 85 * level, 0))
        for model in models:
            model.hide_render = True


def _leaf_cloud(count, radius, size, chance, squash=0.8, shell=0.55):
    vertices, faces = [], []
    for _ in range(count):
        a, z = chance.uniform(0, 2 * pi), chance.uniform(-0.35 if squash < 0.85 else -0.9, 1)
        flat = (1 - z * z) ** 0.5
        lump = 1 + 0.18 * sin(3 * a + 2 * z) + 0.12 * sin(7 * a) * flat
        reach = radius * lump * chance.uniform(shell, 1) ** 0.5
        centre = Vector((cos(a) * flat * reach, sin(a) * flat * reach, z * reach * squash))
        turn = Euler((chance.uniform(-1.2, 1.2), chance.uniform(-1.2, 1.2), chance.uniform(0, 6.3))).to_matrix()
        long, wide = size * chance.uniform(0.7, 1.3), size * 0.36
        base = len(vertices)
        vertices += [centre + turn @ Vector(v) for v in ((0, -long / 2, 0), (wide, 0, wide * 0.3), (0, long / 2, 0), (-wide, 0, wide * 0.3))]
        faces.append([base, base + 1, base + 2, base + 3])
    return vertices, faces


def shrub(at, radius=0.5, color='#4f6c33', seed=1, leaf_size=0.07, flowers=None, density=1.0, squash=0.8):
    """Rounded bush of separate leaves; `flowers` sprinkles a second hex colour (bougainvillea: '#b5286b')."""
    chance = Random(seed)
    with place(at):
        count = int(4200 * density * (radius / 0.5) ** 2 * (0.07 / leaf_size) ** 1.6)
        mesh(*_leaf_cloud(count, radius, leaf_size, chance, squash), leaf(color), name='shrub')
        if flowers:
            mesh(*_leaf_cloud(int(count * 0.55), radius * 1.04, leaf_size * 0.75, chance, squash, 0.85), leaf(flowers), name='blossom')


def hedge(start, end, radius=0.4, color='#48642d', seed=5, step=0.55, **options):
    """Row of shrubs grown together."""
    first, last = Vector(start), Vector(end)
    count = max(1, round((last - first).length / (radius * 2 * step)))
    for i in range(count + 1):
        shrub(first.lerp(last, i / count), radius * Random(seed + i).uniform(0.88, 1.12), color, seed + i, **options)


def blades(at, count=26, length=0.9, width=0.05, color='#55703a', seed=1, upright=0.6):
    """Arching strap leaves from one root: agave, dracaena, ornamental grass."""
    chance = Random(seed)
    vertices, faces = [], []
    for k in range(count):
        turn = Matrix.Rotation(k * radians(137.5) + chance.uniform(-0.2, 0.2), 3, 'Z')
        lift, reach = upright + chance.uniform(-0.25, 0.3), length * chance.uniform(0.7, 1.1)
        for i in range(8):
            t = i / 7
            wide = width * (0.5 + 1.2 * t - 1.68 * t * t) + 0.001
            spine = Vector((0, reach * t * (1.1 - 0.4 * lift), reach * (lift * 1.3 * t - 0.75 * t * t * (1.2 - lift * 0.7))))
            vertices += [turn @ (spine + Vector((-wide, 0, 0.2 * wide))), turn @ (spine + Vector((wide, 0, 0.2 * wide)))]
            if i:
                base = len(vertices) - 4
                faces.append([base, base + 1, base + 3, base + 2])
    with place(at):
        mesh(vertices, faces, leaf(color), smooth=True, name='blades')


def potted(at, height=0.55, radius=0.26, pot=None, kind='blades', seed=1, size=0.9, color='#55703a'):
    """Plant in a tapered pot: 'blades', 'shrub' or 'olive' (a small tree)."""
    with place(at):
        lathe([(radius * 0.72, 0), (radius * 0.78, 0.01), (radius, height - 0.02), (radius, height), (radius * 0.9, height), (radius * 0.88, height - 0.05)], (0, 0, 0), pot or plain('#e2ddd3', 0.6))
        rod((0, 0, height - 0.06), (0, 0, height - 0.04), radius * 0.88, ground('#4a3727', '#2f2218', 9.0))
        if kind == 'blades':
            blades((0, 0, height - 0.05), 30, size, 0.045, color, seed, 0.75)
        elif kind == 'shrub':
            shrub((0, 0, height + size * 0.32), size * 0.42, color, seed, 0.06)
        else:
            rod((0, 0, height - 0.05), (0.04, 0.02, height + size * 0.7), 0.028, bark(), 0.02)
            for i, (x, y, z, r) in enumerate(((0, 0, 1.12, 0.36), (0.2, 0.08, 0.95, 0.27), (-0.2, -0.04, 0.98, 0.28), (0.02, -0.16, 0.84, 0.24))):
                shrub((x * size, y * size, height + z * size), r * size, '#6c7a58', seed + i, 0.055, density=0.6, squash=0.95)
