import { figure, h2, h3, ol, p, quote, type SeedPost, ul } from './html';

export const coolHouse: SeedPost = {
  id: 'coolhouse',
  title: 'Keeping a Doha house cool: a guide to sun, glass, frames and shade',
  excerpt:
    'Where the heat gets in, what a coating can do about it, which frames conduct it, and why shade is the cheapest cure. Everything we explain on a first visit, in one place.',
  category: 'Industry Insights',
  date: '2026-11-12T07:00:00.000Z',
  image: 'folding-doors-garden',
  content: [
    p(
      'On a first visit we are nearly always asked the same question: which glass is best against the heat? It is a good question, but it comes third. First comes the direction the window faces, then what stands in front of it. After the glass come the frame and the hands that fit it. This guide takes them in the order in which they matter.',
    ),
    p(
      'It is written for people building or renovating a house in Qatar, not for engineers. Where a figure helps, we give it; where the answer depends on your house, we say on what.',
    ),
    h2('How heat comes through a window'),
    p(
      'Heat has three ways through a window, and each needs an answer of its own. Deal with only one of them, and you pay for the other two every summer.',
    ),
    ul(
      '<strong>Radiation.</strong> The sun shines through the glass; the floor and the sofa absorb the light and give it back as heat. In Doha this is by far the largest part: on a July afternoon, more than 600 watts fall on every square metre of a west-facing wall.',
      '<strong>Conduction.</strong> It is 45 °C outside and 24 °C in the room, with only glass and frame in between. The U-value tells you how fast heat passes through: the lower, the slower.',
      '<strong>Leakage.</strong> Hot, humid, dusty air finds every gap. It brings not only its temperature but also its moisture, and drying air costs an air conditioner as much work as cooling it.',
    ),
    p(
      'In cold countries people talk mostly about the U-value, and that is where many brochures are written. Here the sun comes first. A window with a splendid U-value and clear glass is still an oven door.',
    ),
    h2('Which way the window faces'),
    p(
      'Doha lies at 25 degrees north. At noon in June the sun stands almost overhead, so a wall that faces south receives surprisingly little, and a roof overhang of less than a metre shades its windows completely. In winter, when the sun is welcome, it comes in below the same overhang.',
    ),
    p(
      'East and west are another matter. There the sun is low, shines straight into the room and passes under every overhang. The west is the worse of the two, since it gets the sun when the walls, the street and the air are already hot.',
    ),
    ul(
      '<strong>North:</strong> the easiest side. Large windows are possible, and good daylight comes without glare.',
      '<strong>South:</strong> an overhang, a balcony or a pergola does most of the work.',
      '<strong>East:</strong> morning sun, still bearable in spring. Solar-control glass, or shade from the side.',
      '<strong>West:</strong> keep the openings small, or give them a screen that stands in front of the glass.',
    ),
    h2('Shade: the cheapest cooling there is'),
    p(
      'What never reaches the glass need not be held back by it. An outside screen, a shutter or a pergola keeps most of the radiation away before it becomes heat. A curtain inside catches the same light when it is already in the house: the curtain warms up, and the room with it.',
    ),
    figure(
      'pergola-terrace',
      'A pergola in front of the living room: the louvres let the winter sun in and keep the summer sun out.',
    ),
    p(
      'Good shade keeps a hand’s breadth of air between itself and the wall, so that the warm air can rise and leave. It is firmly fixed, because the north-westerly wind tests it every summer. And it is light in colour, or made of aluminium with a coating that withstands the sun, because dark fabric passes its heat on to the glass behind it.',
    ),
    p(
      'If your plans include a terrace on the west side, start there. A <a href="/portfolio?category=shades">shade over the terrace</a> also protects the wall, the door and bare feet.',
    ),
    h2('Glass: read three figures, not one'),
    p(
      'Every serious quote states three figures for the glass. Ask for them, and you can compare two offers without knowing the name of a single coating.',
    ),
    h3('The g-value: how much sun comes in'),
    p(
      'The g-value, also called the solar heat gain coefficient, says what share of the sun’s energy ends up in the room. A single clear pane has about 0.8: four fifths come in. Clear double glazing has about 0.75, hardly less, which surprises many people. Double glazing with a good solar-control coating has 0.25 to 0.35. That is the figure you will feel on your skin.',
    ),
    h3('Light transmission: how bright it stays'),
    p(
      'Tinted glass keeps heat out by keeping light out, and gets hot in the process. Modern coatings are selective: they let through half or more of the visible light and turn back much of the invisible rest, which also carries heat. As a rule of thumb, the light transmission should be about twice the g-value. If it is, you get daylight without an oven.',
    ),
    h3('The U-value: how fast heat creeps through'),
    p(
      'A single pane has a U-value of 5.8. Two panes with dry air between them have about 2.8, with a low-emissivity coating and argon about 1.1. All of these are in watts per square metre per degree. How pane and frame combine into one figure is the subject of <a href="/blog/uvalue">another article</a>.',
    ),
    p(
      'The coating belongs on the inner face of the outer pane, where neither weather nor cleaning can reach it. When we fit a double pane, we check the side with a small lamp or a meter: turned the wrong way round, the same glass lets in a good deal more heat.',
    ),
    h3('Safety is not an extra'),
    p(
      'Glass that absorbs a lot of sun gets hot in the middle and stays cool at the edge, inside the frame; this stress can crack an ordinary pane. So we toughen it. Toughened glass also falls into small blunt crumbs when it breaks. For doors, railings and everything overhead we use laminated glass, whose film holds the pieces in place.',
    ),
    h2('Frames: the forgotten bridge'),
    p(
      'The frame is a tenth to a quarter of the window, and yet it can undo what the glass achieves. Aluminium conducts heat about five hundred times better than the plastic that interrupts it in a good profile. Without such a thermal break, the inside of the frame is as hot as the outside: put your hand on it, and you will know.',
    ),
    ul(
      '<strong>Aluminium with a thermal break</strong> is slim, stiff and made for wide openings. Strips of polyamide separate the inner half from the outer one.',
      '<strong>UPVC</strong> insulates by nature, is welded at the corners and does not mind salt. Larger windows need steel inside the profile, and a compound made for strong sun; ask for it.',
      '<strong>Wood</strong> insulates well and is beautiful, but outdoors it needs oil or paint every year. We use it mostly <a href="/portfolio?category=wooden-doors">for entrance doors in the shade</a>.',
    ),
    p(
      'All of them expand in the heat. A UPVC frame two metres wide becomes about six millimetres longer between a cool morning and a hot afternoon in the sun. The fitter must leave room for that in the joint. Otherwise the window jams in August and rattles in January.',
    ),
    h2('Seals, dust and the last millimetre'),
    p(
      'The finest dust of a storm is smaller than a hundredth of a millimetre and goes wherever air goes. Tightness against dust is therefore tightness against air, and it can be measured: windows are tested and sorted into four classes, and for Doha we recommend the best one, class 4.',
    ),
    p(
      'Two things decide whether the class on paper is the class on your wall. The first is pressure: locks that pull the leaf against its seal at several points, not only at the handle. The second is the joint between frame and wall. Foam alone turns brittle; it belongs behind a sealing tape or an elastic joint that follows the movement of the frame for many years.',
    ),
    quote(
      'A window is only as good as the last person who handled it. We measure for an hour, build for a day and seal for an afternoon, and it is the afternoon that you notice for twenty years.',
    ),
    h2('Sea air'),
    p(
      'Within a few kilometres of the coast the wind carries salt, and salt with humidity attacks metal. Good powder coating on properly pretreated aluminium stands up to it; screws and fittings should be grade 316 stainless steel. Fresh water is the best care: rinse frames and railings whenever you wash the glass.',
    ),
    h2('What to spend on first'),
    p(
      'Nobody has to do everything at once. If the budget is limited, this is the order we would choose in our own houses:',
    ),
    ol(
      'Shade in front of the west windows and over the terrace.',
      'Seals and locks on the windows you are keeping. It takes a morning, and the dust tells you at once whether it helped.',
      'New glass with a solar-control coating in the large openings that face east and west. Often the frames can stay, if they have a thermal break and room for a double pane.',
      'New windows in the bedrooms, where you want it both cool and quiet.',
      'All other windows, along with the next renovation.',
    ),
    p(
      'For houses that are still on paper the order is simpler: turn the large openings to the north and to the south, give the west a wall with small windows, and plan the shade together with the façade instead of after it.',
    ),
    h2('A small calculation'),
    p(
      'Take a living room with eight square metres of glass facing west. With single clear glass, about 4,000 watts of sun come in on a July afternoon, as much as from four small heaters. With coated double glazing it is about 1,500 watts. With an outside screen in front of that, it is about 400.',
    ),
    p(
      'An ordinary split unit for a bedroom moves about 3,500 watts of heat. So the difference between the first and the third solution is one air conditioner that you never have to buy, hear or maintain.',
    ),
    h2('What to ask for in a quote'),
    ul(
      'The g-value, light transmission and U-value of the glass, and on which face the coating lies.',
      'Whether the frame has a thermal break, and the U-value of the whole window.',
      'The air permeability class, and how the joint with the wall will be sealed.',
      'Which steel the screws and fittings are made of.',
      'Who comes when something has to be adjusted, and how soon.',
    ),
    p(
      'Anyone who can answer these five points without looking them up has probably built good windows before. We will gladly answer them for your house: <a href="/contact">write to us</a>, send a photo of the side that bothers you most, and tell us at what time of day it does.',
    ),
  ],
};
