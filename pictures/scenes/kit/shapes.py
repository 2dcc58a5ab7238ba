"""Basic solids in metres, Z up. `place` moves everything built inside it."""
from contextlib import contextmanager
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

_frames = [Matrix()]


@contextmanager
def place(at=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
    """Builds what is inside at another spot: `turn` in degrees about Z, `tilt` in degrees about X and Y."""
    angles = Euler((radians(tilt[0]), radians(tilt[1]), radians(turn)))
    _frames.append(_frames[-1] @ Matrix.LocRotScale(Vector(at), angles, Vector((scale,) * 3)))
    try:
        yield
    finally:
        _frames.pop()


def here(point):
    """World position of a point given inside `place`."""
    return _frames[-1] @ Vector(point)


def put(data, name='part', local=None):
    """Adds mesh, curve or lamp data to the scene in the current frame."""
    made = bpy.data.objects.new(name, data)
    made.matrix_world = _frames[-1] @ (local or Matrix())
    bpy.context.scene.collection.objects.link(made)
    return made


def mesh(vertices, faces, material, smooth=False, name='part'):
    """A mesh of vertex triples and face index lists."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.materials.append(material)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return put(data, name)


def box(x, y, z, material, bevel=0.004):
    """Block between two values on each axis, with edges that catch the light."""
    low, high = zip(*(sorted(pair) for pair in (x, y, z)))
    centre = [(a + b) / 2 for a, b in zip(low, high)]
    size = [b - a for a, b in zip(low, high)]
    made = bmesh.new()
    bmesh.ops.create_cube(made, size=1.0, matrix=Matrix.LocRotScale(Vector((0, 0, 0)), None, Vector(size)))
    width = min(bevel, min(size) * 0.4)
    if width > 0.0005:
        bmesh.ops.bevel(made, geom=made.edges[:], offset=width, segments=2, profile=0.6, affect='EDGES')
    data = bpy.data.meshes.new('box')
    made.to_mesh(data)
    made.free()
    data.materials.append(material)
    return put(data, 'box', Matrix.Translation(centre))


def sheet(corners, material):
    """Flat face through the given corners: a pane, a ground, a ceiling."""
    return mesh(corners, [list(range(len(corners)))], material, name='sheet')


def prism(outline, low, high, material, axis='z'):
    """Outline of 2D points extruded between two values: (x, y) along z, (x, z) along y, (y, z) along x."""
    spread = {'z': lambda p, h: (p[0], p[1], h), 'y': lambda p, h: (p[0], h, p[1]), 'x': lambda p, h: (h, p[0], p[1])}[axis]
    count = len(outline)
    vertices = [spread(p, h) for h in (low, high) for p in outline]
    sides = [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
    return mesh(vertices, [*sides, list(range(count))[::-1], list(range(count, 2 * count))], material)


def rod(start, end, radius, material, end_radius=None, sides=20):
    """Round bar, cone or disc between two points."""
    start, end = Vector(start), Vector(end)
    made = bmesh.new()
    bmesh.ops.create_cone(made, cap_ends=True, segments=sides, radius1=radius, radius2=radius if end_radius is None else end_radius, depth=(end - start).length)
    data = bpy.data.meshes.new('rod')
    made.to_mesh(data)
    made.free()
    data.materials.append(material)
    for polygon in data.polygons:
        polygon.use_smooth = len(polygon.vertices) == 4
    turn = Vector((0, 0, 1)).rotation_difference(end - start).to_matrix().to_4x4()
    return put(data, 'rod', Matrix.Translation((start + end) / 2) @ turn)


def beam(start, end, size, material, bevel=0.003):
    """Rectangular bar between two points; size is (width across, height)."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    made = box((-size[0] / 2, size[0] / 2), (0, length), (-size[1] / 2, size[1] / 2), material, bevel)
    made.matrix_world = _frames[-1] @ Matrix.Translation(start) @ (end - start).to_track_quat('Y', 'Z').to_matrix().to_4x4() @ Matrix.Translation((0, length / 2, 0))
    return made


def tube(points, radius, material, smooth=True):
    """Bent round bar through the points."""
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, 3, True
    line = data.splines.new('NURBS' if smooth else 'POLY')
    line.points.add(len(points) - 1)
    for target, source in zip(line.points, points):
        target.co = (*source, 1.0)
    if smooth:
        line.use_endpoint_u, line.order_u = True, min(4, len(points))
    data.materials.append(material)
    return put(data, 'tube')


def ball(centre, radius, material, squash=(1, 1, 1)):
    made = bmesh.new()
    bmesh.ops.create_uvsphere(made, u_segments=28, v_segments=16, radius=radius)
    data = bpy.data.meshes.new('ball')
    made.to_mesh(data)
    made.free()
    data.materials.append(material)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return put(data, 'ball', Matrix.LocRotScale(Vector(centre), None, Vector(squash)))


def lathe(profile, at, material, sides=32):
    """Turned body from (radius, height) points: pots, vases, lampshades."""
    rings = [[(at[0] + r * cos(2 * pi * i / sides), at[1] + r * sin(2 * pi * i / sides), at[2] + h) for i in range(sides)] for r, h in profile]
    faces = [[j * sides + i, j * sides + (i + 1) % sides, (j + 1) * sides + (i + 1) % sides, (j + 1) * sides + i]
             for j in range(len(profile) - 1) for i in range(sides)]
    return mesh([v for ring in rings for v in ring], faces, material, smooth=True)


def surface(point, steps_u, steps_v, material):
    """Smooth grid of point(u, v) for u and v in 0..1: sails, cushions, drapes."""
    vertices = [point(i / steps_u, j / steps_v) for j in range(steps_v + 1) for i in range(steps_u + 1)]
    row = steps_u + 1
    faces = [[j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i] for j in range(steps_v) for i in range(steps_u)]
    return mesh(vertices, faces, material, smooth=True)


def again(source, at=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
    """The same geometry once more, in the current frame."""
    angles = Euler((radians(tilt[0]), radians(tilt[1]), radians(turn)))
    return put(source.data, source.name, Matrix.LocRotScale(Vector(at), angles, Vector((scale,) * 3)))
