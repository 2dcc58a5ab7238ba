import { figure, h2, p, type SeedPost, ul } from './html';

export const lusailTower: SeedPost = {
  id: 'lusailtower',
  title: 'Nine hundred units, one crane: how a façade climbs in Lusail',
  excerpt:
    'A curtain wall is built twice: once in the workshop, once in the air. Notes from a site where the wind decided when we worked.',
  category: 'Projects',
  date: '2026-09-17T07:00:00.000Z',
  image: 'curtain-wall-tower',
  content: [
    p(
      'A unit is 1.5 metres wide, 3.8 metres high and weighs 310 kilograms. The tower needed a little more than nine hundred of them, and there was one crane for all trades. So the most important drawing on this project was a timetable.',
    ),
    h2('First on the ground'),
    p(
      'Before production began, we built a two-storey piece of the façade on a test rig. It was put under pressure and suction, sprayed with water and moved the way a building moves. The first test found a leak at one corner, no larger than a coin. We changed the seal, tested again, and only then ordered the glass.',
    ),
    h2('Then by night'),
    p(
      'By day the crane belonged to the concrete team; from eight in the evening it was ours. In the cooler air, aluminium is also as long as it is on the drawing. A team of five hung up to fourteen units a night; when the wind rose above ten metres a second, the glass stayed in its racks.',
    ),
    figure(
      'curtain-wall-lobby',
      'Behind the finished façade: daylight to the middle of the lobby, without the heat.',
    ),
    h2('What we learnt'),
    ul(
      'Load the lorry in the order of installation, with the first unit outermost.',
      'Survey every bracket before the unit arrives; concrete is allowed to be 20 mm out of place, a bracket is not.',
      'Keep ten spare panes on site. We needed three.',
    ),
    p('The façade was closed four days early. The wind gave us those days back in the last month.'),
  ],
};
