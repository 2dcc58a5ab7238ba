"""Interior doors and glass partitions, built along +X from the origin, face at y = 0."""
import kit as k


def lever(x, z, y, metal=None, towards=1):
    """Lever handle on a round rose, on the face that looks to -Y; the lever points to +X or -X."""
    steel = metal or k.stainless()
    k.rod((x, y, z), (x, y - 0.01, z), 0.03, steel, sides=28)
    k.rod((x, y - 0.01, z), (x, y - 0.055, z), 0.011, steel)
    k.tube([(x, y - 0.05, z), (x + towards * 0.02, y - 0.058, z), (x + towards * 0.13, y - 0.055, z)], 0.011, steel)
    k.rod((x, y, z - 0.08), (x, y - 0.008, z - 0.08), 0.024, steel, sides=28)


def timber_leaf(width=0.9, height=2.2, timber=None, cross=None, metal=None, hand=-1):
    """Door leaf of stiles, rails and flat panels, lever towards the free edge (hand -1: hinges at the origin)."""
    post, rail = timber or k.wood('oak', 'z'), cross or k.wood('oak', 'x')
    for x in ((0, 0.12), (width - 0.12, width)):
        k.box(x, (0, 0.044), (0.006, height), post, 0.002)
    bands = (0.006, 0.2), (0.98, 1.1), (height - 0.13, height)
    for z in bands:
        k.box((0.12, width - 0.12), (0.0005, 0.0435), z, rail, 0.002)
    for low, high in ((0.2, 0.98), (1.1, height - 0.13)):
        k.box((0.115, width - 0.115), (0.016, 0.028), (low, high), post, 0)
        k.box((0.15, width - 0.15), (0.008, 0.036), (low + 0.03, high - 0.03), post, 0.008)
    x = width - 0.06 if hand < 0 else 0.06
    lever(x, 1.04, 0, metal, towards=hand)
    with k.place((width, 0.044, 0), turn=180):
        lever(width - x, 1.04, 0, metal, towards=-hand)


def architrave(width, height, depth=0.25, timber=None, face=0.08):
    """Lining and casing around a door opening of that size; the wall's room face is at y = 0."""
    wood = timber or k.wood('oak', 'z')
    for x in ((-face, 0.0), (width, width + face)):
        k.box(x, (-0.016, 0), (0, height + face), wood, 0.003)
    k.box((-face, width + face), (-0.017, 0), (height, height + face), wood, 0.003)
    k.box((-0.01, 0.018), (0, depth), (0, height), wood, 0)
    k.box((width - 0.018, width + 0.01), (0, depth), (0, height), wood, 0)
    k.box((0, width), (0, depth), (height - 0.018, height + 0.01), wood, 0)


def partition(bays, height, frame=None, glass=None, rails=(), bar=0.045, depth=0.05):
    """Framed glass partition: bay widths in metres, with cross rails at the given heights; returns the x of each post."""
    metal, posts = frame or k.aluminium('black'), [0.0]
    for wide in bays:
        posts.append(posts[-1] + wide)
    for x in posts:
        k.box((x - bar / 2, x + bar / 2), (0, depth), (0, height), metal, 0.002)
    for z in (bar / 2, *rails, height - bar / 2):
        k.box((posts[0], posts[-1]), (0.001, depth - 0.001), (z - bar / 2, z + bar / 2), metal, 0.002)
    for a, b in zip(posts, posts[1:]):
        k.pane((a, b), (0, height), depth / 2, glass)
    return posts


def pull(x, z, y, metal=None, radius=0.0125, off=0.06):
    """Long round pull handle through a glass door, both sides, between two heights."""
    steel = metal or k.stainless()
    for side in (-1, 1):
        k.rod((x, y + side * off, z[0]), (x, y + side * off, z[1]), radius, steel)
        for end in (z[0] + 0.12, z[1] - 0.12):
            k.rod((x, y, end), (x, y + side * off, end), radius * 0.8, steel)
