"""Materials of building products: metal, UPVC, glass, plain paint, light."""
from .graph import material, rgb

METALS = {
    'anthracite': ('#2b2f33', 0.0, 0.38),
    'black': ('#131416', 0.0, 0.34),
    'bronze': ('#4a3526', 0.55, 0.36),
    'champagne': ('#b79a72', 0.8, 0.34),
    'silver': ('#b4b8bb', 0.9, 0.33),
    'white': ('#eceae5', 0.0, 0.35),
}


def aluminium(finish='anthracite'):
    """Powder-coated or anodised profile: anthracite, black, bronze, champagne, silver or white."""
    color, metallic, roughness = METALS[finish]
    return plain(color, roughness, metallic)


def plain(color, roughness=0.5, metallic=0.0, coat=0.0):
    """Even paint, lacquer or metal of one hex colour."""
    return material(f'plain {color} {roughness} {metallic} {coat}', lambda g: g.add('BsdfPrincipled', {
        'Base Color': rgb(color), 'Roughness': roughness, 'Metallic': metallic,
        'Clearcoat': coat, 'Clearcoat Roughness': 0.05,
    }).outputs[0])


def upvc():
    return material('upvc', lambda g: g.add('BsdfPrincipled', {
        'Base Color': rgb('#f1f0ec'), 'Roughness': 0.22, 'Specular': 0.5,
    }).outputs[0])


def stainless(roughness=0.18):
    return plain('#c9c8c4', roughness, 1.0)


def glass(tint='#f1f6f4', reflect=0.08, wavy=False):
    """A pane as one thin sheet: lets light and shadow rays straight through, mirrors more at grazing angles. Wavy suits façades, and is slower."""
    def build(g):
        facing = g.add('LayerWeight', {'Blend': 0.5}).outputs['Facing']
        grazing = g.math('MULTIPLY', g.math('POWER', facing, 4.0), 1.0 - reflect)
        through = g.add('BsdfTransparent', {'Color': rgb(tint)}).outputs[0]
        bent = {'Normal': g.bump(g.noise(g.position(), 0.7, 1.0), 0.02, 0.02)} if wavy else {}
        mirror = g.add('BsdfGlossy', {'Color': rgb('#ffffff'), 'Roughness': 0.0, **bent}).outputs[0]
        return g.add('MixShader', {0: g.math('ADD', grazing, reflect, clamp=True), 1: through, 2: mirror}).outputs[0]
    return material(f'glass {tint} {reflect} {wavy}', build)


def frosted(tint='#eef4f3'):
    """Satin glass: bright and blurred."""
    return material(f'frosted {tint}', lambda g: g.add('MixShader', {
        0: 0.45,
        1: g.add('BsdfTranslucent', {'Color': rgb(tint)}).outputs[0],
        2: g.add('BsdfTransparent', {'Color': rgb(tint)}).outputs[0],
    }).outputs[0])


def mirror():
    return plain('#e6e8e8', 0.02, 1.0)


def glow(color='#ffd9a0', strength=6.0):
    """Luminous surface: lamp shades, light strips, lit windows."""
    return material(f'glow {color} {strength}', lambda g: g.add('Emission', {
        'Color': rgb(color), 'Strength': strength,
    }).outputs[0])
