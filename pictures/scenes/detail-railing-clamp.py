"""Post, handrail and glass clamps of a stainless railing above the sea."""
import kit as k


def clamp(x, z, side):
    """Two half shells with a rubber lining hold the glass; the round back meets the post."""
    steel, rubber = k.stainless(0.2), k.plain('#141516', 0.8)
    k.rod((x, 0, z), (x + side * 0.03, 0, z), 0.014, steel, sides=28)
    for y in (-0.0145, 0.0075):
        k.box((x + side * 0.022, x + side * 0.072), (y, y + 0.007), (z - 0.024, z + 0.024), steel, 0.0035)
        k.box((x + side * 0.03, x + side * 0.07), (y + (0.007 if y < 0 else -0.0012), y + (0.0082 if y < 0 else 0.0)), (z - 0.022, z + 0.022), rubber, 0)
    k.box((x + side * 0.022, x + side * 0.03), (-0.014, 0.014), (z - 0.024, z + 0.024), steel, 0.003)
    k.rod((x + side * 0.052, -0.0148, z), (x + side * 0.052, -0.0165, z), 0.0075, steel, sides=28)
    k.rod((x + side * 0.052, -0.0164, z), (x + side * 0.052, -0.0168, z), 0.0036, k.plain('#1b1b1b', 0.6), sides=6)


def post(x):
    steel = k.stainless(0.2)
    k.rod((x, 0, 0), (x, 0, 1.0), 0.0212, steel, sides=48)
    k.rod((x, 0, 0), (x, 0, 0.012), 0.05, steel, sides=48)
    k.rod((x, 0, 1.0), (x, 0, 1.012), 0.0212, steel, 0.012, 48)
    k.rod((x, 0, 1.0), (x, 0, 1.035), 0.007, steel, sides=24)
    k.box((x - 0.03, x + 0.03), (-0.011, 0.011), (1.031, 1.036), steel, 0.002)
    for z in (0.24, 0.8):
        for side in (-1, 1):
            clamp(x, z, side)


def build():
    k.day(17, 292, sun=7.0, sky=0.19, clouds=0.9, dust=1.0)
    clear = k.glass('#d9eee7', 0.1)
    for x in (-1.4, 0.0, 1.4, 2.8):
        post(x)
        k.box((x + 0.04, x + 1.36), (-0.005, 0.005), (0.1, 0.94), k.glass('#dcefe9', 0.09), 0.001)
        for edge in (x + 0.04, x + 1.36):
            k.box((edge - 0.002, edge + 0.002), (-0.0052, 0.0052), (0.1, 0.94), k.plain('#a9d3c7', 0.15), 0.0008)
    k.rod((-3, 0, 1.057), (4.4, 0, 1.057), 0.0212, k.stainless(0.2), sides=48)
    k.floor((-6, 7), (-5, 0.3), k.wood('teak', 'x', 0.5, plank=0.12), 0.0)
    k.box((-6, 7), (0.12, 0.34), (-0.3, 0.0), k.plaster('#ece4d4', 0.2), 0.01)
    k.floor((-900, 900), (0.3, 14), k.stone('cream', (1.2, 1.2), 0.01, upright=False), -14)
    k.floor((-900, 900), (14, 26), k.lawn(), -13.9)
    for i in range(9):
        k.palm((-40 + i * 10, 19 + (i % 2) * 4, -14), 12, 20 + i, 34, 3.4)
    k.sea(26, 4000, -15, '#155a70', 0.6)
    k.skyline((-320, 900), 1100, seed=14, count=30, tallest=280, haze='#d9c2a8', mix=0.5, base=-16)
    k.camera((-0.52, -0.8, 1.0), (0.12, 0.0, 0.88), 36, fstop=6.3, focus=0.98, exposure=0.15)
