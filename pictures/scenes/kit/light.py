"""Daylight, dusk and lamps."""
from math import cos, radians, sin

import bpy
from mathutils import Vector

from .graph import Graph, rgb
from .shapes import put


def _world():
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    bpy.context.scene.world = world
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 256
    return Graph(world.node_tree)


def _clouds(g, amount):
    """Factor of thin cloud by view direction, spread flat like a real layer."""
    ray = g.add('TexCoord').outputs['Generated']
    axes = g.add('SeparateXYZ', {0: ray}).outputs
    height = g.math('MAXIMUM', axes[2], 0.03)
    flat = g.add('CombineXYZ', {0: g.math('DIVIDE', axes[0], height), 1: g.math('DIVIDE', axes[1], height)}).outputs[0]
    wisps = g.noise(g.stretched(flat, (0.35, 0.8, 1)), 0.8, 2.0)
    shape = g.ramp(wisps, [(0.42, (0, 0, 0, 1)), (0.7, (1, 1, 1, 1))])
    low = g.math('MULTIPLY', g.math('SUBTRACT', axes[2], 0.02), 7.0, clamp=True)
    return g.math('MULTIPLY', g.math('MULTIPLY', shape, low), amount), axes[2]


def _sunlight(elevation, azimuth, energy, color, angle=0.6):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = energy, color, radians(angle)
    e, a = radians(elevation), radians(azimuth)
    towards = Vector((sin(a) * cos(e), cos(a) * cos(e), sin(e)))
    made = put(lamp, 'sun')
    made.matrix_world = towards.to_track_quat('Z', 'Y').to_matrix().to_4x4()


def day(elevation=35, azimuth=200, sun=4.0, sky=0.16, clouds=0.5, dust=1.5):
    """Physical sky with a separate sun. Azimuth in degrees clockwise from +Y: 180 is behind a camera that looks along +Y."""
    g = _world()
    air = g.add('TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=radians(elevation),
                sun_rotation=radians(azimuth), dust_density=dust, air_density=1.0)
    factor, _ = _clouds(g, clouds)
    warm = max(0.0, 1 - elevation / 45)
    white = (5.2, 5.0 - 0.7 * warm, 4.8 - 1.8 * warm, 1)
    tone = g.blend(factor, air.outputs[0], white)
    back = g.add('Background', {'Color': tone, 'Strength': sky})
    g.add('OutputWorld', {'Surface': back.outputs[0]})
    _sunlight(elevation, azimuth, sun, (1.0, 0.93 - 0.22 * warm, 0.84 - 0.46 * warm))


def dusk(zenith='#16264d', middle='#4a6390', horizon='#e8a878', strength=0.55, clouds=0.3, afterglow=0.0, azimuth=300):
    """Blue hour: a gradient from the zenith to the horizon; `afterglow` adds a weak, wide, warm sun from the azimuth."""
    g = _world()
    factor, up = _clouds(g, clouds)
    base = g.ramp(up, [(0.0, rgb(horizon)), (0.06, rgb(horizon)), (0.28, rgb(middle)), (0.75, rgb(zenith))])
    tone = g.blend(factor, base, g.blend(0.5, rgb(horizon), rgb(middle)))
    back = g.add('Background', {'Color': tone, 'Strength': strength})
    g.add('OutputWorld', {'Surface': back.outputs[0]})
    if afterglow:
        _sunlight(8, azimuth, afterglow, (1.0, 0.62, 0.4), 12)


def area(at, target, size, power, color='#ffd6a1', seen=False):
    """Soft rectangular lamp of (width, height) metres, in watts, shining at a target."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', size[0], size[1]
    lamp.energy, lamp.color = power, rgb(color)[:3]
    made = put(lamp, 'area')
    turn = (Vector(at) - Vector(target)).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    turn.translation = Vector(at)
    made.matrix_world = made.matrix_world @ turn
    made.visible_camera = seen
    made.visible_glossy = seen
    return made


def bulb(at, power=40, color='#ffc987', radius=0.06):
    """Warm point lamp."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, rgb(color)[:3], radius
    made = put(lamp, 'bulb')
    made.location = made.matrix_world @ Vector(at)
    made.visible_camera = False
    made.visible_glossy = False
    return made


def spot(at, target, power=80, angle=60, color='#ffcf95', radius=0.05):
    """Cone of light in degrees: downlights, wall washers, palm uplights."""
    lamp = bpy.data.lights.new('spot', 'SPOT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, rgb(color)[:3], radius
    lamp.spot_size, lamp.spot_blend = radians(angle), 0.7
    made = put(lamp, 'spot')
    turn = (Vector(at) - Vector(target)).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    turn.translation = Vector(at)
    made.matrix_world = made.matrix_world @ turn
    made.visible_camera = False
    made.visible_glossy = False
    return made
