import { figure, h2, p, quote, type SeedPost } from './html';

export const lagoonVilla: SeedPost = {
  id: 'lagoonvilla',
  title: 'Eleven metres of sea view that close with one hand',
  excerpt:
    'A family on the lagoon wanted no wall between the living room and the pool, and no dust on the piano. How three sliding doors gave them both.',
  category: 'Customer Stories',
  date: '2026-11-04T08:15:00.000Z',
  image: 'villa-evening',
  content: [
    p(
      'The house had a beautiful view and a row of narrow windows to look at it through. On our first visit, the owner put a chair in the middle of the room and said: from here I want to see nothing but water.',
    ),
    h2('The challenge'),
    p(
      'Eleven metres without a column means large panels, and large panels are heavy: each of the six weighs about 220 kilograms. They face south-west, the sea is forty metres away, and in the corner stands a piano that does not like dust or moisture.',
    ),
    h2('What we built'),
    p(
      'Three lift-and-slide doors stand side by side. When you turn the handle, the panel lifts off its seals by a few millimetres and rolls almost by itself; when you turn it back, its whole weight presses down on the seals. The glass has a g-value of 0.28, and the rollers and screws are stainless steel.',
    ),
    figure(
      'sliding-doors-terrace',
      'The threshold is flush with the floor; a hidden channel drains the rain.',
    ),
    p(
      'The threshold took the longest discussion. A flush one is comfortable, a raised one is tighter. We set the channel below the terrace and tested it with a fire hose before the stone was laid.',
    ),
    h2('One summer later'),
    quote(
      'We open it in November and close it in April. In between, my mother, who is eighty, opens it without help.',
    ),
    p('More about this house is <a href="/portfolio/villa-by-the-lagoon">among our projects</a>.'),
  ],
};
