import { TESTIMONIALS, TestimonialDocument } from '../../../functions/src/testimonials/document';
import type { ImageName } from './alt-texts';
import { createdAt, type FindImage, type SeedDocument } from './document';

interface SeedTestimonial {
  readonly name: string;
  readonly position: string;
  readonly text: string;
  readonly rating: 4 | 4.5 | 5;
  readonly project: string;
  /** The work that the testimonial is about. */
  readonly image?: ImageName;
}

/** Newest first. All are fictional. */
const TESTIMONIAL_LIST: readonly SeedTestimonial[] = [
  {
    name: 'Aisha H.',
    position: 'Villa owner',
    text: 'In August the tiles behind the old door were too hot for bare feet. Behind the new one my children play on the floor at noon.',
    rating: 5,
    project: 'Sliding doors, The Pearl',
    image: 'glass-railing-balcony',
  },
  {
    name: 'Yousef T.',
    position: 'Project architect',
    text: 'They told me on the first day which of my joints would leak, and drew a better one overnight. The façade has been dry through two winters.',
    rating: 5,
    project: 'Curtain wall, Lusail',
    image: 'curtain-wall-tower',
  },
  {
    name: 'Lina B.',
    position: 'Office manager',
    text: 'Nobody hears our video calls any more. We lost one morning to a delayed lift, and they stayed on Saturday to make up for it.',
    rating: 4.5,
    project: 'Glass partitions, West Bay',
    image: 'glass-meeting-room',
  },
  {
    name: 'Mohammed S.',
    position: 'Compound manager',
    text: 'Twenty-four houses, one contact person, one snag list, and it was empty after a week.',
    rating: 5,
    project: 'UPVC doors, Ain Khaled',
    image: 'upvc-front-door',
  },
  {
    name: 'Catherine W.',
    position: 'Homeowner',
    text: 'I wanted drawers where most people have doors. They built a sample first, and then I understood why it had to be a little narrower.',
    rating: 4.5,
    project: 'Kitchen, Al Gharrafa',
  },
  {
    name: 'Jassim M.',
    position: 'Farm owner',
    text: 'Our glass majlis stands in the open desert and there is no sand on the carpets. I did not believe it until the first storm.',
    rating: 5,
    project: 'Glass house, Al Shahaniya',
    image: 'glass-majlis-evening',
  },
  {
    name: 'Rahul V.',
    position: 'Hotel engineer',
    text: 'Solid work and clean edges. The handles we chose took six weeks to arrive; they had warned us, and fitted temporary ones in the meantime.',
    rating: 4,
    project: 'Shower glass, Al Khor',
  },
  {
    name: 'Shaikha D.',
    position: 'School principal',
    text: 'The courtyard was empty from April to October. Now, under the sails, it is where everybody waits.',
    rating: 5,
    project: 'Shade sails, Education City',
    image: 'courtyard-shade-sail',
  },
];

export function testimonialDocuments(findImage: FindImage): SeedDocument[] {
  return TESTIMONIAL_LIST.map(({ image, ...testimonial }, index) => {
    const data = TestimonialDocument.parse({
      ...testimonial,
      ...(image && { picture: findImage(image) }),
      createdAt: createdAt(index),
    });
    return { path: `${TESTIMONIALS}/seed-${index + 1}`, data };
  });
}
