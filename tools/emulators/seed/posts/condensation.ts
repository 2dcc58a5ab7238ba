import { h2, p, type SeedPost, ul } from './html';

export const condensation: SeedPost = {
  id: 'condensation',
  title: 'Why good windows sweat on the outside in August',
  excerpt:
    'Water runs down the glass in the morning, and the window is new. In Doha this is usually a good sign. When it is not, and what to do about it.',
  category: 'Tips & Tricks',
  date: '2026-08-06T07:00:00.000Z',
  image: 'upvc-window-bedroom',
  content: [
    p(
      'Every August we get calls about wet windows. The first thing we ask is: from which side can you wipe the water off?',
    ),
    h2('Outside: all is well'),
    p(
      'In late summer the air over the Gulf holds so much moisture that it turns to water on anything cooler than about 29 °C. Your room is at 23 °C, so the glass is cooler than that, and dew settles on it as on a cold bottle. It dries with the sun. You will see less of it if the room is not cooled below 24 °C at night and if the unit does not blow its cold air onto the glass.',
    ),
    h2('Inside: find the source'),
    p(
      'Water on the inside means that the air in the room is too humid or the glass colder than it should be. The usual reasons are laundry drying indoors, a shower without an extractor fan, or an oversized cooling unit that switches off before it has dried the air.',
    ),
    h2('Between the panes: time for a new unit'),
    p(
      'In that case the edge of the glass unit has begun to leak, and the drying agent in the spacer is used up. The frame can stay; we measure and replace the glass, usually within ten days.',
    ),
    h2('Three things that help'),
    ul(
      'A warm-edge spacer, because the edge of the pane is its coldest part.',
      'A frame with a thermal break, so that there is no cold bridge for mould to grow on.',
      'A little air: five minutes with two windows open on a dry winter morning.',
    ),
  ],
};
