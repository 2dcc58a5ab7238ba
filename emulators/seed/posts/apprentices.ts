import { h2, p, quote, type SeedPost, ul } from './html';

export const apprentices: SeedPost = {
  id: 'apprentices',
  title: 'Five new apprentices, and the window that each of them built',
  excerpt:
    'After twelve months of training, our apprentices had to build a window alone, from the measuring to the last seal. All five are tight.',
  category: 'Company News',
  date: '2026-06-25T07:00:00.000Z',
  photo: 'upvc-balcony-doors',
  content: [
    p(
      'A year ago five young people began in our workshop. Two of them had never held a file. Last week each of them stood in front of a window of their own, while a fan pressed air against it and a colleague sprayed water.',
    ),
    h2('What they learnt'),
    ul(
      'In the first three months: reading drawings, measuring, sawing, filing.',
      'Then half a year at the stations of the workshop, two months at each.',
      'In the last three months: on site, with the people who install.',
    ),
    h2('The task'),
    p(
      'Everybody received the same opening in a test wall, which was out of square by eight millimetres, as openings are. Nobody told them. Four noticed it while measuring, the fifth while fitting, and she solved it with a shim and a wider joint, just as an old hand would have done.',
    ),
    quote('In the drawing every wall is straight. I now measure both diagonals, always.'),
    h2('How it goes on'),
    p(
      'All five stay. Three go into fabrication, one into the drawing office, one to the team that installs façades. In September we begin with the next group, and this time with seven places.',
    ),
    p(
      'Schools and colleges that would like to visit us are welcome: <a href="/contact">please write to us</a> a week in advance.',
    ),
  ],
};
