"""What is around the building: sea, skyline, ground, cars."""
from random import Random

from .graph import material, rgb
from .materials import glow, plain
from .shapes import ball, box, mesh, place, prism, rod, sheet, surface
from .soft import water


def floor(x, y, material_, z=0.0):
    return sheet([(x[0], y[0], z), (x[1], y[0], z), (x[1], y[1], z), (x[0], y[1], z)], material_)


def tower_skin(haze='#a9bccb', mix=0.45, lit=0.0):
    """Façade of a distant tower: storeys and bays, faded by haze, with a share of lit windows."""
    def build(g):
        axes = g.add('SeparateXYZ', {0: g.position()}).outputs
        flat = g.add('CombineXYZ', {0: g.math('ADD', axes[0], axes[1]), 1: axes[2]}).outputs[0]
        grid = g.add('TexBrick', {
            'Vector': flat, 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1), 'Mortar': (0.5, 0.5, 0.5, 1), 'Scale': 1.0,
            'Mortar Size': 0.4, 'Brick Width': 2.4, 'Row Height': 3.6, 'Bias': 0.0,
        }, offset=0.0).outputs
        wall = g.blend(grid[1], rgb('#33475a'), rgb('#7c8386'))
        solid = g.add('BsdfPrincipled', {'Base Color': wall, 'Roughness': 0.25}).outputs[0]
        strength = 0.12 if lit else 0.5
        faded = g.add('MixShader', {0: mix, 1: solid, 2: g.add('Emission', {'Color': rgb(haze), 'Strength': strength}).outputs[0]}).outputs[0]
        if not lit:
            return faded
        shown = g.math('MULTIPLY', g.math('GREATER_THAN', grid[0], 1 - lit), g.math('SUBTRACT', 1.0, grid[1]))
        tone = g.blend(g.noise(g.position(), 0.08, 1.0), rgb('#ffb45e'), rgb('#ffe9c8'))
        lamp = g.add('Emission', {'Color': tone, 'Strength': g.math('MULTIPLY', grid[0], 0.55)}).outputs[0]
        return g.add('MixShader', {0: shown, 1: faded, 2: lamp}).outputs[0]
    return material(f'tower {haze} {mix} {lit}', build)


def skyline(x, distance, seed=3, count=22, tallest=210, haze='#a9bccb', mix=0.45, lit=0.0, base=0.0):
    """Towers between two x values around a distance along +Y: slabs, drums, wedges and tapered tips."""
    chance = Random(seed)
    for i in range(count):
        near = distance * chance.uniform(0.9, 1.35)
        centre = (x[0] + (x[1] - x[0]) * (i + chance.uniform(0.1, 0.9)) / count) * near / distance
        skin = tower_skin(haze, round(min(0.9, mix * chance.choice((0.85, 1.0, 1.2))), 2), lit)
        wide, peak = chance.uniform(16, 34), max(26, tallest * chance.betavariate(2, 2.6))
        form = chance.random()
        with place((centre, near, base), turn=chance.uniform(-25, 25)):
            if form < 0.22:
                rod((0, 0, 0), (0, 0, peak), wide * 0.55, skin, wide * chance.uniform(0.32, 0.55), 28)
                if chance.random() < 0.6:
                    rod((0, 0, peak), (0, 0, peak * 1.22), 1.4, skin, 0.2, 8)
            elif form < 0.45:
                prism([(-wide / 2, 0), (wide / 2, 0), (wide / 2, peak * 0.8), (-wide / 2, peak)], -wide / 2, wide / 2, skin, 'y')
            elif form < 0.6:
                rod((0, 0, 0), (0, 0, peak), wide * 0.75, skin, wide * 0.38, 4)
            else:
                box((-wide / 2, wide / 2), (-wide / 2, wide / 2), (0, peak), skin, 0)
                box((-wide / 3, wide / 3), (-wide / 3, wide / 3), (peak, peak * 1.07), skin, 0)


def sea(near, far=3000, z=0.0, color='#1f5f78', ripple=0.5):
    floor((-3000, 3000), (near, far), water(color, ripple, 0.35, 0.18), z)


