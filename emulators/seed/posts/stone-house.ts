import { h2, p, quote, type SeedPost, ul } from './html';

export const stoneHouse: SeedPost = {
  id: 'stonehouse',
  title: 'Forty-two windows, and the family stayed at home',
  excerpt:
    'New windows while people live in the house: two rooms a day, dust walls of foil, and a plan on the refrigerator. A report from Al Wakrah.',
  category: 'Customer Stories',
  date: '2026-06-04T07:00:00.000Z',
  photo: 'upvc-windows-villa',
  content: [
    p(
      'The house in Al Wakrah is thirty years old, built of stone and loved by four generations. Its windows were loved less. In a storm the curtains moved although everything was closed. The family wanted new ones, but did not want to move out, since the grandmother had not slept anywhere else for years.',
    ),
    h2('The plan'),
    p(
      'We divided the house into twenty-one pairs of rooms and hung the plan on the refrigerator. On each day everybody knew which two rooms were ours. At seven the furniture was covered and a wall of foil with a zip was put up; at ten the old windows were out; by three the new ones were sealed and the rooms cleaned.',
    ),
    ul(
      'Every window was made to its own measure; the differences were up to 23 mm.',
      'The old frames were cut and folded inwards, so that the stone around them stayed whole.',
      'The grandmother’s room came last, on a day on which she was visiting anyway.',
    ),
    h2('What changed'),
    p(
      'The measured noise of the road fell from 52 to 31 decibels in the bedrooms. The air conditioning now switches off at night, which it had not done since it was installed.',
    ),
    quote('I hear the call to prayer and not the lorries. That is how it was when I was a child.'),
    p(
      'Are you planning something similar? Have a look at <a href="/portfolio?category=upvc-window">windows that we have made</a> and tell us about your house.',
    ),
  ],
};
