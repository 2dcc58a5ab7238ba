"""Lock side of a glass door in a black partition: lever, lock case clamped to the glass, seals and the meeting room behind."""
import kit as k
import kit_interior as inside


def build():
    k.day(36, 330, 10, 0.2, clouds=0.3)
    black, rubber, glass = k.aluminium('black'), k.plain('#0c0c0d', 0.75), k.glass('#eaf4f1', 0.08)
    post = [(-0.0225, 0.0), (-0.0225, 0.06), (0.0225, 0.06), (0.0225, 0.042), (0.01, 0.042), (0.01, 0.012), (0.0225, 0.012), (0.0225, 0.0)]
    with k.place((-0.03, 0, -1.1)):
        k.bar(3.2, [(a, y) for a, y in post], black, 'z')
    for y in (0.014, 0.04):
        k.box((-0.019, -0.013), (y - 0.003, y + 0.003), (-1.1, 2.1), rubber, 0.001)
    for x in (-1.2, -2.4, 1.02):
        k.box((x - 0.0225, x + 0.0225), (0, 0.06), (-1.1, 2.1), black, 0.002)
    for z in (-1.08, 0.62, 2.08):
        k.box((-2.4, -0.0526), (0.001, 0.059), (z - 0.0225, z + 0.0225), black, 0.002)
    k.box((-0.0075, 1.0), (0.001, 0.059), (1.06, 1.105), black, 0.002)
    k.pane((-2.4, -0.03), (-1.1, 2.1), 0.03, glass)
    k.pane((0.0, 0.99), (-1.09, 1.05), 0.03, glass)
    k.box((0.0, 0.0035), (0.025, 0.035), (-1.09, 1.05), k.glass('#9fd0c2', 0.25), 0)
    for y in (0.006, 0.036):
        k.box((0.006, 0.078), (y, y + 0.018), (-0.19, 0.13), black, 0.004)
    for z in (-0.15, 0.095):
        k.screw((0.062, 0.0058, z), -1, 0.0055, k.stainless(0.25))
    k.lever((0.04, 0.006, 0.03), -1, 1, k.stainless(0.2), False)
    k.lever((0.04, 0.054, 0.03), 1, 1, k.stainless(0.2), False)
    k.rod((0.04, 0.006, -0.09), (0.04, -0.004, -0.09), 0.019, k.stainless(0.2), sides=40)
    k.rod((0.04, -0.004, -0.086), (0.04, -0.006, -0.086), 0.0085, k.stainless(0.2), sides=32)
    k.box((0.0388, 0.0412), (-0.0063, -0.0055), (-0.0935, -0.0785), k.plain('#161616', 0.6), 0)
    k.box((-0.0085, -0.0055), (0.014, 0.044), (-0.03, 0.09), k.stainless(0.3), 0.001)
    k.box((-0.007, 0.008), (0.022, 0.036), (0.012, 0.05), k.stainless(0.25), 0.002)
    room()
    k.camera((-0.35, -0.72, 0.12), (0.055, 0.02, -0.0), 38, fstop=5, focus=0.86, exposure=0.75)


def room():
    k.box((-6, 6), (-4, 8), (-1.3, -1.1), k.wood('ash', 'y', 0.35, plank=0.22), 0)
    k.box((-6, 6), (-4, 8), (2.1, 2.2), k.plain('#efede8', 0.9), 0)
    k.box((-6, 6), (-4.1, -4), (-1.1, 2.1), k.plain('#efe9de', 0.9), 0)
    for x in (-6.1, 6):
        k.box((x, x + 0.1), (-4, 8), (-1.1, 2.1), k.wood('oak', 'z'), 0)
    with k.place((5.5, 7.2, -0.8), turn=180):
        k.window(11, 2.6, k.aluminium('black'), columns=7, knob=False)
    with k.place((1.3, 4.0, -1.1)):
        inside.meeting_table(3.0, 1.2, k.wood('walnut', 'y'))
    for y in (3.0, 4.0, 5.0):
        inside.office_chair((0.45, y, -1.1), 92, k.fabric('#b5754c'))
        inside.office_chair((2.2, y, -1.1), -88, k.fabric('#b5754c'))
    inside.linear_lamp((1.3, 2.8, 1.2), (1.3, 5.4, 1.2), 2.1, 40)
    k.potted((3.4, 5.6, -1.1), 0.5, 0.26, k.plain('#d6cdbf', 0.6), 'fig', 3, 1.3)
    k.potted((-1.6, 5.2, -1.1), 0.5, 0.26, k.plain('#8d8377', 0.6), 'palm', 3, 1.3)
    k.area((0, -1.6, 2.05), (0.2, 0.4, 0), (3, 1.2), 60, '#fff0dc')
    k.area((0, 7.4, 0.6), (0, 0, 0), (10, 2.4), 190, '#f3f6ff')
    k.skyline((-1100, 1100), 1900, 8, 40, 330, base=-70)
    k.sea(400, z=-70)
