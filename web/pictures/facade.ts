/** A corner building behind a glass curtain wall, at dusk, drawn in perspective as SVG. */

type Point = readonly [x: number, y: number];
type Random = () => number;

/** mulberry32: the same picture at every run. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Face {
  /** Corners: near top, far top, far bottom, near bottom. */
  corners: readonly [Point, Point, Point, Point];
  columns: number;
  rows: number;
  /** 0 dark to 1 bright: how much of the sky the glass shows. */
  brightness: number;
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Position across a face in perspective: far columns are narrower. */
function pointOn(
  { corners: [nearTop, farTop, farBottom, nearBottom] }: Face,
  across: number,
  down: number,
): Point {
  const share = (across * 1.7) / (1 + across * 0.7);
  const top: Point = [mix(nearTop[0], farTop[0], share), mix(nearTop[1], farTop[1], share)];
  const bottom: Point = [mix(nearBottom[0], farBottom[0], share), mix(nearBottom[1], farBottom[1], share)];
  return [mix(top[0], bottom[0], down), mix(top[1], bottom[1], down)];
}

const polygon = (points: readonly Point[], attributes: string) =>
  `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" ${attributes}/>`;

function paneColor(face: Face, across: number, down: number, random: Random): string {
  if (random() < 0.13) {
    const warmth = random();
    return `rgb(${236 + warmth * 15},${188 + warmth * 30},${118 + warmth * 40})`;
  }
  // The sky in the glass: light near the horizon, with a slanted band where a cloud stands.
  const band = Math.exp(-(((across * 0.9 + down * 0.7 - 0.75) / 0.16) ** 2));
  const light = face.brightness * (0.35 + 0.5 * down) + 0.28 * band + (random() - 0.5) * 0.1;
  return `rgb(${Math.round(24 + 150 * light)},${Math.round(52 + 150 * light)},${Math.round(74 + 140 * light)})`;
}

function drawFace(face: Face, random: Random): string {
  const panes: string[] = [];
  for (let row = 0; row < face.rows; row++) {
    for (let column = 0; column < face.columns; column++) {
      const [left, right] = [column / face.columns, (column + 1) / face.columns];
      const [top, bottom] = [row / face.rows, (row + 1) / face.rows];
      const corners = [
        pointOn(face, left, top),
        pointOn(face, right, top),
        pointOn(face, right, bottom),
        pointOn(face, left, bottom),
      ];
      panes.push(polygon(corners, `fill="${paneColor(face, left, top, random)}"`));
      // A spandrel at each floor, darker than the glass.
      const spandrel = top + (bottom - top) * 0.16;
      panes.push(
        polygon(
          [
            pointOn(face, left, top),
            pointOn(face, right, top),
            pointOn(face, right, spandrel),
            pointOn(face, left, spandrel),
          ],
          'fill="#1d333d" opacity="0.75"',
        ),
      );
    }
  }
  return panes.join('') + drawMullions(face);
}

function drawMullions(face: Face): string {
  const lines: string[] = [];
  const line = ([x1, y1]: Point, [x2, y2]: Point, width: number, color: string) =>
    `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${color}" stroke-width="${width.toFixed(2)}"/>`;
  for (let row = 0; row <= face.rows; row++) {
    lines.push(line(pointOn(face, 0, row / face.rows), pointOn(face, 1, row / face.rows), 2.2, '#aab6ba'));
  }
  for (let column = 0; column <= face.columns; column++) {
    const across = column / face.columns;
    const width = mix(5.5, 2, across);
    const [top, bottom] = [pointOn(face, across, 0), pointOn(face, across, 1)];
    lines.push(line([top[0] + width * 0.5, top[1]], [bottom[0] + width * 0.5, bottom[1]], width, '#16262d'));
    lines.push(line(top, bottom, width * 0.7, '#c9d2d4'));
  }
  return lines.join('');
}

/** A date palm: a leaning trunk and feathered fronds that hang further the lower they start. */
function palm(x: number, base: number, height: number, random: Random): string {
  const top = base - height;
  const fronds = Array.from({ length: 17 }, (_, index) => {
    const angle = Math.PI * (0.86 + (index / 16) * 1.28);
    const length = height * (0.42 + random() * 0.16);
    const droop = length * (0.35 + 0.5 * Math.abs(Math.cos(angle)));
    const at = (share: number): Point => [
      x + Math.cos(angle) * length * share,
      top + Math.sin(angle) * length * 0.75 * share + droop * share * share,
    ];
    const leaflets = Array.from({ length: 22 }, (_, leaf) => {
      const share = 0.12 + (leaf / 21) * 0.88;
      const [px, py] = at(share);
      const size = length * 0.2 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.12));
      return `M${px.toFixed(1)},${py.toFixed(1)}l${(-size * 0.45 + random() * 3).toFixed(1)},${(size * 0.9).toFixed(1)}M${px.toFixed(1)},${py.toFixed(1)}l${(size * 0.5 - random() * 3).toFixed(1)},${(size * 0.75).toFixed(1)}`;
    });
    const [bendX, bendY] = at(0.5);
    const [endX, endY] = at(1);
    return `<path d="M${x},${top}Q${bendX.toFixed(1)},${(bendY - droop * 0.12).toFixed(1)} ${endX.toFixed(1)},${endY.toFixed(1)}${leaflets.join('')}" stroke-width="${(height * 0.0085).toFixed(1)}"/>`;
  });
  const lean = height * 0.05;
  return `<g stroke="#14241f" stroke-linecap="round" fill="none"><path d="M${x - lean},${base}Q${x + lean * 0.6},${base - height / 2} ${x},${top}" stroke="#2a251f" stroke-width="${(height * 0.05).toFixed(1)}"/>${fronds.join('')}</g>`;
}

