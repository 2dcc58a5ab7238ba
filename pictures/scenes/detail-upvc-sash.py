"""Corner of a white UPVC casement, open a hand's width: welded mitre, two seals, locking pins and handle."""
import kit as k

FRAME = [(0, 0), (0, 0.07), (0.046, 0.07), (0.046, 0.045), (0.066, 0.045), (0.066, 0.0)]
SASH = [(0, 0.024), (0, 0.07), (-0.012, 0.07), (-0.012, 0.098), (0.062, 0.098), (0.07, 0.09), (0.07, 0.05), (0.056, 0.05), (0.056, 0.024)]
BEAD = [(0.0, 0.0), (0.0, 0.02), (0.014, 0.02), (0.021, 0.011), (0.021, 0.0)]


def seam(x, z, y, length, lean):
    """Fine groove of a welded mitre on a face that looks to +Y."""
    with k.place((x, y, z), tilt=(0, lean)):
        k.box((-0.0006, 0.0006), (-0.0003, 0.0004), (0, length), k.plain('#c9c7c0', 0.6), 0)


def sash(wide, high):
    white, rubber = k.upvc(), k.plain('#17181a', 0.7)
    x, z = (0, wide), (0, high)
    k.mitred(x, z, SASH, white)
    k.mitred((0.058, wide - 0.058), (0.058, high - 0.058), BEAD, white, 0.07)
    k.mitred((0.076, wide - 0.076), (0.076, high - 0.076), [(0, 0), (0, 0.006), (0.005, 0.004), (0.005, 0)], rubber, 0.088)
    k.mitred((0.066, wide - 0.066), (0.066, high - 0.066), [(0, 0), (0, 0.006), (0.006, 0.006), (0.006, 0)], rubber, 0.044)
    k.mitred((-0.011, wide + 0.011), (-0.011, high + 0.011), [(0, 0), (0, 0.005), (0.007, 0.005), (0.007, 0)], rubber, 0.0655)
    k.pane((0.06, wide - 0.06), (0.06, high - 0.06), 0.054, k.glass('#f3f8f6', 0.07))
    k.pane((0.06, wide - 0.06), (0.06, high - 0.06), 0.078, k.glass('#f3f8f6', 0.07))
    k.border((0.068, wide - 0.068), (0.068, high - 0.068), 0.012, 0.016, k.plain('#a7abad', 0.35, 0.7), 0.058)
    side = 0.0
    k.box((side - 0.0135, side - 0.011), (0.038, 0.054), (0.12, high - 0.12), k.stainless(0.3), 0.001)
    for at in (0.19, 0.62, 0.98):
        k.rod((side - 0.0125, 0.046, at), (side - 0.024, 0.046, at), 0.0048, k.stainless(0.2), 0.0048, 24)
        k.rod((side - 0.021, 0.046, at), (side - 0.0245, 0.046, at), 0.0072, k.stainless(0.2), sides=24)
    for at in (0.14, 0.4, 0.8):
        with k.place((side - 0.0137, 0.046, at), turn=-90):
            k.screw((0, 0, 0), -1, 0.0042)
    seam(-0.010, -0.010, 0.0981, 0.102, 45)


def build():
    k.day(34, 300, sun=7.5, sky=0.22, clouds=0.5)
    white, rubber = k.upvc(), k.plain('#17181a', 0.7)
    wide, high = 1.15, 1.5
    wall = k.plaster('#ece5d8', 0.25)
    k.mitred((0, wide), (0, high), FRAME, white)
    k.mitred((0.047, wide - 0.047), (0.047, high - 0.047), [(0, 0), (0, 0.006), (0.006, 0.007), (0.007, 0)], rubber, 0.0455)
    for x in ((-2, -0.004), (wide + 0.004, 3)):
        k.box(x, (-0.12, 0.1), (-1, 2.4), wall, 0.004)
    k.box((-2, 3), (-0.12, 0.1), (-1, -0.03), wall, 0.004)
    k.box((-2, 3), (-0.12, 0.1), (high + 0.004, 2.4), wall, 0.004)
    k.box((-0.06, wide + 0.06), (0.06, 0.3), (-0.035, -0.004), k.marble('#ebe7df', '#b9b2a6', 0.2), 0.004)
    k.box((0, wide), (-0.12, 0.0), (-0.03, -0.008), k.aluminium('silver'), 0.002)
    for at in (0.2, 0.64):
        k.box((0.046, 0.05), (0.05, 0.068), (at - 0.03, at + 0.03), k.stainless(0.3), 0.001)
    with k.place((wide - 0.05, 0.07, 0.054), turn=-27):
        with k.place((-(wide - 0.1), -0.07, 0)):
            sash(wide - 0.1, high - 0.11)
            handle(0.03, 0.46, 0.098)
    k.box((-4, 4), (0.3, 4.2), (-1.0, -0.95), k.wood('oak', 'x', plank=0.18), 0)
    k.box((-4, 4), (4.2, 4.3), (-1, 2.6), k.plain('#efe9de', 0.9), 0)
    k.floor((-40, 40), (-60, -1.5), k.lawn(), -1.4)
    k.hedge((-8, -6.5, -0.6), (6, -6.5, -0.6), 0.9, seed=4, flowers='#c22f78', leaf_size=0.08)
    for i, x in enumerate((-4.6, -1.2, 2.4)):
        k.palm((x, -11 - i, -1.4), 6.5 + i, 4 + i, spread=2.8)
    k.area((1.2, 2.6, 1.6), (0.2, 0, 0.3), (2.2, 1.4), 38, '#fff4e6')
    k.camera((-0.2, 1.08, 0.56), (0.22, 0.1, 0.26), 35, fstop=5.6, focus=0.86, exposure=0.35)


def handle(x, z, y):
    metal = k.stainless(0.22)
    k.box((x - 0.016, x + 0.016), (y, y + 0.011), (z - 0.037, z + 0.037), metal, 0.007)
    k.rod((x, y, z), (x, y + 0.045, z), 0.0105, metal, sides=32)
    k.tube([(x, y + 0.036, z + 0.004), (x, y + 0.05, z + 0.003), (x, y + 0.056, z - 0.014), (x, y + 0.053, z - 0.07), (x, y + 0.055, z - 0.128)], 0.0105, metal)
