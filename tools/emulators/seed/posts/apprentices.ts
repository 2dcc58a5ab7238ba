import { h2, p, quote, type SeedPost, ul } from './html';

export const apprentices: SeedPost = {
  id: 'apprentices',
  title: 'Five new apprentices, and the window each of them built',
  excerpt:
    'After twelve months of training, each of our apprentices had to build a window alone, from measuring to the last seal. All five are airtight.',
  category: 'Company News',
  date: '2026-06-25T07:00:00.000Z',
  image: 'upvc-balcony-doors',
  content: [
    p(
      'A year ago, five young people started in our workshop. Two of them had never held a file. Last week each of them stood in front of a window of their own while a fan blew air against it and a colleague sprayed water.',
    ),
    h2('What they learnt'),
    ul(
      'In the first three months: reading drawings, measuring, sawing, filing.',
      'Then half a year at the workshop’s stations, two months at each.',
      'In the last three months: on site, with our installers.',
    ),
    h2('The task'),
    p(
      'Everybody was given the same opening in a test wall. It was eight millimetres out of square, as openings are, and nobody told them. Four noticed while measuring, the fifth while fitting; she solved it with a shim and a wider joint, just as an old hand would have done.',
    ),
    quote('On the drawing every wall is straight. Now I always measure both diagonals.'),
    h2('What comes next'),
    p(
      'All five are staying. Three are moving into fabrication, one into the drawing office and one to the team that installs façades. In September we start with the next group, this time with seven places.',
    ),
    p(
      'Schools and colleges that would like to visit us are welcome: <a href="/contact">please write to us</a> a week in advance.',
    ),
  ],
};
