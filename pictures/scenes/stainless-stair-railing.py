"""A travertine stair with a stainless steel and glass railing in a tall, sunlit hall."""
import kit as k

STEPS, TREAD, RISE, WIDE = 14, 0.3, 0.165, 1.5


def stair():
    slab = k.stone('travertine', joint=0, roughness=0.35)
    for i in range(STEPS):
        y, z = i * TREAD, (i + 1) * RISE
        k.box((0, WIDE), (y, y + TREAD + 0.03), (z - 0.05, z), slab, 0.006)
        k.box((0.03, WIDE - 0.03), (y + 0.03, y + TREAD + 0.02), (max(0.0, z - RISE), z - 0.05), k.plain('#efe9df', 0.7), 0)
        k.box((0.05, WIDE - 0.05), (y + 0.018, y + 0.03), (z - 0.066, z - 0.052), k.glow('#ffdba6', 4), 0)
    k.prism([(0, 0), (STEPS * TREAD, STEPS * RISE - 0.05), (STEPS * TREAD, STEPS * RISE - 0.35), (0.5, 0)], 0.04, WIDE - 0.04, k.plain('#efe9df', 0.7), 'x')


def rail(x):
    """Posts, panes and handrail that follow the flight."""
    steel, glass = k.stainless(), k.glass('#dceee8', 0.1)
    slope = RISE / TREAD
    step = STEPS * TREAD / 5

    def height(y):
        return RISE + y * slope
    for i in range(6):
        y = min(0.12 + i * step, STEPS * TREAD - 0.1)
        k.rod((x, y, height(y) - 0.08), (x, y, height(y) + 0.93), 0.021, steel)
        if i < 5:
            end = y + step - 0.06
            k.sheet([(x, y + 0.06, height(y + 0.06) + 0.08), (x, end, height(end) + 0.08), (x, end, height(end) + 0.8), (x, y + 0.06, height(y + 0.06) + 0.8)], glass)
            for z in (0.2, 0.68):
                k.box((x - 0.02, x + 0.02), (y + 0.02, y + 0.075), (height(y + 0.05) + z - 0.025, height(y + 0.05) + z + 0.025), steel)
    k.rod((x, -0.2, height(-0.2) + 0.95), (x, STEPS * TREAD + 0.1, height(STEPS * TREAD + 0.1) + 0.95), 0.025, steel)
    k.ball((x, -0.2, height(-0.2) + 0.95), 0.025, steel)


def hall():
    wall = k.plain('#efe9de', 0.85)
    top = STEPS * RISE
    k.floor((-5, 5), (-6, 9), k.stone('cream', (1.2, 1.2), 0.003, 0.14, upright=False))
    k.box((WIDE, WIDE + 0.2), (-6, 9), (0, 6.2), k.stone('travertine', (0.9, 0.45), 0.004, 0.6), 0)
    k.box((-5, WIDE), (STEPS * TREAD, 9), (top - 0.3, top), k.plain('#f4efe6', 0.8), 0.005)
    k.box((-5, WIDE), (STEPS * TREAD + 0.001, 9), (top, top + 0.02), k.wood('oak', 'x', plank=0.18), 0)
    k.box((-5, WIDE), (9, 9.2), (0, 6.2), wall, 0)
    k.floor((-5, WIDE), (-6, 9), k.plain('#f6f2ea', 0.9), 6.2)
    k.box((-5, WIDE), (-6.2, -6), (0, 6.2), wall, 0)
    with k.place((-5, STEPS * TREAD, top + 0.02)):
        k.glass_railing(4.95, 1.0, 1.25, pane_material=k.glass('#dceee8', 0.1))
    with k.place((-5, 9, 0), turn=-90):
        k.window(15, 6.2, k.aluminium('anthracite'), k.glass('#f1f6f4', 0.08), 8, 2, 0.06, 0.12, 0.0, knob=False)
    k.floor((-60, -5), (-40, 50), k.stone('cream', (0.9, 0.9), 0.005, 0.7, upright=False), -0.05)
    for i in range(6):
        k.palm((-8.5 - (i % 2) * 3, -4 + i * 2.8, 0), 6.5 + i % 3, 3 + i, spread=2.9)
        k.shrub((-6.3, -4 + i * 2.4, 0.4), 0.6, '#56713a', i, flowers='#c22f78' if i % 2 else None)
    with k.place((-2.9, 7.4, 0), turn=15):
        k.sofa(2.2, cloth=k.fabric('#a9a08e'))
    k.potted((-0.7, 3.6, 0), 0.7, 0.33, k.plain('#3d3a37', 0.6), 'palm', 4, 1.5)
    k.potted((-4.3, 2.0, 0), 0.6, 0.3, k.plain('#e2ddd3', 0.6), 'fig', 4, 1.2)
    for x, drop in ((-2.2, 2.2), (-1.7, 2.8), (-2.5, 3.2)):
        k.pendant((x, 2.2, 6.2), drop, 0.22, k.plain('#c8a16b', 0.3, 1.0), 40)


def build():
    k.day(36, 285, sun=7.5, sky=0.2, clouds=0.5)
    hall()
    stair()
    rail(0.06)
    k.area((-1.5, -5.5, 5.5), (0, 3, 1.5), (5, 1.5), 420, '#fff2e0')
    k.camera((-1.55, -2.3, 1.35), (0.15, 2, 1.85), 24, exposure=0.1)
