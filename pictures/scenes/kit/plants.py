"""Palms, shrubs and pots. Leaves are single meshes, reused."""
from math import cos, pi, radians, sin
from random import Random

from mathutils import Euler, Matrix, Vector

from .materials import plain
from .shapes import again, box, lathe, mesh, place, rod
from .soft import bark, ground, leaf, petal


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
            mesh(*_leaf_cloud(int(count * 0.55), radius * 1.04, leaf_size * 0.75, chance, squash, 0.85), petal(flowers), name='blossom')


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


def _leaves_along(path, chance, size, width, per=5, droop=0.3):
    """Narrow leaves that leave a twig in all directions, as vertices and faces."""
    vertices, faces = [], []
    for x, y, z in path:
        for _ in range(per):
            turn, lift = chance.uniform(0, 2 * pi), chance.uniform(-droop, 0.9)
            long = size * chance.uniform(0.65, 1.2)
            flat = (1 - min(0.9, abs(lift)) ** 2) ** 0.5
            along = Vector((cos(turn) * flat, sin(turn) * flat, lift)) * long
            across = Vector((-sin(turn), cos(turn), chance.uniform(-0.5, 0.5))) * long * width
            root = Vector((x, y, z)) + Vector([chance.uniform(-0.012, 0.012) for _ in range(3)])
            base = len(vertices)
            vertices += [root, root + along * 0.5 + across, root + along, root + along * 0.5 - across]
            faces.append([base, base + 1, base + 2, base + 3])
    return vertices, faces


def _twig(start, direction, length, chance, steps=7, bend=0.35):
    """Points of a bent twig."""
    points, aim = [Vector(start)], Vector(direction).normalized()
    for _ in range(steps):
        aim = (aim + Vector((chance.uniform(-bend, bend), chance.uniform(-bend, bend), chance.uniform(-0.12, 0.22))) * 0.6).normalized()
        points.append(points[-1] + aim * length / steps)
    return points


def olive(at, size=1.0, seed=1, color='#71805c'):
    """Young olive tree: a forked trunk, an open, uneven crown of narrow leaves."""
    chance = Random(seed * 7 + 1)
    with place(at, turn=chance.uniform(0, 360)):
        fork = Vector((0.05 * size, 0.02 * size, 0.55 * size * chance.uniform(0.85, 1.15)))
        rod((0, 0, 0), fork, 0.03 * size, bark(), 0.024 * size)
        vertices, faces = [], []
        for i in range(5):
            turn = i * 2 * pi / 5 + chance.uniform(-0.4, 0.4)
            lean = chance.uniform(0.35, 0.75)
            limb = _twig(fork, (cos(turn) * lean, sin(turn) * lean, 1), size * chance.uniform(0.5, 0.8), chance)
            for a, b in zip(limb, limb[1:]):
                rod(a, b, 0.011 * size, bark(), 0.008 * size, 8)
            for point in limb[2:]:
                for _ in range(4):
                    way = chance.uniform(0, 2 * pi)
                    twig = _twig(point, (cos(way), sin(way), chance.uniform(0.0, 0.9)), size * chance.uniform(0.18, 0.34), chance, 9)
                    v, f = _leaves_along(twig[1:], chance, 0.075, 0.13, 7)
                    base = len(vertices)
                    vertices += v
                    faces += [[n + base for n in face] for face in f]
        mesh(vertices, faces, leaf(color), name='olive')


def fig(at, size=1.0, seed=1, color='#3f5f2c'):
    """Indoor fig: a few upright stems with large leaves."""
    chance = Random(seed * 5 + 3)
    vertices, faces = [], []
    with place(at, turn=chance.uniform(0, 360)):
        for i in range(3):
            turn = i * 2.1 + chance.uniform(-0.3, 0.3)
            stem = _twig((0, 0, 0), (cos(turn) * 0.22, sin(turn) * 0.22, 1), size * chance.uniform(0.8, 1.15), chance, 9, 0.16)
            for a, b in zip(stem, stem[1:]):
                rod(a, b, 0.012, bark(), 0.01, 10)
            for n, point in enumerate(stem[3:]):
                for _ in range(4):
                    way, lift, long = chance.uniform(0, 2 * pi), chance.uniform(0.1, 0.9), 0.24 * size * chance.uniform(0.7, 1.1)
                    aim = Vector((cos(way), sin(way), lift)).normalized()
                    side = Vector((-sin(way), cos(way), 0)) * long * 0.33
                    sag = Vector((0, 0, -long * chance.uniform(0.15, 0.35)))
                    base = len(vertices)
                    vertices += [point, point + aim * long * 0.35 + side * 0.75, point + aim * long * 0.7 + side + sag * 0.35, point + aim * long + sag,
                                 point + aim * long * 0.7 - side + sag * 0.35, point + aim * long * 0.35 - side * 0.75, point + aim * long * 0.55 + sag * 0.05]
                    faces += [[base, base + 1, base + 6], [base + 1, base + 2, base + 6], [base + 2, base + 3, base + 6], [base + 3, base + 4, base + 6], [base + 4, base + 5, base + 6], [base + 5, base, base + 6]]
        mesh(vertices, faces, leaf(color), name='fig')


