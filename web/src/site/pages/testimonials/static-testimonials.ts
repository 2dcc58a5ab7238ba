import tower from 'image:curtain-wall-tower';
import meetingRoom from 'image:glass-meeting-room';
import kitchen from 'image:kitchen-island-walnut';
import shopfront from 'image:shopfront';
import sliding from 'image:sliding-doors-terrace';
import stair from 'image:stainless-stair-railing';
import slidingWindow from 'image:upvc-sliding-window';
import type { ResponsiveImage } from '@alnafitha/contract';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';

interface StaticTestimonial {
  name: PlainTranslationKey;
  position: PlainTranslationKey;
  project: PlainTranslationKey;
  text: PlainTranslationKey;
  /** An image of similar work. */
  responsiveImage?: ResponsiveImage;
  rating: 4.5 | 5;
}

/** Sample testimonials: replace them with real ones before going live. */
export const STATIC_TESTIMONIALS: readonly StaticTestimonial[] = [
  {
    name: 'Hamad A.',
    position: 'Villa owner',
    project: 'Sliding doors, Al Wakrah',
    text: 'The terrace doors slide with one finger, and the living room stays cool in July. They came back once to adjust a lock, the day after I called.',
    responsiveImage: sliding,
    rating: 5,
  },
  {
    name: 'Sarah M.',
    position: 'Interior architect',
    project: 'Office partitions, West Bay',
    text: 'Drawings on time, joints where I drew them, and nobody argued about a millimetre. I have added them to my list.',
    responsiveImage: meetingRoom,
    rating: 5,
  },
  {
    name: 'Abdulla R.',
    position: 'Contractor',
    project: 'Curtain wall, Lusail',
    text: 'Eleven floors of curtain wall, delivered floor by floor as the crane became free. The one panel that arrived scratched was replaced within the week.',
    responsiveImage: tower,
    rating: 4.5,
  },
  {
    name: 'Priya S.',
    position: 'Homeowner',
    project: 'UPVC windows, Al Khor',
    text: 'We live beside a busy road. Since the new windows went in, we hear the clock in the hall instead of the lorries.',
    responsiveImage: slidingWindow,
    rating: 5,
  },
  {
    name: 'Maryam K.',
    position: 'School manager',
    project: 'Glass railings, Education City',
    text: 'Safe, clean and finished before the children came back. The installers worked in the evenings without being asked.',
    responsiveImage: stair,
    rating: 5,
  },
  {
    name: 'George H.',
    position: 'Restaurant owner',
    project: 'Folding façade, The Pearl',
    text: 'We open the whole front in winter. After two seasons of salt air the hinges still look new. Only the glass kept us waiting a little.',
    responsiveImage: shopfront,
    rating: 4.5,
  },
  {
    name: 'Fatima N.',
    position: 'Villa owner',
    project: 'Kitchen, Al Gharrafa',
    text: 'They asked how I cook before they drew anything. It is the first kitchen where everything is exactly where I reach for it.',
    responsiveImage: kitchen,
    rating: 5,
  },
  {
    name: 'Daniel O.',
    position: 'Facility manager',
    project: 'Maintenance contract, Industrial Area',
    text: 'Two visits a year, a written report, and no surprises on the bill. Some spare parts take a while, and they tell you so.',
    rating: 4.5,
  },
];
