"""Windows, doors, curtain walls and railings. Built along +X from the origin, outer face at y = 0, inside towards +Y."""
from .materials import aluminium, glass, plain, stainless
from .shapes import box, rod, sheet, tube


def pane(x, z, y=0.03, material=None):
    return sheet([(x[0], y, z[0]), (x[1], y, z[0]), (x[1], y, z[1]), (x[0], y, z[1])], material or glass())


def border(x, z, width, depth, material, y=0.0, sill=None):
    """Rectangular frame around an opening; `sill` overrides the width of the bottom rail."""
    bottom = width if sill is None else sill
    box((x[0], x[0] + width), (y, y + depth), z, material)
    box((x[1] - width, x[1]), (y, y + depth), z, material)
    box((x[0] + width, x[1] - width), (y, y + depth), (z[1] - width, z[1]), material)
    box((x[0] + width, x[1] - width), (y, y + depth), (z[0], z[0] + bottom), material)


def gasket(x, z, y, deep=0.012):
    """Black seal and pale spacer around a double-glazed pane whose middle is at y."""
    rubber, spacer = plain('#0c0c0d', 0.75), plain('#9da1a3', 0.4, 0.6)
    border(x, z, 0.006, deep * 2, rubber, y - deep)
    border((x[0] + 0.006, x[1] - 0.006), (z[0] + 0.006, z[1] - 0.006), 0.005, 0.01, spacer, y - 0.005)


def handle(x, z, y, material=None, inside=False):
    """Window handle on an oval rose, its grip hanging down; y is the face it stands on."""
    metal = material or stainless()
    out = 1 if inside else -1
    box((x - 0.0155, x + 0.0155), (y, y + out * 0.011), (z - 0.036, z + 0.036), metal, 0.006)
    rod((x, y, z), (x, y + out * 0.048, z), 0.0095, metal)
    tube([(x, y + out * 0.046, z + 0.006), (x, y + out * 0.054, z - 0.01), (x, y + out * 0.05, z - 0.06), (x, y + out * 0.052, z - 0.125)], 0.0098, metal)


def hinge(x, z, y, material=None, out=1, length=0.1):
    """Barrel of a hinge with its two leaves; y is the face it stands on."""
    metal = material or stainless(0.3)
    rod((x, y + out * 0.009, z - length / 2), (x, y + out * 0.009, z + length / 2), 0.0085, metal)
    for end in (-1, 1):
        rod((x, y + out * 0.009, z + end * length / 2), (x, y + out * 0.009, z + end * (length / 2 + 0.004)), 0.0065, metal)
    for joint in (-length / 6, length / 6):
        rod((x, y + out * 0.009, z + joint - 0.0012), (x, y + out * 0.009, z + joint + 0.0012), 0.0089, plain('#2a2a2a', 0.5))
    box((x - 0.022, x + 0.022), (y, y + out * 0.004), (z - length / 3, z + length / 3), metal, 0.002)


def window(width, height, frame=None, pane_material=None, columns=1, rows=1, face=0.06, depth=0.08, sash=0.05, knob=True):
    """Framed window of equal casements, each with its own sash, gasket shadow and handle."""
    metal = frame or aluminium()
    border((0, width), (0, height), face, depth, metal)
    inner_w, inner_h = width - 2 * face, height - 2 * face
    step_x, step_z = inner_w / columns, inner_h / rows
    for i in range(1, columns):
        box((face + i * step_x - face / 2, face + i * step_x + face / 2), (0, depth), (face, height - face), metal)
    for j in range(1, rows):
        box((face, width - face), (0, depth), (face + j * step_z - face / 2, face + j * step_z + face / 2), metal)
    for i in range(columns):
        for j in range(rows):
            x0 = face + i * step_x + (face / 2 if i else 0) + 0.004
            x1 = face + (i + 1) * step_x - (face / 2 if i < columns - 1 else 0) - 0.004
            z0 = face + j * step_z + (face / 2 if j else 0) + 0.004
            z1 = face + (j + 1) * step_z - (face / 2 if j < rows - 1 else 0) - 0.004
            if sash:
                border((x0, x1), (z0, z1), sash, depth * 0.75, metal, y=0.012)
                hinged = x0 + 0.003 if i < columns / 2 else x1 - 0.003
                for z in ((z0 + 0.16, z1 - 0.16) if knob and z1 - z0 > 0.7 else ()):
                    hinge(hinged, z, depth * 0.9, metal)
            pane((x0 + sash, x1 - sash), (z0 + sash, z1 - sash), depth / 2, pane_material)
            if knob:
                gasket((x0 + sash, x1 - sash), (z0 + sash, z1 - sash), depth / 2)
    if knob and sash:
        handle(width - face - sash / 2 - 0.004, height / 2, depth * 0.9, inside=True)


