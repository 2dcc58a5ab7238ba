"""Natural and mineral materials: stone, plaster, wood, cloth, ground, water."""
from .graph import material, rgb

STONES = {
    'sand': ('#cdb48c', '#b89a70'), 'cream': ('#e4d8c2', '#d2c2a5'), 'grey': ('#9a9892', '#7e7c77'),
    'travertine': ('#d9c9ae', '#b9a482'), 'dark': ('#4a4744', '#35332f'), 'white': ('#eae7e1', '#d6d2ca'),
}
WOODS = {'oak': ('#b98a57', '#8a5f37'), 'walnut': ('#6a4329', '#3c2415'), 'teak': ('#96602f', '#6a3f1d'), 'ash': ('#d5b98f', '#b6966a')}
AXES = {'x': (0.6, 9.0, 9.0), 'y': (9.0, 0.6, 9.0), 'z': (9.0, 9.0, 0.6)}


def plaster(color='#d8c4a0', grain=0.35):
    """Rendered wall with fine grain and faint stains."""
    def build(g):
        where = g.position()
        stain = g.noise(where, 0.6, 3.0)
        tone = g.blend(g.math('MULTIPLY', stain, 0.35), rgb(color), (0.42, 0.35, 0.27, 1), 'MULTIPLY')
        return g.add('BsdfPrincipled', {
            'Base Color': tone, 'Roughness': 0.85, 'Specular': 0.2,
            'Normal': g.bump(g.noise(where, 140.0, 2.0), grain, 0.004),
        }).outputs[0]
    return material(f'plaster {color} {grain}', build)


def stone(kind='sand', block=(0.9, 0.4), joint=0.006, roughness=0.75, upright=True):
    """Coursed stone cladding (or paving when not upright) in blocks of width × height metres; joint 0 gives a plain slab."""
    light, dark = (rgb(code) for code in STONES[kind])

    def build(g):
        where = g.position()
        mottled = g.noise(where, 3.0, 3.0)
        tone = g.blend(g.math('MULTIPLY', mottled, 0.9), light, dark)
        height = g.math('MULTIPLY', g.noise(where, 60.0, 2.0), 0.12)
        if joint:
            axes = g.add('SeparateXYZ', {0: where}).outputs
            across = g.math('ADD', axes[0], axes[1]) if upright else axes[0]
            along = g.add('CombineXYZ', {0: across, 1: axes[2] if upright else axes[1]}).outputs[0]
            bricks = g.add('TexBrick', {
                'Vector': along, 'Color1': (1, 1, 1, 1), 'Color2': (0.78, 0.78, 0.78, 1), 'Mortar': (0.3, 0.27, 0.24, 1), 'Scale': 1.0,
                'Mortar Size': joint, 'Mortar Smooth': 0.2, 'Bias': -0.2, 'Brick Width': block[0], 'Row Height': block[1],
            }, offset=0.5 if upright else 0.0)
            tone = g.blend(0.85, tone, bricks.outputs[0], 'MULTIPLY')
            height = g.math('SUBTRACT', height, bricks.outputs[1])
        return g.add('BsdfPrincipled', {
            'Base Color': tone, 'Roughness': roughness, 'Normal': g.bump(height, 0.45, 0.006),
        }).outputs[0]
    return material(f'stone {kind} {block} {joint} {roughness} {upright}', build)


def marble(color='#e9e6e0', vein='#8d8a86', roughness=0.12):
    def build(g):
        veins = g.add('TexWave', {'Vector': g.position(), 'Scale': 0.5, 'Distortion': 11.0, 'Detail': 6.0, 'Detail Scale': 1.6}).outputs[1]
        tone = g.ramp(veins, [(0.0, rgb(vein)), (0.07, rgb(color)), (0.6, rgb(color)), (1.0, rgb('#d9d5ce' if color == '#e9e6e0' else color))])
        return g.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': roughness}).outputs[0]
    return material(f'marble {color} {vein} {roughness}', build)


def concrete(color='#a5a19a'):
    def build(g):
        where = g.position()
        tone = g.blend(g.noise(where, 1.2, 4.0), rgb(color), (0.28, 0.27, 0.26, 1), 'MIX')
        tone = g.blend(0.55, tone, rgb(color))
        return g.add('BsdfPrincipled', {
            'Base Color': tone, 'Roughness': 0.7, 'Normal': g.bump(g.noise(where, 45.0, 3.0), 0.2, 0.004),
        }).outputs[0]
    return material(f'concrete {color}', build)


def wood(kind='oak', along='x', roughness=0.42, plank=0.0):
    """Timber with grain along one axis; `plank` > 0 cuts the floor or deck into boards of that width (along x or y)."""
    light, dark = (rgb(code) for code in WOODS[kind])

    def build(g):
        where = g.position()
        shift = g.math('MULTIPLY', g.add('ObjectInfo').outputs['Random'], 7.0)
        if plank:
            axes = g.add('SeparateXYZ', {0: where}).outputs
            flat = g.add('CombineXYZ', {0: axes[0], 1: axes[1]} if along == 'x' else {0: axes[1], 1: axes[0]}).outputs[0]
            boards = g.add('TexBrick', {
                'Vector': flat, 'Color1': (1, 1, 1, 1), 'Color2': (0, 0, 0, 1), 'Mortar': (0.5, 0.5, 0.5, 1), 'Scale': 1.0, 'Bias': 0.0,
                'Mortar Size': 0.0022, 'Mortar Smooth': 0.3, 'Brick Width': 1.9, 'Row Height': plank,
            }, offset=0.37, offset_frequency=2)
            shift = g.math('MULTIPLY', boards.outputs[0], 9.0)
            height = g.math('MULTIPLY', boards.outputs[1], -1.0)
        moved = g.add('VectorMath', {0: g.stretched(where, AXES[along]), 1: g.add('CombineXYZ', {0: shift, 1: shift, 2: shift}).outputs[0]}).outputs[0]
        rings = g.noise(moved, 1.3, 4.0, 1.4)
        fibre = g.noise(g.stretched(moved, (4, 4, 4)), 6.0, 2.0)
        tone = g.ramp(g.math('ADD', g.math('MULTIPLY', rings, 0.8), g.math('MULTIPLY', fibre, 0.2)), [(0.33, dark), (0.62, light)])
        if plank:
            tone = g.blend(g.math('MULTIPLY', boards.outputs[0], 0.35), tone, light)
            tone = g.blend(boards.outputs[1], tone, (0.02, 0.012, 0.008, 1))
        grooves = {'Normal': g.bump(height, 0.3, 0.002)} if plank else {}
        return g.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': roughness, **grooves}).outputs[0]
    return material(f'wood {kind} {along} {roughness} {plank}', build)
