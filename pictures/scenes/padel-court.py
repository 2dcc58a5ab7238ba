"""A glass padel court with blue turf under floodlights at dusk."""
import kit as k

WIDE, LONG = 10.0, 20.0


def mesh_panel(length, low, high):
    """Welded steel mesh between two heights, along +X."""
    wire = k.aluminium('black')
    step = 0.16
    for i in range(int(length / step) + 1):
        k.box((i * step - 0.003, i * step + 0.003), (-0.003, 0.003), (low, high), wire, 0)
    for j in range(int((high - low) / step) + 1):
        k.box((0, length), (-0.003, 0.003), (low + j * step - 0.003, low + j * step + 0.003), wire, 0)


def side(length, glazed):
    """Bays of 2 m along +X: glass to 3 m with mesh above in the glazed ones, mesh alone in the others."""
    steel, glass = k.aluminium('black'), k.glass('#e3f0ec', 0.1)
    for i in range(int(length / 2) + 1):
        tall = 4.0 if glazed(i) or glazed(i - 1) else 3.0
        k.box((i * 2 - 0.04, i * 2 + 0.04), (-0.04, 0.04), (0, tall), steel)
    for i in range(int(length / 2)):
        with k.place((i * 2, 0, 0)):
            if glazed(i):
                k.pane((0.05, 1.95), (0.03, 3.0), 0.0, glass)
                k.box((0.04, 1.96), (-0.02, 0.02), (2.99, 3.03), steel)
                mesh_panel(2, 3.05, 4.0)
                k.box((0.0, 2.0), (-0.025, 0.025), (3.97, 4.02), steel)
                for z in (0.5, 1.5, 2.5):
                    for x in (0.06, 1.94):
                        k.rod((x, -0.02, z), (x, 0.02, z), 0.035, k.stainless())
            else:
                mesh_panel(2, 0.05, 3.0)
                k.box((0.0, 2.0), (-0.025, 0.025), (2.97, 3.02), steel)


def turf():
    k.floor((0, WIDE), (0, LONG), k.ground('#1f5fae', '#1a5299', 8.0, 0.5))
    white = k.plain('#f1f1ee', 0.8)
    for y in (3.05, 16.95):
        k.box((0, WIDE), (y - 0.03, y + 0.03), (0, 0.004), white, 0)
    k.box((WIDE / 2 - 0.03, WIDE / 2 + 0.03), (3.05, 16.95), (0, 0.004), white, 0)
    with k.place((0, LONG / 2, 0)):
        net = k.plain('#14161a', 0.9)
        for i in range(101):
            k.box((i * 0.1 - 0.003, i * 0.1 + 0.003), (-0.003, 0.003), (0, 0.88), net, 0)
        for j in range(10):
            k.box((0, WIDE), (-0.003, 0.003), (j * 0.095, j * 0.095 + 0.006), net, 0)
        k.box((0, WIDE), (-0.01, 0.01), (0.86, 0.92), white, 0)
        for x in (0.02, WIDE - 0.02):
            k.rod((x, 0, 0), (x, 0, 0.95), 0.04, k.aluminium('black'))
    k.ball((3.4, 4.1, 0.034), 0.034, k.plain('#d6e04a', 0.8))
    k.ball((3.75, 3.7, 0.034), 0.034, k.plain('#d6e04a', 0.8))


def floodlights():
    for x in (-0.25, WIDE + 0.25):
        for y in (4.0, 16.0):
            inward = 1 if x < 0 else -1
            k.rod((x, y, 0), (x, y, 6.2), 0.06, k.aluminium('black'))
            k.box((x, x + inward * 0.7), (y - 0.25, y + 0.25), (6.15, 6.25), k.aluminium('black'))
            k.box((x + inward * 0.08, x + inward * 0.62), (y - 0.2, y + 0.2), (6.13, 6.148), k.glow('#f4f7ff', 30), 0)
            k.area((x + inward * 0.4, y, 6.1), (WIDE / 2, y, 0), (0.6, 0.5), 900, '#f0f4ff')


def build():
    k.dusk('#14285a', '#4a66a8', '#e3a084', 0.6, clouds=0.4)
    turf()
    floodlights()
    for x in (0, WIDE):
        with k.place((x, 0, 0), turn=90):
            side(LONG, lambda i: i in (0, 1, 8, 9))
    with k.place((0, LONG, 0)):
        side(WIDE, lambda i: 0 <= i < 5)
    with k.place((0, 0, 0)):
        side(WIDE, lambda i: 0 <= i < 5)
    k.floor((-900, 900), (-40, 1200), k.stone('cream', (0.6, 0.6), 0.006, 0.7, upright=False), -0.02)
    k.hedge((-8, 25, 0.5), (22, 25, 0.5), 0.9, seed=3)
    for i, x in enumerate((-6, -1.5, 4, 8.5, 13.5, 18)):
        k.palm((x, 24 + (i % 2) * 2, 0), 8.5 + i % 3, 4 + i, spread=3.1)
    k.skyline((-420, 620), 950, seed=12, count=30, tallest=210, lit=0.16, haze='#4a5f8c', mix=0.5)
    k.box((-1.6, -0.9), (3, 4.8), (0, 0.45), k.wood('teak', 'x'), 0.01)
    k.camera((1.0, 0.9, 1.6), (5.6, 9, 1.7), 22, exposure=0.7)
