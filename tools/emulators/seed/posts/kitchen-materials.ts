import { h2, p, type SeedPost, ul } from './html';

export const kitchenMaterials: SeedPost = {
  id: 'kitchenmaterials',
  title: 'Aluminium, PVC or wood: what is inside a good kitchen',
  excerpt:
    'The fronts decide whether you like a kitchen, the carcasses decide how long it lasts. An honest comparison of three materials that we build with every day.',
  category: 'Trends',
  date: '2026-07-16T07:00:00.000Z',
  image: 'kitchen-galley-sage',
  content: [
    p(
      'A kitchen in Qatar has a hard life: steam from large pots, air conditioning, humid months and, on Fridays, guests. What you see is the fronts. What suffers is the boxes behind them.',
    ),
    h2('Aluminium'),
    p(
      'It does not swell, does not burn and gives insects nothing to eat. Honeycomb panels keep it light. It costs more than the others, and a dent stays a dent. We recommend it below the sink, beside the dishwasher and for kitchens that feed a crowd.',
    ),
    h2('PVC'),
    p(
      'Foamed PVC boards can stand in water and come out unchanged. They are easy to clean and kind to the budget. They do not like hot pans, and wide shelves need a stiffener underneath. Good for <a href="/portfolio?category=pvc-kitchen">family kitchens and pantries</a>.',
    ),
    h2('Wood'),
    p(
      'Nothing feels better in the hand. Plywood with a veneer of oak or walnut stays flat, solid wood moves with the seasons. We use wood where you touch it: for fronts, handles and the edge of an island.',
    ),
    h2('Our favourite mix'),
    ul(
      'Aluminium carcasses along the wet wall, PVC elsewhere.',
      'Fronts in wood or lacquer, as you like.',
      'Drawers instead of doors below the worktop, with runners that carry 40 kilograms.',
      'A gap of 5 cm behind the refrigerator, since it needs air to breathe.',
    ),
    p('Bring a list of what you cook most often. It tells us more than any catalogue.'),
  ],
};