def _through(points, steps):
    """Smooth curve through 2D points (Catmull-Rom), `steps` samples for each span."""
    ends = [points[0], *points, points[-1]]
    curve = []
    for i in range(len(points) - 1):
        a, b, c, d = ends[i:i + 4]
        for j in range(steps):
            t = j / steps
            curve.append(tuple(0.5 * (2 * b[n] + (c[n] - a[n]) * t + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3) for n in (0, 1)))
    return [*curve, points[-1]]


def _taper(y):
    """Share of a car's full width at a distance from its middle."""
    return 1 - 0.26 * (abs(y) / 2.3) ** 6


def car(color='#c9cacb'):
    """Saloon of soft shapes, 4.6 m along Y, front towards -Y, centred."""
    paint, dark, half = plain(color, 0.22, 0.25, 1.0), plain('#0c0f12', 0.05), 0.9
    body = _through([(-2.26, 0.3), (-2.32, 0.55), (-2.2, 0.74), (-1.7, 0.87), (-1.0, 0.95), (0.3, 1.0), (1.5, 1.02), (2.15, 1.0), (2.3, 0.82), (2.26, 0.3)], 6)
    roof = _through([(-1.15, 0.93), (-0.75, 1.14), (-0.3, 1.34), (0.25, 1.44), (0.85, 1.4), (1.4, 1.2), (1.85, 1.0)], 6)

    def shell(line, wide, tuck):
        def point(u, v):
            y, z = line[min(int(u * len(line)), len(line) - 1)]
            across = 2 * v - 1
            slim = wide * _taper(y) * (1 - tuck * max(0, z - 0.95))
            bend = abs(across) ** 5
            return (across * slim, y, z - 0.07 * bend)
        return point
    surface(shell(body, half, 0.2), len(body) - 1, 24, paint)
    surface(shell(roof, half * 0.9, 0.5), len(roof) - 1, 24, paint)
    for s in (-1, 1):
        count = len(body)
        flank = [(s * half * _taper(y), y, z - 0.07) for y, z in body]
        foot = [(s * half * 0.96 * _taper(y), y, 0.24) for y, _ in body]
        mesh(flank + foot, [[i, i + 1, count + i + 1, count + i] for i in range(count - 1)], paint, smooth=True)
        glazed = [(s * half * 0.9 * (1 - 0.5 * max(0, z - 0.95)), y, z - 0.08) for y, z in roof]
        sill = [(s * half * 0.9, y, 0.9) for y, _ in roof]
        count = len(roof)
        mesh(glazed + sill, [[i, i + 1, count + i + 1, count + i] for i in range(count - 1)], dark, smooth=True)
        for y in (-1.42, 1.4):
            rod((s * (half - 0.25), y, 0.34), (s * (half + 0.002), y, 0.34), 0.385, plain('#0b0b0c', 0.9), sides=40)
            rod((s * (half - 0.22), y, 0.33), (s * (half + 0.012), y, 0.33), 0.33, plain('#151515', 0.7), sides=40)
            rod((s * (half - 0.1), y, 0.33), (s * (half + 0.018), y, 0.33), 0.235, plain('#a9abae', 0.28, 1.0), sides=32)
        box((s * 0.45, s * 0.78), (-2.26, -2.12), (0.6, 0.7), glow('#fff6e4', 0.9), 0.03)
        box((s * 0.5, s * 0.8), (2.2, 2.3), (0.8, 0.9), plain('#7a0f0f', 0.1), 0.02)
    box((-0.5, 0.5), (-2.33, -2.2), (0.34, 0.5), plain('#101214', 0.3), 0.03)
    for (y0, z0), (y1, z1) in (((-1.05, 0.985), (-0.32, 1.35)), ((1.66, 1.075), (1.05, 1.335))):
        low, high = half * 0.8, half * 0.68
        sheet([(-low, y0, z0 + 0.012), (low, y0, z0 + 0.012), (high, y1, z1 + 0.012), (-high, y1, z1 + 0.012)], dark)


def stars_of_light(points, color='#ffd9a0', radius=0.03, strength=30.0):
    """Small bare bulbs, for garlands and far lamps."""
    for point in points:
        ball(point, radius, glow(color, strength))
