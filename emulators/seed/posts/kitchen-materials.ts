import { h2, p, type SeedPost, ul } from './html';

export const kitchenMaterials: SeedPost = {
  id: 'kitchenmaterials',
  title: 'Aluminium, PVC or wood: what is inside a good kitchen',
  excerpt:
    'The fronts decide whether you like a kitchen, the carcasses decide how long. An honest comparison of three materials that we build with every day.',
  category: 'Trends',
  date: '2026-07-16T07:00:00.000Z',
  photo: 'kitchen-galley-sage',
  content: [
    p(
      'A kitchen in Qatar has a hard life: steam from large pots, air conditioning, humid months, and on Fridays guests. What one sees are the fronts. What suffers are the boxes behind them.',
    ),
    h2('Aluminium'),
    p(
      'It does not swell, does not burn and gives insects nothing to eat. Honeycomb panels keep it light. It costs more than the others, and a dent stays a dent. We recommend it below the sink, beside the dishwasher and for kitchens in which people cook for many.',
    ),
    h2('PVC'),
    p(
      'Boards of foamed PVC can stand in water and come out the same. They are easy to clean and kind to the budget. They do not like hot pans, and wide shelves need a stiffener below. Good for <a href="/portfolio?category=pvc-kitchen">family kitchens and pantries</a>.',
    ),
    h2('Wood'),
    p(
      'Nothing feels better in the hand. Plywood with a veneer of oak or walnut stays flat, solid wood works with the seasons. We use wood where one touches it: for fronts, handles and the edge of an island.',
    ),
    h2('Our favourite mixture'),
    ul(
      'Carcasses of aluminium along the wet wall, of PVC elsewhere.',
      'Fronts of wood or lacquer, as you like.',
      'Drawers instead of doors below the worktop, with runners that carry 40 kilograms.',
      'A gap of 5 cm behind the refrigerator, since it needs air to breathe.',
    ),
    p('Come with a list of what you cook most often. It tells us more than any catalogue.'),
  ],
};
