"""Renders one scene to a PNG: blender -b -P pictures/render.py -- <name> [--width 480] [--samples 16] [--raw] --out DIR"""
import argparse
import importlib
import sys
from pathlib import Path

import bpy

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE / 'scenes')]

from denoise import denoise  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('name')
    parser.add_argument('--width', type=int, default=480)
    parser.add_argument('--samples', type=int, default=16)
    parser.add_argument('--raw', action='store_true', help='skip the denoising')
    parser.add_argument('--out', type=Path, required=True)
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def prepare(width, samples):
    """An empty scene with the settings of a quick, clean path-traced picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * 1067 / 1600)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Filmic'
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.03
    cycles.use_denoising = False
    cycles.max_bounces, cycles.transparent_max_bounces = 6, 12
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 3, 3, 3
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4.0, 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.use_persistent_data = True
    bpy.context.view_layer.cycles.denoising_store_passes = True
    return scene


def keep_passes(scene, folder):
    """Writes the linear picture and the guides for denoising as EXR files."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path, output.format.file_format, output.format.color_depth = str(folder), 'OPEN_EXR', '32'
    output.file_slots.clear()
    for slot, source in (('color', 'Image'), ('normal', 'Denoising Normal'), ('albedo', 'Denoising Albedo')):
        output.file_slots.new(f'{slot}_')
        tree.links.new(layers.outputs[source], output.inputs[f'{slot}_'])


def develop(scene, exr, png):
    """Applies the scene's view transform and exposure to a linear EXR."""
    picture = bpy.data.images.load(str(exr))
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    picture.save_render(str(png), scene=scene)


def main():
    options = arguments()
    options.out.mkdir(parents=True, exist_ok=True)
    scene = prepare(options.width, options.samples)
    importlib.import_module(options.name).build()
    passes = options.out / f'{options.name}-passes'
    keep_passes(scene, passes)
    bpy.ops.render.render()
    linear = passes / 'color_0001.exr'
    if not options.raw:
        linear = passes / 'clean.exr'
        denoise(passes, linear)
    develop(scene, linear, options.out / f'{options.name}.png')


main()
