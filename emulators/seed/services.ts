import type { ServiceIcon } from '@alnafitha/contract';
import { SERVICES, ServiceDocument } from '../../functions/src/services/document';
import type { PhotoName } from './alt-texts';
import { createdAt, type FindPicture, type SeedDocument } from './document';

interface SeedService {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: ServiceIcon;
  readonly features: readonly string[];
  readonly photo: PhotoName;
}

/** In the order in which visitors see them; the titles are choices of the contact form. */
const SERVICE_LIST: readonly SeedService[] = [
  {
    id: 'aluminium-fabrication',
    title: 'Aluminium Fabrication',
    description:
      'Windows, doors, screens, gates and pergolas from profiles that we cut, machine and assemble in our own workshop in the Industrial Area.',
    icon: 'Layers',
    features: [
      'Profiles with a thermal break',
      'Powder coating or anodising in the colour of your choice',
      'Drawings for approval before the first cut',
      'Assembled and checked before delivery',
    ],
    photo: 'aluminium-workshop',
  },
  {
    id: 'upvc-windows-and-doors',
    title: 'UPVC Windows & Doors',
    description:
      'Welded frames with several chambers that keep heat, noise and dust outside, need no paint and are indifferent to salt in the air.',
    icon: 'Window',
    features: [
      'Compounds made for hot climates',
      'Steel reinforcement inside the profiles',
      'Two or three rows of seals',
      'Locks that close at several points',
    ],
    photo: 'upvc-windows-villa',
  },
  {
    id: 'glass-partition-work',
    title: 'Glass Partition Work',
    description:
      'Partitions that divide an office without darkening it, framed or frameless, with doors that close softly and glass that keeps a conversation private.',
    icon: 'PanelTop',
    features: [
      'Acoustic laminated glass',
      'Frames from 35 mm in black, white or silver',
      'Films and blinds for privacy',
      'Installation at night or at the weekend',
    ],
    photo: 'glass-office-partition',
  },
  {
    id: 'curtain-wall-systems',
    title: 'Curtain Wall Systems',
    description:
      'Façades from a two-storey showroom to a tower: calculated, drawn, made and hung by one team that also answers for them afterwards.',
    icon: 'Grid',
    features: [
      'Stick-built or unitised',
      'Structural and thermal calculation',
      'Solar-control double glazing',
      'Mock-ups tested for air, water and wind',
    ],
    photo: 'curtain-wall-tower',
  },
  {
    id: 'sliding-and-folding-doors',
    title: 'Sliding & Folding Doors',
    description:
      'Openings as wide as the room, with leaves that weigh two hundred kilograms and move with one hand, and thresholds that you do not notice.',
    icon: 'DoorClosed',
    features: [
      'Lift-and-slide or folding leaves',
      'Thresholds flush with the floor',
      'Brushes and seals against blown sand',
      'Insect screens that roll away',
    ],
    photo: 'folding-doors-garden',
  },
  {
    id: 'glass-and-aluminium-railings',
    title: 'Glass & Aluminium Railings',
    description:
      'Railings for balconies, stairs and pools that protect without blocking the view, fixed with stainless steel that stands up to the sea.',
    icon: 'Blinds',
    features: [
      'Toughened and laminated safety glass',
      'Fixings of stainless steel, grade 316',
      'Designed for the loads of the building code',
      'Handrails in aluminium, steel or wood',
    ],
    photo: 'glass-railing-balcony',
  },
];

export function serviceDocuments(picture: FindPicture): SeedDocument[] {
  return SERVICE_LIST.map(({ id, photo, ...service }, order) => {
    const data = ServiceDocument.parse({
      ...service,
      picture: picture(photo),
      order,
      active: true,
      createdAt: createdAt(order),
    });
    return { path: `${SERVICES}/${id}`, data };
  });
}
