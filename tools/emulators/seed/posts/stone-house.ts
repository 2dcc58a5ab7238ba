import { h2, p, quote, type SeedPost, ul } from './html';

export const stoneHouse: SeedPost = {
  id: 'stonehouse',
  title: 'Forty-two windows, and the family stayed at home',
  excerpt:
    'New windows in a house full of people: two rooms a day, plastic dust screens, and a plan on the refrigerator. A report from Al Wakrah.',
  category: 'Customer Stories',
  date: '2026-06-04T07:00:00.000Z',
  image: 'upvc-windows-villa',
  content: [
    p(
      'The house in Al Wakrah is thirty years old, built of stone and loved by four generations. Its windows were loved less. In a storm the curtains moved although everything was closed. The family wanted new ones, but did not want to move out, since the grandmother had not slept anywhere else for years.',
    ),
    h2('The plan'),
    p(
      'We divided the house into twenty-one pairs of rooms and hung the plan on the refrigerator. On each day everybody knew which two rooms were ours. At seven the furniture was covered and a plastic screen with a zip went up; at ten the old windows were out; by three the new ones were sealed and the rooms clean.',
    ),
    ul(
      'Every window was made to its own measurements; they differed by up to 23 mm.',
      'The old frames were cut and folded inwards, so that the stone around them stayed whole.',
      'The grandmother’s room came last, on a day when she was out visiting anyway.',
    ),
    h2('What changed'),
    p(
      'In the bedrooms, the measured noise from the road fell from 52 to 31 decibels. The air conditioning now switches off at night, which it had not done since it was installed.',
    ),
    quote('I hear the call to prayer and not the lorries. That is how it was when I was a child.'),
    p(
      'Are you planning something similar? Have a look at <a href="/portfolio?category=upvc-window">windows we have made</a> and tell us about your house.',
    ),
  ],
};
