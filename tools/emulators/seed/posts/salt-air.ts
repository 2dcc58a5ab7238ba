import { h2, p, type SeedPost, ul } from './html';

export const saltAir: SeedPost = {
  id: 'saltair',
  title: 'What sea air does to metal, and how railings survive it',
  excerpt:
    'Brown stains on stainless steel, blisters under paint: near the coast the wrong detail shows within a year. Which materials last, and what care they need.',
  category: 'Industry Insights',
  date: '2026-09-03T07:00:00.000Z',
  image: 'glass-railing-balcony',
  content: [
    p(
      'Salt attracts water. On a humid night a railing by the sea is covered with a thin film of brine, and by noon the sun has dried it into crystals. The next night it begins again. Few places are harder on metal than the shore of the Gulf.',
    ),
    h2('Stainless is not always stainless'),
    p(
      'The usual grade 304 gets brown freckles near the sea, often within months. Grade 316 contains molybdenum and resists far better. A smooth, polished surface helps as well, since salt holds on to scratches. And carbon steel tools must not touch it: their dust rusts and looks like a fault of the railing.',
    ),
    h2('Aluminium and its coating'),
    p(
      'Bare aluminium protects itself with its oxide, but that protection turns blotchy. Powder coating lasts when the metal below has been pretreated for a coastal climate; this cannot be seen afterwards, so ask for the certificate. Holes are drilled before the coating, not after it.',
    ),
    h2('Two metals, one screw'),
    p(
      'Where aluminium and steel touch in salt water, the aluminium corrodes away. Plastic washers and sleeves keep them apart. They cost little and are often forgotten.',
    ),
    h2('Care'),
    ul(
      'Rinse railings and frames with fresh water once a month, and straight after a storm.',
      'Use a soft cloth and mild soap, no scouring pads and no bleach.',
      'Have the fixings of glass railings checked every two years.',
    ),
    p(
      'We also check railings that others have built. <a href="/contact?service=Glass%20%26%20Aluminium%20Railings">Send us a picture of the base of a post</a> and we can often tell you something straight away.',
    ),
  ],
};
