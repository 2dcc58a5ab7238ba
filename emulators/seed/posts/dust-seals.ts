import { h2, ol, p, type SeedPost, ul } from './html';

export const dustSeals: SeedPost = {
  id: 'dustseals',
  title: 'Ten minutes a window: how to keep the dust outside',
  excerpt:
    'Most windows that let dust in are not broken. They need a brush, a drop of oil and a quarter turn with an Allen key. A short round through the house.',
  category: 'Tips & Tricks',
  date: '2026-10-15T07:00:00.000Z',
  photo: 'upvc-sliding-window',
  content: [
    p(
      'After a storm there is a fine line of dust on the window sill, and one thinks of new windows. Often the old ones can do better. Take ten minutes for each of them, ideally twice a year.',
    ),
    h2('The round'),
    ol(
      '<strong>Close a sheet of paper in the leaf</strong> and pull. If it slips out easily, the leaf does not press enough at that point. Try it every 30 cm.',
      '<strong>Clean the seals</strong> with lukewarm water and a little soap. Sand between the seal and the frame acts like a row of tiny wedges.',
      '<strong>Rub the seals with silicone stick</strong> so that they stay soft. Never use cooking oil or petroleum jelly: they make rubber swell.',
      '<strong>Brush out the tracks</strong> of sliding windows and open the small drainage slots with a toothpick.',
      '<strong>Oil the fittings</strong> with one drop of acid-free oil at each moving point.',
    ),
    h2('A quarter turn'),
    p(
      'At the edge of most UPVC leaves you see round or oval pins that slide behind metal plates. They are eccentric. Turn them a quarter with an Allen key or pliers, and the leaf closes more firmly. Repeat the test with the paper afterwards.',
    ),
    h2('When to call us'),
    ul(
      'The seal is hard, torn or has shrunk in the corners.',
      'The leaf drags on the frame even after the hinges were adjusted.',
      'There is moisture between the two panes: the edge of the glass unit is no longer tight, and only a new unit helps.',
    ),
    p(
      'We replace seals and fittings of most makes, not only of our own. Choose <a href="/contact?service=Maintenance%20Services">Maintenance Services in the contact form</a> and tell us how many windows there are.',
    ),
  ],
};
