import { h2, p, type SeedPost, ul } from './html';

export const condensation: SeedPost = {
  id: 'condensation',
  title: 'Why good windows sweat on the outside in August',
  excerpt:
    'Water runs down the glass in the morning, and the window is new. In Doha this is mostly a good sign. When it is not, and what to do then.',
  category: 'Tips & Tricks',
  date: '2026-08-06T07:00:00.000Z',
  photo: 'upvc-window-bedroom',
  content: [
    p(
      'Every August we get calls about wet windows. The first question we ask back is: on which side can you wipe the water off?',
    ),
    h2('Outside: all is well'),
    p(
      'In late summer the air over the Gulf holds so much moisture that it turns to water on anything cooler than about 29 °C. Your room is at 23 °C, so the glass is cooler than that, and dew settles on it as on a cold bottle. It dries with the sun. It can be less if the room is not cooled below 24 °C at night and if the cold air of the unit does not blow on the glass.',
    ),
    h2('Inside: find the source'),
    p(
      'Water on the inner side means that the air in the room is too humid or the glass colder than it should be. Drying laundry, a shower without a fan, or a cooling unit that is too large and switches off before it has dried the air are the usual reasons.',
    ),
    h2('Between the panes: time for a new unit'),
    p(
      'Then the edge of the glass unit leaks, and the drying agent in the spacer is used up. The frame can stay; we measure and replace the glass, usually within ten days.',
    ),
    h2('Three things that help'),
    ul(
      'A warm-edge spacer, because the edge of the pane is its coldest place.',
      'A frame with a thermal break, so that there is no cold bridge on which mould can grow.',
      'A little air: five minutes with two windows open on a dry winter morning.',
    ),
  ],
};
