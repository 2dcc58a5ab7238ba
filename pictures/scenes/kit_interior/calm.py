"""Render settings that keep interiors clean at few samples."""
import bpy


def settle():
    """Call after everything is built: luminous surfaces and the sky are met by rays but not aimed at, so that samples go to the lamps."""
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
    scene = bpy.context.scene
    scene.world.cycles.sampling_method = 'NONE'
    scene.cycles.sample_clamp_indirect = 2.5
    scene.cycles.blur_glossy = 1.0
    scene.cycles.adaptive_min_samples, scene.cycles.adaptive_threshold = 6, 0.06
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 4, 2, 2
