"""The threshold of a sliding door, seen along its rails: flush sill, rails, seals and the leaf on its rollers, in evening sun."""
import kit as k


def sill(length):
    """Anodised sill along +X with two steel rails and a drained gutter."""
    metal, rail, dark = k.aluminium('anthracite'), k.stainless(0.16), k.plain('#15171a', 0.5)
    k.bar(length, [(-0.03, -0.09), (0.0, -0.09), (0.0, -0.058), (-0.014, -0.05), (-0.014, -0.006), (0.0, 0.0), (0.0, 0.014), (-0.014, 0.02), (-0.014, 0.064), (0.0, 0.072), (0.0, 0.1), (-0.03, 0.1)], metal)
    for y in (-0.029, 0.041):
        k.bar(length, [(-0.014, y - 0.008), (-0.006, y - 0.003), (0.003, y - 0.0025), (0.0045, y), (0.003, y + 0.0025), (-0.006, y + 0.003), (-0.014, y + 0.008)], rail)
    for i in range(int(length / 0.45)):
        x = 0.3 + i * 0.45
        k.box((x, x + 0.035), (-0.046, -0.041), (-0.0145, -0.0132), dark, 0)
    for y in (-0.056, 0.0, 0.0145, 0.07):
        k.bar(length, [(-0.001, y - 0.0018), (0.004, y - 0.0012), (0.004, y + 0.0012), (-0.001, y + 0.0018)], dark)


def leaf(x, wide, high, y, hook):
    """Leaf on the rail at y: rails, stiles, glass with seals, brush seals below; `hook` is the x of its interlock."""
    metal, brush = k.aluminium('anthracite'), k.plain('#1b1c1e', 0.95)
    section = [(0, -0.021), (0, 0.021), (0.05, 0.021), (0.056, 0.016), (0.056, -0.016), (0.05, -0.021)]
    with k.place((x, y, 0.012)):
        k.mitred((0, wide), (0, high), section, metal)
        k.mitred((0.052, wide - 0.052), (0.052, high - 0.052), [(0, -0.017), (0, 0.017), (0.006, 0.015), (0.006, -0.015)], k.plain('#0d0d0e', 0.7))
        for at in (-0.01, 0.01):
            k.pane((0.05, wide - 0.05), (0.05, high - 0.05), at, k.glass('#e9f3f0', 0.1))
        k.border((0.06, wide - 0.06), (0.06, high - 0.06), 0.008, 0.018, k.plain('#9da1a3', 0.35, 0.7), -0.009)
        for side in (-0.014, 0.014):
            k.box((0.004, wide - 0.004), (side - 0.002, side + 0.002), (-0.012, 0.001), brush, 0)
        for at in (0.16, wide - 0.16):
            k.rod((at, -0.007, -0.002), (at, 0.007, -0.002), 0.014, k.stainless(0.25), sides=32)
        k.box((hook - 0.004, hook + 0.004), (0.02, 0.034), (0.02, high - 0.02), metal, 0.002)
        return None


def pull(x, z, y):
    """Long flat pull with its lock."""
    metal = k.stainless(0.24)
    k.box((x - 0.017, x + 0.017), (y, y - 0.008), (z - 0.16, z + 0.2), metal, 0.005)
    for end in (z - 0.1, z + 0.14):
        k.rod((x, y, end), (x, y - 0.05, end), 0.009, metal)
    k.box((x - 0.012, x + 0.012), (y - 0.044, y - 0.058), (z - 0.14, z + 0.18), metal, 0.006)


def build():
    k.day(20, 305, sun=7.5, sky=0.2, clouds=0.6)
    k.floor((-6, 8), (-9, -0.09), k.stone('travertine', (0.9, 0.9), 0.004, 0.35, upright=False), 0.0)
    k.box((-6, 8), (0.1, 6), (-0.05, -0.001), k.wood('oak', 'x', 0.35, plank=0.18), 0)
    with k.place((-3, 0, 0)):
        sill(9)
    with k.place():
        leaf(-0.46, 1.9, 2.5, 0.041, 0.03)
        leaf(1.35, 1.9, 2.5, -0.029, 0.03)
    pull(-0.43, 1.0, 0.018)
    wall = k.plain('#efe9dd', 0.85)
    k.box((-6, 8), (6, 6.2), (0, 3), wall, 0)
    k.box((-6, 8), (-0.1, 0.12), (2.52, 3.2), wall, 0)
    k.floor((-6, 8), (0, 6.2), k.plain('#f5f1e9', 0.9), 3.0)
    k.box((3.3, 3.6), (-0.4, 6), (0, 3.2), k.stone('sand', (0.7, 0.3), 0.004), 0.01)
    k.rug((0.2, 3.0), (1.5, 3.6), 0.0, '#cdbfa5', '#a98f68', 9)
    with k.place((1.6, 3.6, 0), turn=0):
        k.sofa(2.3, cloth=k.fabric('#8f9c8b'), pillows=('#e8dfcc', '#c98f5f'))
    with k.place((0.0, 2.3, 0), turn=40):
        k.lounge_chair(k.fabric('#d9c8a8'))
    k.potted((2.9, 1.0, 0), 0.5, 0.26, k.plain('#b9835a', 0.6), 'fig', 4, 1.1)
    k.potted((2.7, -1.1, 0), 0.5, 0.26, k.plain('#d8cfc0', 0.6), 'grass', 3, 0.9)
    k.camera((-1.05, -0.62, 0.36), (0.35, 0.25, 0.2), 32, fstop=6.3, focus=0.95, exposure=0.1)
