"""Cloth, plants and ground materials."""
from .graph import material, rgb


def fabric(color='#d9d2c4', thin=False):
    """Upholstery; `thin` lets light through, for curtains, sails and tents."""
    def build(g):
        where = g.position()
        tone = g.blend(g.math('MULTIPLY', g.noise(where, 14.0, 2.0), 0.3), rgb(color), (0.25, 0.22, 0.2, 1), 'MULTIPLY')
        front = g.add('BsdfPrincipled', {
            'Base Color': tone, 'Roughness': 0.95, 'Specular': 0.1, 'Sheen': 0.3,
        }).outputs[0]
        if not thin:
            return front
        return g.add('MixShader', {0: 0.45, 1: front, 2: g.add('BsdfTranslucent', {'Color': tone}).outputs[0]}).outputs[0]
    return material(f'fabric {color} {thin}', build)


def leaf(color='#4d6b2e'):
    """Foliage: slightly glossy, translucent, each object a little different."""
    def build(g):
        shade = g.math('MULTIPLY', g.add('ObjectInfo').outputs['Random'], 0.5)
        vary = g.math('ADD', g.math('MULTIPLY', g.noise(g.position(), 5.0, 0.0), 0.5), shade)
        tone = g.blend(vary, rgb(color), (0.03, 0.06, 0.012, 1), 'MIX')
        front = g.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.45, 'Specular': 0.35}).outputs[0]
        back = g.add('BsdfTranslucent', {'Color': g.blend(0.4, tone, (0.25, 0.4, 0.05, 1))}).outputs[0]
        return g.add('MixShader', {0: 0.3, 1: front, 2: back}).outputs[0]
    return material(f'leaf {color}', build)


def petal(color='#c22f78'):
    """Bracts and blossoms: translucent, each a shade of its own colour."""
    def build(g):
        full = rgb(color)
        deep = tuple(c * 0.45 for c in full[:3]) + (1,)
        tone = g.blend(g.noise(g.position(), 9.0, 1.0), full, deep)
        front = g.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.6, 'Specular': 0.2}).outputs[0]
        return g.add('MixShader', {0: 0.45, 1: front, 2: g.add('BsdfTranslucent', {'Color': full}).outputs[0]}).outputs[0]
    return material(f'petal {color}', build)


def bark():
    def build(g):
        where = g.stretched(g.position(), (3, 3, 9))
        tone = g.ramp(g.noise(where, 3.0, 3.0), [(0.3, rgb('#4f3d2c')), (0.7, rgb('#9a7f60'))])
        return g.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.95, 'Normal': g.bump(g.noise(where, 12.0, 2.0), 0.6, 0.02)}).outputs[0]
    return material('bark', build)


def ground(color='#c9ab7d', other='#b3925f', scale=0.8, bump=0.4):
    """Sand, gravel, asphalt or soil from two tones."""
    def build(g):
        where = g.position()
        tone = g.blend(g.noise(where, scale, 4.0), rgb(color), rgb(other))
        height = g.math('ADD', g.noise(where, 2.0, 2.0), g.math('MULTIPLY', g.noise(where, 90.0, 2.0), 0.25))
        return g.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.95, 'Specular': 0.1, 'Normal': g.bump(height, bump, 0.03)}).outputs[0]
    return material(f'ground {color} {other} {scale} {bump}', build)


def lawn():
    return ground('#66763f', '#46592c', 6.0, 0.9)


def asphalt():
    return ground('#4b4a49', '#3c3b3a', 2.0, 0.5)


def water(color='#1d5a6b', ripple=0.12, scale=3.0, roughness=0.03):
    """Pool or sea surface: coloured body under a rippled mirror."""
    def build(g):
        where = g.position()
        waves = g.math('ADD', g.noise(g.stretched(where, (1, 2.2, 1)), scale, 3.0), g.math('MULTIPLY', g.noise(where, scale * 0.23, 2.0), 1.5))
        normal = g.bump(waves, ripple, 0.15)
        facing = g.add('LayerWeight', {'Blend': 0.5, 'Normal': normal}).outputs['Facing']
        mirror = g.math('ADD', g.math('MULTIPLY', g.math('POWER', facing, 4.0), 0.9), 0.04, clamp=True)
        body = g.add('BsdfDiffuse', {'Color': rgb(color)}).outputs[0]
        return g.add('MixShader', {0: mirror, 1: body, 2: g.add('BsdfGlossy', {'Roughness': roughness, 'Normal': normal}).outputs[0]}).outputs[0]
    return material(f'water {color} {ripple} {scale} {roughness}', build)


def clear_water(tint='#9fd8dc', ripple=0.08, scale=2.2):
    """Pool surface over a modelled basin: see-through, tinted, rippled mirror at grazing angles."""
    def build(g):
        normal = g.bump(g.noise(g.position(), scale, 3.0), ripple, 0.1)
        facing = g.add('LayerWeight', {'Blend': 0.5, 'Normal': normal}).outputs['Facing']
        mirror = g.math('ADD', g.math('MULTIPLY', g.math('POWER', facing, 3.5), 0.9), 0.04, clamp=True)
        through = g.add('BsdfTransparent', {'Color': rgb(tint)}).outputs[0]
        return g.add('MixShader', {0: mirror, 1: through, 2: g.add('BsdfGlossy', {'Roughness': 0.01, 'Normal': normal}).outputs[0]}).outputs[0]
    return material(f'clear water {tint} {ripple} {scale}', build)
