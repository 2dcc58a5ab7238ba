import { h2, ol, p, type SeedPost, ul } from './html';

export const dustSeals: SeedPost = {
  id: 'dustseals',
  title: 'Ten minutes a window: how to keep the dust out',
  excerpt:
    'Most windows that let dust in are not broken. They need a brush, a drop of oil and a quarter turn with an Allen key. A quick tour of the house.',
  category: 'Tips & Tricks',
  date: '2026-10-15T07:00:00.000Z',
  image: 'upvc-sliding-window',
  content: [
    p(
      'After a storm there is a fine line of dust on the window sill, and you start thinking about new windows. Often the old ones can do better. Give each of them ten minutes, ideally twice a year.',
    ),
    h2('The tour'),
    ol(
      '<strong>Close the window on a sheet of paper</strong> and pull. If it slips out easily, the window does not close tightly enough at that point. Repeat every 30 cm.',
      '<strong>Clean the seals</strong> with lukewarm water and a little soap. Sand between the seal and the frame acts like a row of tiny wedges.',
      '<strong>Rub the seals with a silicone stick</strong> so that they stay soft. Never use cooking oil or petroleum jelly: they make rubber swell.',
      '<strong>Brush out the tracks</strong> of sliding windows and clear the small drainage slots with a toothpick.',
      '<strong>Oil the fittings</strong> with one drop of acid-free oil at each moving point.',
    ),
    h2('A quarter turn'),
    p(
      'On the edge of most UPVC windows you will see round or oval pins that slide behind metal plates. They are off-centre: give them a quarter turn with an Allen key or pliers, and the window closes more firmly. Then repeat the paper test.',
    ),
    h2('When to call us'),
    ul(
      'The seal is hard, torn or has shrunk in the corners.',
      'The window drags on the frame even after the hinges have been adjusted.',
      'There is moisture between the two panes: the edge of the glass unit is no longer tight, and only a new unit helps.',
    ),
    p(
      'We replace seals and fittings on most makes, not only our own. Choose <a href="/contact?service=Maintenance%20Services">Maintenance Services in the contact form</a> and tell us how many windows there are.',
    ),
  ],
};