def leaf_panel(width, height, frame=None, pane_material=None, face=0.055, depth=0.05, sill=None):
    """One glazed door leaf with its bottom-left corner at the origin."""
    border((0, width), (0, height), face, depth, frame or aluminium(), sill=sill)
    pane((face, width - face), (sill or face, height - face), depth / 2, pane_material)
    gasket((face, width - face), (sill or face, height - face), depth / 2, depth * 0.42)


def curtain_wall(columns, floors, bay=1.5, storey=3.6, frame=None, vision=None, spandrel=None, band=0.9, cap=0.06, depth=0.14):
    """Glazed façade of bays and storeys with opaque spandrel bands at the floors."""
    metal = frame or aluminium()
    width, height = columns * bay, floors * storey
    for i in range(columns + 1):
        box((i * bay - cap / 2, i * bay + cap / 2), (-depth, 0.05), (0, height), metal, 0.006)
    for j in range(floors + 1):
        for z in ((j * storey, j * storey + band) if j < floors else (j * storey,)):
            box((0, width), (-depth * 0.45, 0.05), (z - cap / 2, z + cap / 2), metal, 0.006)
    for i in range(columns):
        for j in range(floors):
            x, z = (i * bay, (i + 1) * bay), j * storey
            pane(x, (z, z + band), 0.0, spandrel or vision)
            pane(x, (z + band, z + storey), 0.0, vision)


def glass_railing(length, height=1.05, panel=1.4, rail=True, shoe=True, metal=None, pane_material=None):
    """Frameless balustrade: glass panels in a base shoe under a round steel handrail."""
    steel = metal or stainless()
    clear = pane_material or glass('#e6f2ee', 0.1)
    count = max(1, round(length / panel))
    step = length / count
    for i in range(count):
        x = (i * step + 0.008, (i + 1) * step - 0.008)
        pane(x, (0.03, height - 0.02), 0.0, clear)
        box((x[1] - 0.004, x[1]), (-0.006, 0.006), (0.05, height - 0.03), glass('#9fd0c2', 0.2), 0)
    if rail:
        rod((0, 0, height), (length, 0, height), 0.024, steel)
    else:
        box((0, length), (-0.006, 0.006), (height - 0.022, height - 0.014), glass('#9fd0c2', 0.3), 0)
    if shoe:
        box((0, length), (-0.035, 0.035), (-0.02, 0.1), aluminium('silver'))


def bar_railing(length, height=1.05, gap=0.11, metal=None):
    """Upright flat bars between two rails."""
    bars = metal or aluminium('black')
    box((0, length), (-0.02, 0.02), (height - 0.03, height), bars)
    box((0, length), (-0.015, 0.015), (0.08, 0.11), bars)
    count = round(length / gap)
    for i in range(count + 1):
        x = i * length / count
        box((x - 0.006, x + 0.006), (-0.012, 0.012), (0.0 if i % 12 == 0 else 0.1, height - 0.02), bars, 0.001)
