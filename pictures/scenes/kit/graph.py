"""A short way to write shader node graphs."""
import bpy


def rgb(code):
    """Linear RGBA from an sRGB hex code such as '#c8b08a'."""
    channels = [int(code.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return (*linear, 1.0)


class Graph:
    """Wraps a node tree: `add` makes a node whose inputs are given as values or as sockets to link."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind if kind.startswith('ShaderNode') else 'ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add('Math', {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def blend(self, factor, a, b, mode='MIX'):
        return self.add('MixRGB', {0: factor, 1: a, 2: b}, blend_type=mode).outputs[0]

    def ramp(self, factor, stops):
        """Colour ramp over (position, rgba) stops."""
        node = self.add('ValToRGB', {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position, element.color = position, color
        return node.outputs[0]

    def noise(self, where, scale, detail=4.0, distortion=0.0):
        return self.add('TexNoise', {'Vector': where, 'Scale': scale, 'Detail': detail, 'Distortion': distortion}).outputs[0]

    def position(self):
        """World position in metres: keeps textures continuous over neighbouring parts."""
        return self.add('NewGeometry').outputs['Position']

    def stretched(self, vector, scale, turn=(0, 0, 0)):
        return self.add('Mapping', {'Vector': vector, 'Scale': scale, 'Rotation': turn}).outputs[0]

    def bump(self, height, strength=0.3, distance=0.01):
        return self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]

    def surface(self, shader):
        self.add('OutputMaterial', {'Surface': shader})


def material(name, build):
    """The material of that name, built once by `build(graph)`, which returns the surface shader's socket."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    graph = Graph(made.node_tree)
    graph.surface(build(graph))
    return made
