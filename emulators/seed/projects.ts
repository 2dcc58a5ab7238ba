import type { ProjectCategory } from '@alnafitha/contract';
import { PROJECTS, ProjectDocument } from '../../functions/src/projects/document';
import type { PhotoName } from './alt-texts';
import { createdAt, type FindPicture, type SeedDocument } from './document';

interface SeedProject {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: ProjectCategory;
  readonly location: string;
  readonly client: string;
  readonly photos: readonly PhotoName[];
}

/** Newest first. */
const PROJECT_LIST: readonly SeedProject[] = [
  {
    id: 'villa-by-the-lagoon',
    title: 'Sliding doors for a villa by the lagoon',
    description:
      'Three lift-and-slide doors open the living room to the pool over eleven metres. The double glazing carries a solar coating, the frames a thermal break, and the threshold lies flush with the floor so that nobody stumbles on the way to the water.',
    category: 'Aluminum Works',
    location: 'The Pearl, Doha',
    client: 'Private villa owner',
    photos: ['villa-evening', 'sliding-doors-terrace', 'pergola-terrace', 'glass-railing-balcony'],
  },
  {
    id: 'windows-for-a-stone-villa',
    title: 'Forty-two windows for a stone villa',
    description:
      'The family stayed at home while we replaced every window, two rooms a day. Welded UPVC frames with two seals keep the dust of the nearby road outside, and each corner was measured on its own because no two openings of the old walls were alike.',
    category: 'UPVC Windows',
    location: 'Al Wakrah',
    client: 'Private villa owner',
    photos: ['upvc-windows-villa', 'upvc-window-bedroom', 'upvc-sliding-window'],
  },
  {
    id: 'walnut-kitchen',
    title: 'A walnut kitchen around an island',
    description:
      'Cabinets up to the ceiling hide the refrigerator, the oven and a pantry; the island seats six. The carcasses are of aluminium, which steam cannot swell, and only the fronts are walnut.',
    category: 'Kitchen Cabinets',
    location: 'Al Gharrafa, Al Rayyan',
    client: 'Family home',
    photos: ['kitchen-island-walnut'],
  },
  {
    id: 'offices-on-the-fourteenth-floor',
    title: 'Quiet offices on the fourteenth floor',
    description:
      'Six meeting rooms behind laminated acoustic glass, with black frames only 35 mm wide. The panes came up in the goods lift at night, and the partitions stood within two weekends.',
    category: 'Office Partitions',
    location: 'West Bay, Doha',
    client: 'Consulting firm',
    photos: ['glass-office-partition', 'glass-meeting-room', 'frameless-glass-door'],
  },
  {
    id: 'curtain-wall-in-lusail',
    title: 'Curtain wall for an office tower',
    description:
      'Glazed units of 1.5 by 3.8 metres were finished in our workshop and hung floor by floor. Pressure-equalised joints drain what the wind drives in, and a mock-up was tested for air, water and wind before the first unit left Doha.',
    category: 'Aluminum Works',
    location: 'Marina District, Lusail',
    client: 'Property developer',
    photos: ['curtain-wall-tower', 'curtain-wall-lobby', 'skylight-atrium'],
  },
  {
    id: 'shower-in-clear-glass',
    title: 'Walk-in showers for a guest house',
    description:
      'Nine bathrooms received one fixed pane each of toughened glass, 10 mm thick, held by a slim black channel. The water-repellent coating means that hard water leaves less lime to wipe away.',
    category: 'Shower Enclosures',
    location: 'Al Khor',
    client: 'Guest house',
    photos: ['walk-in-shower'],
  },
  {
    id: 'doors-of-a-showroom',
    title: 'Glass doors and front of a showroom',
    description:
      'Panes three metres high stand in a frame that almost disappears, and two frameless doors turn on floor springs. The glass is laminated: should it ever break, it stays where it is.',
    category: 'Glass Doors',
    location: 'Salwa Road, Doha',
    client: 'Furniture showroom',
    photos: ['shopfront', 'frameless-glass-door'],
  },
  {
    id: 'doors-of-a-compound',
    title: 'Front and balcony doors for a compound',
    description:
      'Twenty-four houses were given the same UPVC doors with steel in the profile and locks that close at five points. One key system opens the gates for everybody and each house for its family only.',
    category: 'UPVC DOOR',
    location: 'Ain Khaled, Doha',
    client: 'Housing compound',
    photos: ['upvc-front-door', 'upvc-balcony-doors'],
  },
  {
    id: 'gate-and-staircase',
    title: 'A steel gate and a stainless stair railing',
    description:
      'The gate is galvanised first and powder-coated after, since one layer alone does not last beside the sea. Indoors the handrail is of stainless steel of grade 316, welded on site and polished until no seam can be felt.',
    category: 'Stillness & Steel',
    location: 'Simaisma',
    client: 'Private villa owner',
    photos: ['steel-gate', 'stainless-stair-railing'],
  },
  {
    id: 'shade-for-a-school',
    title: 'Shade and a padel court for a school',
    description:
      'Shade sails cover the parents’ car park and the courtyard, and between them lies a padel court with walls of toughened glass, 12 mm thick. The steel columns stand on foundations laid out for the strong north-westerly wind.',
    category: 'Other',
    location: 'Education City, Al Rayyan',
    client: 'School',
    photos: ['padel-court', 'car-park-shade', 'courtyard-shade-sail'],
  },
];

export function projectDocuments(picture: FindPicture): SeedDocument[] {
  return PROJECT_LIST.map(({ id, photos, ...project }, index) => {
    const data = ProjectDocument.parse({
      ...project,
      pictures: photos.map(picture),
      createdAt: createdAt(index),
    });
    return { path: `${PROJECTS}/${id}`, data };
  });
}
