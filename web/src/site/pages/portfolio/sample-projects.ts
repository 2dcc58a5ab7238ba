import tower from 'image:curtain-wall-tower';
import gardenHouse from 'image:garden-glass-house';
import kitchen from 'image:kitchen-island-walnut';
import villa from 'image:upvc-windows-villa';
import type { ProjectDetail, ProjectGroup, ResponsiveImage } from '@alnafitha/contract';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';

interface SampleTexts {
  title: PlainTranslationKey;
  description: PlainTranslationKey;
  location: PlainTranslationKey;
}

/** One per group, shown while there are no real projects. */
export const SAMPLE_PROJECTS: readonly ProjectDetail[] = [
  sample('aluminium', tower, 2024, {
    title: 'Curtain wall for an office tower',
    description:
      'A unitised glass and aluminium façade with solar-control glazing, made in our workshop and installed floor by floor.',
    location: 'Lusail',
  }),
  sample('upvc', villa, 2025, {
    title: 'Windows and doors for a family villa',
    description:
      'Insulated UPVC windows and doors throughout, sealed against dust and heat, with roll-away fly screens.',
    location: 'Al Wakrah',
  }),
  sample('glass', gardenHouse, 2023, {
    title: 'Glass house in a garden',
    description:
      'A glass room in a slim aluminium frame: shaded by day, lit at night and comfortable at both.',
    location: 'Doha',
  }),
  sample('kitchen', kitchen, 2025, {
    title: 'Walnut kitchen with an island',
    description:
      'Floor-to-ceiling cabinets, a stone island for six and soft-close drawers, fitted in four days.',
    location: 'The Pearl',
  }),
];

function sample(
  group: ProjectGroup,
  image: ResponsiveImage,
  year: number,
  texts: SampleTexts,
): ProjectDetail {
  return { id: `sample-${group}`, category: group, year, ...texts, ...image, images: [image], related: [] };
}