/** The picture as SVG, 1600 by 1067 units. */
export function facade(): string {
  const random = seededRandom(38);
  const left: Face = {
    corners: [
      [690, 70],
      [60, 330],
      [60, 872],
      [690, 930],
    ],
    columns: 11,
    rows: 9,
    brightness: 0.55,
  };
  const right: Face = {
    corners: [
      [690, 70],
      [1560, 395],
      [1560, 866],
      [690, 930],
    ],
    columns: 15,
    rows: 9,
    brightness: 1,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#24506b"/><stop offset="0.45" stop-color="#7ea3b0"/>
      <stop offset="0.72" stop-color="#f0c592"/><stop offset="0.85" stop-color="#f6dbb4"/>
    </linearGradient>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#a58f72"/><stop offset="1" stop-color="#4b4138"/>
    </linearGradient>
    <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0.55" stop-color="#0b1c24" stop-opacity="0"/><stop offset="1" stop-color="#0b1c24" stop-opacity="0.55"/>
    </linearGradient>
    <radialGradient id="sun" cx="0.93" cy="0.72" r="0.55">
      <stop offset="0" stop-color="#fff0cf" stop-opacity="0.95"/><stop offset="1" stop-color="#fff0cf" stop-opacity="0"/>
    </radialGradient>
    <filter id="clouds" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.0035 0.014" numOctaves="5" seed="7"/>
      <feColorMatrix values="0 0 0 0 1  0 0 0 0 0.93  0 0 0 0 0.84  0 2.6 0 0 -1.15"/>
    </filter>
    <filter id="grain" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.85" numOctaves="2" seed="3"/>
      <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0.5 -0.14"/>
    </filter>
    <filter id="soft"><feGaussianBlur stdDeviation="2.2"/></filter>
    <filter id="glow"><feGaussianBlur stdDeviation="18"/></filter>
  </defs>
  <rect width="1600" height="1067" fill="url(#sky)"/>
  <rect width="1600" height="800" filter="url(#clouds)" opacity="0.5"/>
  <rect width="1600" height="1067" fill="url(#sun)"/>
  <g filter="url(#soft)" fill="#5f7380" opacity="0.75">
    <path d="M1180 880V640h46v-70h38v70h30v90h60v-50h34v60h90v-40h50v60h72v120Z"/>
  </g>
  <rect y="866" width="1600" height="201" fill="url(#ground)"/>
  <ellipse cx="760" cy="930" rx="820" ry="34" fill="#1c1712" opacity="0.55" filter="url(#glow)"/>
  ${drawFace(left, random)}
  ${drawFace(right, random)}
  ${polygon([...left.corners], 'fill="url(#shade)" opacity="0.9"')}
  ${polygon([...right.corners], 'fill="url(#shade)" opacity="0.55"')}
  <line x1="690" y1="66" x2="690" y2="932" stroke="#e3e8e8" stroke-width="9"/>
  <path d="M690 62 50 327v10L690 76l880 326v-10Z" fill="#d5dbda"/>
  <g>
    ${polygon(
      [
        [690, 800],
        [890, 806],
        [890, 914],
        [690, 930],
      ],
      'fill="#f3cf94"',
    )}
    ${polygon(
      [
        [690, 800],
        [890, 806],
        [890, 914],
        [690, 930],
      ],
      'fill="url(#shade)" opacity="0.35"',
    )}
    <path d="M640 792 930 800v12L640 806Z" fill="#e9eceb"/>
    <path d="M740 802V926M790 804V922M840 805V918" stroke="#3a4a50" stroke-width="5"/>
  </g>
  <g filter="url(#glow)">
    <path d="M690 934L1590 872V960L690 1090Z" fill="#c2d5d9" opacity="0.3"/>
    <path d="M690 932H890V1000H700Z" fill="#f3cf94" opacity="0.55"/>
    <path d="M0 1010L700 985 1600 1000V1067H0Z" fill="#1d1915" opacity="0.6"/>
  </g>
  ${palm(1300, 900, 260, random)}
  ${palm(1440, 896, 205, random)}
  ${palm(165, 925, 330, random)}
  <g filter="url(#soft)">
    <path d="M-20 950C40 905 95 925 150 912S250 935 300 922 400 945 470 948 L470 952 Q220 975 -20 985Z" fill="#1e2f27"/>
    <path d="M1130 918C1180 890 1240 902 1300 890S1420 905 1480 890 1580 895 1640 880V945Q1380 940 1130 922Z" fill="#26382d"/>
  </g>
  <rect width="1600" height="1067" filter="url(#grain)" opacity="0.22"/>
</svg>`;
}
