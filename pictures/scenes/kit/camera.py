"""The photographer: a level camera with lens shift, exposure and a light grade."""
from math import atan2, hypot

import bpy
from mathutils import Euler, Vector


def camera(at, target, lens=28, level=True, fstop=0.0, focus=None, exposure=0.0, look='Medium Contrast', shift=(0.0, 0.0)):
    """Looks from `at` to `target`. Level keeps verticals upright by shifting the lens; fstop 0 keeps everything sharp."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = lens, 36, 5000
    made = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(made)
    scene.camera = made
    at, target = Vector(at), Vector(target)
    away = target - at
    made.location = at
    data.shift_x, data.shift_y = shift
    if level:
        made.rotation_euler = Euler((1.5707963, 0, atan2(-away.x, away.y)))
        data.shift_y += away.z / hypot(away.x, away.y) * lens / 36
    else:
        made.rotation_euler = away.to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = focus or away.length
    scene.view_settings.exposure = exposure
    scene.view_settings.look = look
