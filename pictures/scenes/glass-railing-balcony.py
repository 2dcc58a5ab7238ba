"""A balcony with a frameless glass balustrade over the corniche, the towers across the bay."""
import kit as k


def build():
    k.day(26, 245, sun=4.4, sky=0.15, clouds=0.8, dust=0.6)
    k.floor((-9, 9), (-5, 0.3), k.stone('travertine', (0.9, 0.9), 0.003, 0.4, upright=False))
    k.box((-9, 9), (0, 0.32), (-0.35, 0.02), k.plaster('#ece4d4', 0.2), 0.01)
    clear = k.glass('#d5ece4', 0.1)
    with k.place((-9, 0.16, 0.0)):
        k.glass_railing(18, 1.1, 1.6, pane_material=clear)
    k.box((4.3, 5.0), (-5, 0.4), (-0.35, 6), k.stone('sand', (0.8, 0.3), 0.004), 0.01)
    k.box((-9, 9), (-5, 0.55), (3.3, 3.6), k.plaster('#ece4d4', 0.2), 0.02)
    k.sheet([(-9, -5, 3.29), (9, -5, 3.29), (9, 0.5, 3.29), (-9, 0.5, 3.29)], k.wood('teak', 'x', plank=0.14))
    with k.place((2.1, -1.5, 0), turn=-35):
        k.lounge_chair(cloth=k.fabric('#efe8da'))
    with k.place((0.55, -1.25, 0), turn=25):
        k.lounge_chair(cloth=k.fabric('#efe8da'))
    with k.place((1.35, -1.75, 0)):
        k.round_table(0.3, 0.45, k.marble())
        k.lathe([(0.03, 0), (0.032, 0.1), (0.03, 0.12)], (0.08, 0.05, 0.45), k.glass('#e8f2f0', 0.15), 20)
        k.lathe([(0.05, 0), (0.08, 0.05), (0.035, 0.16), (0.04, 0.18)], (-0.1, 0.0, 0.45), k.plain('#b9835a', 0.5), 24)
    k.potted((3.6, -0.7, 0), 0.62, 0.3, k.plain('#3d3a37', 0.6), 'palm', 3, 1.25)
    k.potted((-3.6, -0.55, 0), 0.5, 0.27, k.plain('#e2ddd3', 0.6), 'grass', 5, 0.75)
    k.rug((0.1, 2.8), (-2.4, -0.6), 0.004, '#cbbd9f', '#b29a74', 9)
    k.floor((-900, 900), (8, 26), k.asphalt(), -24)
    k.floor((-900, 900), (26, 46), k.lawn(), -23.9)
    k.floor((-900, 900), (46, 56), k.stone('cream', (3, 3), 0.02, upright=False), -23.8)
    for i in range(9):
        k.palm((-52 + i * 13, 38 + (i % 2) * 5, -24), 14, 20 + i, 34, 3.4)
    for i, color in enumerate(('#e8e6e1', '#7d8388', '#b7a68a', '#2e3338')):
        with k.place((-30 + i * 17, 14 + 6 * (i % 2), -24), turn=90):
            k.car(color)
    k.sea(56, 4000, -26, '#155a70', 0.6)
    k.skyline((-620, 700), 1250, seed=14, count=34, tallest=300, haze='#b4c3cf', mix=0.4, base=-26)
    k.floor((-900, 900), (1050, 2000), k.ground('#b9ad97', '#9aa084', 0.02), -25.5)
    k.camera((-1.5, -4.9, 1.55), (0.5, 4, 1.2), 22, exposure=-0.05)
