import { h2, p, quote, type SeedPost, ul } from './html';

export const newMachine: SeedPost = {
  id: 'newmachine',
  title: 'A new machining centre for the workshop',
  excerpt:
    'From this month, a five-axis machine drills, mills and taps our profiles. What that changes for your order, and what stays in human hands.',
  category: 'Company News',
  date: '2026-11-16T06:30:00.000Z',
  image: 'aluminium-workshop',
  content: [
    p(
      'It came in three crates, weighs as much as four cars and took eleven days to level: our new machining centre works on profiles up to seven metres long, from five sides, without anybody having to turn them over.',
    ),
    h2('What it does'),
    p(
      'A curtain wall profile carries dozens of holes, slots and notches. Until now it went from the saw to the drill, from the drill to the milling machine, and was measured again at each station. Now it is clamped once. The machine reads the drawing, finds the end of the bar by itself and keeps every hole within a tenth of a millimetre.',
    ),
    h2('What it means for you'),
    ul(
      'Shorter delivery times for façades and large sliding doors, by about a week.',
      'Curves and angled cuts that we used to have made elsewhere.',
      'Less waste: the program arranges the cuts so that short ends become short parts.',
    ),
    h2('What stays the same'),
    p(
      'Corners are still joined by hand, glass is still set by two people, and every window is opened and closed before it leaves. The four colleagues who ran the old machines have learnt to program the new one.',
    ),
    quote('The machine is precise. Whether the drawing is right, it cannot know. That is still our job.'),
    p(
      'If you would like to see it run, <a href="/contact">ask us for a visit</a> on any morning from Sunday to Thursday.',
    ),
  ],
};
