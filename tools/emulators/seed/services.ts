import type { ServiceIcon } from '@alnafitha/contract';
import { SERVICES, ServiceDocument } from '../../../functions/src/services/document';
import type { ImageName } from './alt-texts';
import { createdAt, type FindImage, type SeedDocument } from './document';

interface SeedService {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: ServiceIcon;
  readonly features: readonly string[];
  readonly image: ImageName;
}

/** In display order. The titles are choices of the contact form. */
const SERVICE_LIST: readonly SeedService[] = [
  {
    id: 'aluminium-fabrication',
    title: 'Aluminium Fabrication',
    description:
      'Windows, doors, screens, gates and pergolas from profiles we cut, machine and assemble in our own workshop in the Industrial Area.',
    icon: 'Layers',
    features: [
      'Profiles with a thermal break',
      'Powder coating or anodising in the colour of your choice',
      'Drawings for approval before the first cut',
      'Assembled and checked before delivery',
    ],
    image: 'detail-aluminium-profiles',
  },
  {
    id: 'upvc-windows-and-doors',
    title: 'UPVC Windows & Doors',
    description:
      'Welded multi-chamber frames that keep out heat, noise and dust, need no painting and shrug off salty air.',
    icon: 'Window',
    features: [
      'Compounds formulated for hot climates',
      'Steel reinforcement inside the profiles',
      'Two or three rows of seals',
      'Multi-point locks',
    ],
    image: 'detail-upvc-sash',
  },
  {
    id: 'glass-partition-work',
    title: 'Glass Partition Work',
    description:
      'Partitions that divide an office without darkening it, framed or frameless, with doors that close softly and glass that keeps conversations private.',
    icon: 'PanelTop',
    features: [
      'Acoustic laminated glass',
      'Frames from 35 mm in black, white or silver',
      'Privacy films and blinds',
      'Installation at night or at the weekend',
    ],
    image: 'detail-partition-lock',
  },
  {
    id: 'curtain-wall-systems',
    title: 'Curtain Wall Systems',
    description:
      'Façades from a two-storey showroom to a tower: engineered, drawn, made and installed by one team that stands behind them afterwards.',
    icon: 'Grid',
    features: [
      'Stick-built or unitised',
      'Structural and thermal calculations',
      'Solar-control double glazing',
      'Mock-ups tested for air, water and wind',
    ],
    image: 'detail-curtain-wall-joint',
  },
  {
    id: 'sliding-and-folding-doors',
    title: 'Sliding & Folding Doors',
    description:
      'Openings as wide as the room, panels that weigh two hundred kilograms yet move with one hand, and thresholds you hardly notice.',
    icon: 'DoorClosed',
    features: [
      'Lift-and-slide or folding panels',
      'Thresholds flush with the floor',
      'Brushes and seals against blown sand',
      'Roll-away insect screens',
    ],
    image: 'detail-sliding-track',
  },
  {
    id: 'glass-and-aluminium-railings',
    title: 'Glass & Aluminium Railings',
    description:
      'Railings for balconies, stairs and pools that protect without blocking the view, fixed with stainless steel that stands up to sea air.',
    icon: 'Blinds',
    features: [
      'Toughened and laminated safety glass',
      'Fixings of stainless steel, grade 316',
      'Designed to building-code loads',
      'Handrails in aluminium, steel or wood',
    ],
    image: 'detail-railing-clamp',
  },
];

export function serviceDocuments(findImage: FindImage): SeedDocument[] {
  return SERVICE_LIST.map(({ id, image, ...service }, order) => {
    const data = ServiceDocument.parse({
      ...service,
      picture: findImage(image),
      order,
      active: true,
      createdAt: createdAt(order),
    });
    return { path: `${SERVICES}/${id}`, data };
  });
}
