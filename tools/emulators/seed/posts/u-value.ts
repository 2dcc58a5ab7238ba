import { code, h2, ol, p, type SeedPost, ul } from './html';

const SCRIPT = `// Heat through a window: U-value in W/(m²·K), after ISO 10077-1
function uValue({ width, height, frame, ug, uf, psi }) {
  const paneWidth = width - 2 * frame;
  const paneHeight = height - 2 * frame;
  const glass = paneWidth * paneHeight;             // m²
  const rim = width * height - glass;               // m² of frame
  const edge = 2 * (paneWidth + paneHeight);        // m around the pane
  return (glass * ug + rim * uf + edge * psi) / (width * height);
}

const size = { width: 1.4, height: 1.6, frame: 0.075 };
console.log(uValue({ ...size, ug: 1.1, uf: 1.3, psi: 0.05 }).toFixed(2)); // 1.26
console.log(uValue({ ...size, ug: 5.8, uf: 5.9, psi: 0 }).toFixed(2));    // 5.82`;

export const uValue: SeedPost = {
  id: 'uvalue',
  title: 'The U-value of a window in ten lines of code',
  excerpt:
    'Brochures quote the U-value of the glass; your bill depends on that of the whole window. You can work it out with four measurements and a short program.',
  category: 'Tips & Tricks',
  date: '2026-10-29T07:00:00.000Z',
  image: 'upvc-corner-window',
  content: [
    p(
      'Two quotes are on the table, both for glass with a U-value of 1.1, and yet one of the windows will let in a good deal more heat. The reason is that glass is only part of the window. The frame and the edge of the pane count too, and the smaller the window, the more they matter.',
    ),
    h2('What you need'),
    ul(
      'The outer width and height of the window, in metres.',
      'The visible width of the frame, for most of our profiles 70 to 120 mm.',
      'The U-value of the glass and that of the frame, from the data sheet.',
      'The psi-value of the edge: how much heat the spacer between the panes lets through. An aluminium spacer has about 0.08, a warm one about 0.04 to 0.05.',
    ),
    h2('The formula'),
    p(
      'Each part counts for as much as it covers: the glass by its area, the frame by its area, the edge by its length. The sum is divided by the area of the whole window. As a program, it looks like this:',
    ),
    code(SCRIPT),
    h2('The result'),
    p(
      'The first line is a UPVC window with coated double glazing, the second an old aluminium frame with a single pane. When it is 46 °C outside and 24 °C inside, about 62 watts pass through the first and 287 through the second: the same hole in the wall, and more than four times the heat.',
    ),
    p(
      'This is only the heat that the warm air brings. The sun comes on top of it, and has a figure of its own, the g-value of the glass. Both are explained in <a href="/blog/coolhouse">our guide to a cool house</a>.',
    ),
    h2('Try it yourself'),
    ol(
      'Open the developer tools of your browser and paste the program into the console.',
      'Enter the sizes of your own window.',
      'Then make the window half as wide, and see how much more the frame matters.',
    ),
  ],
};
