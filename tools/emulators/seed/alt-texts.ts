/** Alternative texts by the name of the image in web/images. */
export const ALT_TEXTS = {
  'aluminium-workshop': 'A bright workshop with racks of aluminium profiles and a window frame on the bench',
  'car-park-shade': 'White shade sails on steel masts over an empty car park',
  'chairman-office': 'A calm corner office with a walnut desk and a view of the towers across the bay',
  'courtyard-shade-sail': 'Two shade sails over the seats and the fountain of a courtyard',
  'curtain-wall-lobby': 'A high lobby behind a curtain wall, with afternoon sun on the floor',
  'curtain-wall-tower': 'A tower with a curtain wall of glass, seen from its foot against the sky',
  'detail-aluminium-profiles':
    'Cut ends of aluminium window profiles: chambers, dark thermal breaks and a piece of double glazing',
  'detail-curtain-wall-joint':
    'Where mullion and transom of a curtain wall meet, with one cap still missing over the screwed pressure plate',
  'detail-gate-lock': 'The brass lock of a steel gate, between the welded stars of its lattice',
  'detail-kitchen-drawer':
    'An open kitchen drawer in walnut, with steel sides, oak dividers and a bronze pull under a stone worktop',
  'detail-partition-lock': 'A lock with a steel lever on the glass door of a meeting room with black frames',
  'detail-railing-clamp':
    'A stainless post whose clamps hold the glass of a railing, with palms and towers behind it',
  'detail-sliding-track':
    'The flush threshold of a sliding door: steel rails, seals and the edge of the leaf in evening sun',
  'detail-upvc-sash':
    'The corner of a white UPVC window, open a little: seals, locking points and the handle',
  'flooring-oak-hall': 'A hall with wide oak planks in the sun and a black glass door at its end',
  'flooring-stone-majlis': 'A majlis with low sofas, arched niches and a floor of polished stone',
  'folding-doors-garden': 'Folding glass doors, open from a living room to a green garden',
  'frameless-glass-door': 'A frameless glass door with a long steel handle at the end of a stone corridor',
  'garden-glass-house': 'A glass house in a garden, laid for dinner in the evening sun',
  'glass-majlis-evening': 'A majlis with walls of glass above a still pool in the evening',
  'glass-meeting-room': 'A lit meeting room behind glass, with the city outside at dusk',
  'glass-office-partition': 'Glass partitions with black frames around a meeting room, with towers behind it',
  'glass-railing-balcony': 'A balcony with a glass railing and two chairs, with towers across the bay',
  'kitchen-galley-sage': 'A narrow kitchen in sage green with brass handles and a glass door to the garden',
  'kitchen-island-walnut': 'A kitchen with a walnut island under pendant lamps beside a sunny window',
  'majlis-tent': 'A majlis tent in the desert at dusk, with carpets, low seats and lanterns',
  'padel-court': 'A padel court with blue turf and glass walls under floodlights',
  'pergola-terrace': 'An aluminium pergola that draws stripes of shade over an outdoor lounge',
  'pvc-kitchen-white': 'A bright kitchen with white fronts, an oak floor and a wide window over the sink',
  'roof-tiles-villa': 'A villa under terracotta tiles against a blue sky',
  shopfront: 'A shopfront of tall glass panes at night, warmly lit from inside',
  'skylight-atrium': 'An atrium with trees under a glass roof',
  'sliding-doors-terrace': 'Wide sliding doors, pushed open between a living room and a terrace by the sea',
  'stainless-stair-railing': 'A travertine stair with a railing of stainless steel and glass',
  'steel-gate': 'A steel gate with a lattice of stars and its shadow on the drive',
  'upvc-balcony-doors': 'White UPVC double doors, one leaf open to a small balcony over gardens',
  'upvc-corner-window': 'A white UPVC corner window of a living room, with the sea and towers outside',
  'upvc-front-door': 'A deep green UPVC front door with a side light, under a porch with plants',
  'upvc-sliding-window': 'A white sliding window over a reading nook with cushions',
  'upvc-window-bedroom': 'A bedroom in the morning with a white UPVC window and sheer curtains',
  'upvc-windows-villa':
    'White UPVC windows in the sand-coloured wall of a villa, with flowers and palm shadows',
  'villa-evening': 'A villa of stone and glass at dusk, mirrored in its pool',
  'walk-in-shower': 'A walk-in shower of clear glass in a travertine bathroom',
  'wooden-entrance-door': 'A door of walnut battens in a stone wall, under a porch lit in the evening',
  'wooden-interior-door': 'An oak interior door, half open to a sunny room',
} as const;

export type ImageName = keyof typeof ALT_TEXTS;

export const IMAGE_NAMES = Object.keys(ALT_TEXTS) as ImageName[];
