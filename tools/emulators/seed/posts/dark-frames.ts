import { h2, p, type SeedPost, ul } from './html';

export const darkFrames: SeedPost = {
  id: 'darkframes',
  title: 'Dark frames under a strong sun: what to know before you choose black',
  excerpt:
    'Black and bronze frames are on every mood board. In the Gulf their surface reaches 80 °C. They can still be built well, if you plan for the heat.',
  category: 'Trends',
  date: '2026-10-01T07:00:00.000Z',
  image: 'shopfront',
  content: [
    p(
      'Five years ago, three in four clients chose white or silver. Today more than half ask for anthracite, bronze or black. We like these colours too: they draw the eye to the view and not to the frame. But they change what a frame has to withstand.',
    ),
    h2('How hot it gets'),
    p(
      'On a summer afternoon a white profile reaches about 55 °C in the sun, a black one about 80 °C. An aluminium bar three metres long that is 50 degrees warmer than at night has grown by 3.5 mm. Where nobody has planned for this, mitres open and locks miss their plates.',
    ),
    h2('What we do about it'),
    ul(
      'Longer gaps at the ends, and sliding connections instead of rigid ones.',
      'A thermal break with a groove that lets the outer half move without bending the inner one.',
      'Powder coatings of the highly weather-resistant class, which keep their colour for longer in strong ultraviolet light.',
      'Pigments that reflect the invisible part of the sunlight: the same black stays about ten degrees cooler.',
    ),
    h2('And in UPVC?'),
    p(
      'Dark UPVC exists, with either a film on the profile or an aluminium cap in front of it. In the sun of Doha we recommend the cap. It takes the heat, has air behind it and can be replaced. For windows in the shade the film is fine.',
    ),
    h2('A middle ground'),
    p(
      'Sand, champagne and warm grey stay some fifteen degrees cooler than black, go well with the stone of our façades and hide the dust between cleanings. Ask us for samples and leave them in the sun for an hour: your hand is a good adviser.',
    ),
  ],
};
