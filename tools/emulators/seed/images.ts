import type { ImageCategory, PortfolioSubCategory } from '@alnafitha/contract';
import { IMAGES, toImageDocument } from '../../../functions/src/images/document';
import { ALT_TEXTS, type ImageName } from './alt-texts';
import { createdAt, type FindImage, type SeedDocument } from './document';

type Image = readonly [
  name: ImageName,
  title: string,
  kind: Exclude<ImageCategory, 'Portfolio'> | readonly PortfolioSubCategory[],
];

/** Newest first. Sub-categories mean the portfolio, which also shows the projects. */
const IMAGE_LIST: readonly Image[] = [
  ['kitchen-island-walnut', 'Walnut kitchen with an island', 'Projects'],
  ['glass-majlis-evening', 'Glass majlis in the evening', ['Glass House', 'GLASS']],
  ['sliding-doors-terrace', 'Sliding doors to the terrace', 'Projects'],
  ['upvc-windows-villa', 'White windows for a stone villa', 'Projects'],
  ['stainless-stair-railing', 'Stainless stair railing', ['Steel & Stainless', 'GLASS', 'FLOORING']],
  ['detail-railing-clamp', 'Glass clamps of a railing', ['Steel & Stainless', 'GLASS']],
  ['walk-in-shower', 'Walk-in shower in clear glass', 'Projects'],
  ['padel-court', 'Padel court with glass walls', ['PADEL COURT', 'Steel & Stainless', 'GLASS']],
  ['pergola-terrace', 'Pergola with adjustable louvres', ['SHADES']],
  ['villa-evening', 'Villa by the pool', ['GLASS']],
  ['detail-sliding-track', 'Threshold of a sliding door', ['GLASS']],
  ['wooden-entrance-door', 'Pivot door in walnut', ['WOODEN DOORS']],
  ['upvc-corner-window', 'Corner window with a sea view', ['UPVC WINDOWS', 'All UPVC Window']],
  ['detail-upvc-sash', 'Seals and locks of a UPVC window', ['UPVC WINDOWS', 'All UPVC Window']],
  ['majlis-tent', 'Winter majlis tent', ['TENTS', 'SHADES']],
  ['garden-glass-house', 'Glass house in a garden', ['Glass House', 'GLASS']],
  ['glass-meeting-room', 'Meeting room behind acoustic glass', 'Projects'],
  ['detail-partition-lock', 'Lock on a glass door', ['GLASS', 'Glass Door and Shower']],
  [
    'pvc-kitchen-white',
    'White kitchen in PVC',
    ['PVC KITCHEN', 'Kitchen Cabinets', 'FLOORING', 'UPVC WINDOWS'],
  ],
  ['curtain-wall-tower', 'Curtain wall of a tower', 'Projects'],
  ['detail-curtain-wall-joint', 'Joint of a curtain wall', ['GLASS']],
  ['upvc-front-door', 'Front door with a side light', 'Projects'],
  ['flooring-oak-hall', 'Oak planks in a long hall', ['FLOORING']],
  ['roof-tiles-villa', 'Terracotta roof in the Gulf sun', ['ROOF TILES']],
  ['steel-gate', 'Steel gate for a drive', 'Projects'],
  ['detail-gate-lock', 'Lock of a steel gate', ['Steel & Stainless']],
  ['skylight-atrium', 'Skylight over an atrium', 'Blog'],
  ['folding-doors-garden', 'Folding doors to the garden', ['GLASS', 'Glass Door and Shower']],
  ['kitchen-galley-sage', 'Galley kitchen in sage green', ['PVC KITCHEN', 'Kitchen Cabinets']],
  ['detail-kitchen-drawer', 'Drawer of a walnut kitchen', ['Kitchen Cabinets']],
  ['car-park-shade', 'Shade for a car park', 'Projects'],
  ['glass-office-partition', 'Partitions with black frames', ['GLASS']],
  ['aluminium-workshop', 'An aluminium workshop', 'Services'],
  ['detail-aluminium-profiles', 'Inside a thermally broken profile', 'Services'],
  ['upvc-window-bedroom', 'A quiet bedroom window', ['UPVC WINDOWS', 'All UPVC Window']],
  [
    'frameless-glass-door',
    'Frameless door on floor springs',
    ['Glass Door and Shower', 'GLASS', 'Steel & Stainless'],
  ],
  ['courtyard-shade-sail', 'Shade sail over a courtyard', ['SHADES', 'TENTS']],
  ['flooring-stone-majlis', 'Stone floor of a majlis', ['FLOORING']],
  ['glass-railing-balcony', 'Glass railing above the sea', ['GLASS', 'Steel & Stainless']],
  ['upvc-sliding-window', 'Sliding window over a reading nook', ['UPVC WINDOWS', 'All UPVC Window']],
  ['curtain-wall-lobby', 'Lobby behind a curtain wall', ['GLASS']],
  ['wooden-interior-door', 'Interior door in oak', ['WOODEN DOORS', 'FLOORING']],
  ['shopfront', 'Shopfront with tall panes', 'Projects'],
  ['upvc-balcony-doors', 'Balcony doors in white', ['UPVC DOORS', 'All UPVC Window']],
  ['chairman-office', 'Office with a view over the bay', 'Gallery'],
];

export function imageDocuments(findImage: FindImage): SeedDocument[] {
  return IMAGE_LIST.map(([name, title, kind], index) => {
    const [category, subCategories]: [ImageCategory, readonly PortfolioSubCategory[]] =
      typeof kind === 'string' ? [kind, []] : ['Portfolio', kind];
    const data = toImageDocument({
      title,
      altText: ALT_TEXTS[name],
      category,
      subCategories: [...subCategories],
      picture: findImage(name),
      translations: {},
      createdAt: createdAt(index),
    });
    return { path: `${IMAGES}/${name}`, data };
  });
}