def fan(at, size=1.0, seed=1, fronds=13):
    """Small feathered palm of several arching fronds from one root."""
    chance = Random(seed * 3 + 2)
    tones = [leaf('#56743a'), leaf('#48682f')]
    with place(at, turn=chance.uniform(0, 360)):
        models = [_frond(size * chance.uniform(0.9, 1.1), droop, chance, tones[i % 2]) for i, droop in enumerate((0.15, 0.45, 0.75))]
        for k in range(fronds):
            level = k / fronds
            again(models[min(2, int(level * 3))], (0, 0, 0.03), k * 137.5 + chance.uniform(-12, 12), chance.uniform(0.75, 1.1), (72 - 62 * level, 0))
        for model in models:
            model.hide_render = True


def bougainvillea(at, size=1.0, seed=1, flowers='#b5286b'):
    """Climber on sticks: uneven masses of leaves and bracts."""
    chance = Random(seed * 11)
    with place(at, turn=chance.uniform(0, 360)):
        for i in range(6):
            turn, high = i * 2.4 + chance.uniform(-0.4, 0.4), size * (0.3 + 0.16 * i)
            wide = size * 0.16 * (1.35 - 0.16 * i)
            centre = (cos(turn) * wide, sin(turn) * wide, high)
            rod((0, 0, 0), centre, 0.012, bark(), 0.008, 8)
            shrub(centre, size * chance.uniform(0.2, 0.29), '#4b6b31', seed + i, 0.05, flowers if i % 3 else None, 0.75, 0.9)


def _pot(height, radius, material, form):
    """Tapered, straight, square or belly-shaped pot with soil."""
    if form == 'square':
        box((-radius * 0.9, radius * 0.9), (-radius * 0.9, radius * 0.9), (0, height), material, 0.008)
    elif form == 'straight':
        lathe([(radius * 0.93, 0), (radius * 0.95, 0.01), (radius * 0.95, height), (radius * 0.86, height), (radius * 0.85, height - 0.05)], (0, 0, 0), material, 48)
    elif form == 'belly':
        lathe([(radius * r, height * z) for r, z in ((0.62, 0), (0.85, 0.12), (1.04, 0.4), (1.06, 0.6), (0.92, 0.86), (0.86, 0.95), (0.93, 1), (0.84, 1), (0.8, 0.92))], (0, 0, 0), material, 48)
    else:
        lathe([(radius * 0.72, 0), (radius * 0.78, 0.01), (radius, height - 0.02), (radius, height), (radius * 0.9, height), (radius * 0.88, height - 0.05)], (0, 0, 0), material, 48)
    if form == 'square':
        box((-radius * 0.8, radius * 0.8), (-radius * 0.8, radius * 0.8), (height - 0.02, height + 0.004), ground('#4a3727', '#2f2218', 9.0), 0)
    else:
        rod((0, 0, height - 0.06), (0, 0, height - 0.04), radius * 0.83, ground('#4a3727', '#2f2218', 9.0))


def potted(at, height=0.55, radius=0.26, pot=None, kind='blades', seed=1, size=0.9, color='#55703a', form=None):
    """Plant in a pot: 'blades', 'grass', 'snake', 'shrub', 'olive', 'fig', 'palm' or 'bougainvillea'; form of the pot: 'taper', 'straight', 'square' or 'belly'."""
    shape = form or {'olive': 'straight', 'fig': 'belly', 'palm': 'square', 'bougainvillea': 'taper', 'snake': 'square', 'grass': 'straight'}.get(kind, 'taper')
    with place(at):
        _pot(height, radius, pot or plain('#e2ddd3', 0.6), shape)
        root = (0, 0, height - 0.05)
        if kind == 'blades':
            blades(root, 30, size, 0.045, color, seed, 0.75)
        elif kind == 'grass':
            blades(root, 150, size * 0.95, 0.007, '#8d9560', seed, 1.0)
            blades(root, 90, size * 0.8, 0.006, '#a5a06c', seed + 5, 0.8)
        elif kind == 'snake':
            blades(root, 17, size * 0.5, 0.042, '#4d6a3c', seed, 1.6)
        elif kind == 'shrub':
            shrub((0, 0, height + size * 0.32), size * 0.42, color, seed, 0.06)
        elif kind == 'fig':
            fig(root, size * 1.15, seed)
        elif kind == 'palm':
            fan(root, size * 1.15, seed)
        elif kind == 'bougainvillea':
            bougainvillea(root, size * 0.95, seed)
        else:
            olive(root, size * 1.2, seed)
