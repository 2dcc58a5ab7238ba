"""Builders shared by all scenes: `import kit as k`, then `k.box(...)`, `k.day(...)`."""
from .camera import camera
from .furniture import *
from .graph import Graph, material, rgb
from .light import area, bulb, day, dusk, spot
from .materials import *
from .openings import *
from .profiles import bar, lever, mitred, ring, screw, weld
from .plants import blades, bougainvillea, fan, fig, hedge, olive, palm, potted, shrub
from .setting import car, floor, sea, skyline, stars_of_light, tower_skin
from .shapes import again, ball, beam, box, here, lathe, mesh, place, prism, rod, sheet, surface, tube
from .soft import *
from .surfaces import *
from .upholstery import cushion, curtain, rug, slab
