import type { ProjectCategory } from '@alnafitha/contract';
import { PROJECTS, ProjectDocument } from '../../../functions/src/projects/document';
import type { ImageName } from './alt-texts';
import { createdAt, type FindImage, type SeedDocument } from './document';

interface SeedProject {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: ProjectCategory;
  readonly location: string;
  readonly client: string;
  readonly year: number;
  readonly images: readonly ImageName[];
}

/** Newest first. */
const PROJECT_LIST: readonly SeedProject[] = [
  {
    id: 'villa-by-the-lagoon',
    title: 'Sliding doors for a villa by the lagoon',
    description:
      'Three lift-and-slide doors open eleven metres of living room to the pool. The double glazing has a solar-control coating, the frames have a thermal break, and the threshold is flush with the floor, so nobody trips on the way to the water.',
    category: 'Aluminum Works',
    location: 'The Pearl, Doha',
    client: 'Private villa',
    year: 2025,
    images: [
      'sliding-doors-terrace',
      'detail-sliding-track',
      'villa-evening',
      'pergola-terrace',
      'glass-railing-balcony',
    ],
  },
  {
    id: 'windows-for-a-stone-villa',
    title: 'Forty-two windows for a stone villa',
    description:
      'The family stayed at home while we replaced every window, two rooms a day. Welded UPVC frames with two seals keep out the dust of the nearby road, and every window was measured separately, because no two openings in the old walls were alike.',
    category: 'UPVC Windows',
    location: 'Al Wakrah',
    client: 'Private villa',
    year: 2025,
    images: ['upvc-windows-villa', 'detail-upvc-sash', 'upvc-window-bedroom', 'upvc-sliding-window'],
  },
  {
    id: 'walnut-kitchen',
    title: 'A walnut kitchen around an island',
    description:
      'Floor-to-ceiling cabinets hide the refrigerator, the oven and a pantry; the island seats six. The carcasses are aluminium, which does not swell with steam; only the fronts are walnut.',
    category: 'Kitchen Cabinets',
    location: 'Al Gharrafa, Al Rayyan',
    client: 'Family home',
    year: 2024,
    images: ['kitchen-island-walnut', 'detail-kitchen-drawer'],
  },
  {
    id: 'offices-on-the-fourteenth-floor',
    title: 'Quiet offices on the fourteenth floor',
    description:
      'Six meeting rooms behind laminated acoustic glass, with black frames only 35 mm wide. The panes came up in the goods lift at night, and the partitions were up within two weekends.',
    category: 'Office Partitions',
    location: 'West Bay, Doha',
    client: 'Consulting firm',
    year: 2024,
    images: ['glass-meeting-room', 'glass-office-partition', 'frameless-glass-door'],
  },
  {
    id: 'curtain-wall-in-lusail',
    title: 'Curtain wall for an office tower',
    description:
      'Glazed units of 1.5 by 3.8 metres were finished in our workshop and installed floor by floor. Pressure-equalised joints drain what the wind drives in, and a mock-up was tested for air, water and wind before the first unit left Doha.',
    category: 'Aluminum Works',
    location: 'Marina District, Lusail',
    client: 'Property developer',
    year: 2023,
    images: ['curtain-wall-tower', 'detail-curtain-wall-joint', 'curtain-wall-lobby', 'skylight-atrium'],
  },
  {
    id: 'shower-in-clear-glass',
    title: 'Walk-in showers for a guest house',
    description:
      'Nine bathrooms each have a single fixed pane of toughened glass, 10 mm thick, held in a slim black channel. Thanks to a water-repellent coating, hard water leaves less limescale to wipe away.',
    category: 'Shower Enclosures',
    location: 'Al Khor',
    client: 'Guest house',
    year: 2023,
    images: ['walk-in-shower'],
  },
  {
    id: 'doors-of-a-showroom',
    title: 'Glass doors and front of a showroom',
    description:
      'Panes three metres high stand in a frame that almost disappears, and two frameless doors turn on floor springs. The glass is laminated: should it ever break, it stays where it is.',
    category: 'Glass Doors',
    location: 'Salwa Road, Doha',
    client: 'Furniture showroom',
    year: 2022,
    images: ['shopfront', 'frameless-glass-door'],
  },
  {
    id: 'doors-of-a-compound',
    title: 'Front and balcony doors for a compound',
    description:
      'Twenty-four houses now have the same UPVC doors, with steel in the profile and locks that close at five points. A single key system opens the gates for everybody, but each house only for its own family.',
    category: 'UPVC DOOR',
    location: 'Ain Khaled, Doha',
    client: 'Housing compound',
    year: 2021,
    images: ['upvc-front-door', 'upvc-balcony-doors'],
  },
  {
    id: 'gate-and-staircase',
    title: 'A steel gate and a stainless stair railing',
    description:
      'The gate was galvanised first and powder-coated afterwards, because one layer alone does not last beside the sea. Indoors, the handrail is grade 316 stainless steel, welded on site and polished until no seam can be felt.',
    category: 'Stillness & Steel',
    location: 'Simaisma',
    client: 'Private villa',
    year: 2020,
    images: ['steel-gate', 'detail-gate-lock', 'stainless-stair-railing', 'detail-railing-clamp'],
  },
  {
    id: 'shade-for-a-school',
    title: 'Shade and a padel court for a school',
    description:
      'Shade sails cover the parents’ car park and the courtyard, and between them lies a padel court with walls of toughened glass, 12 mm thick. The steel columns stand on foundations designed for the strong north-westerly wind.',
    category: 'Other',
    location: 'Education City, Al Rayyan',
    client: 'School',
    year: 2019,
    images: ['car-park-shade', 'courtyard-shade-sail'],
  },
];

export function projectDocuments(findImage: FindImage): SeedDocument[] {
  return PROJECT_LIST.map(({ id, images, ...project }, index) => {
    const data = ProjectDocument.parse({
      ...project,
      pictures: images.map(findImage),
      createdAt: createdAt(index),
    });
    return { path: `${PROJECTS}/${id}`, data };
  });
}
