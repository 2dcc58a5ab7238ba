import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';

interface Label {
  name: PlainTranslationKey;
  x: number;
  y: number;
  /** Angle of a road's name, in degrees. */
  angle?: number;
}

/** Towns and districts, each with a dot. */
const PLACES: readonly Label[] = [
  { name: 'Lusail', x: 282, y: 40 },
  { name: 'The Pearl', x: 352, y: 92 },
  { name: 'Doha', x: 312, y: 212 },
  { name: 'Al Wakrah', x: 404, y: 336 },
];
const ROADS: readonly Label[] = [
  { name: 'Corniche', x: 376, y: 158 },
  { name: 'Hamad Airport', x: 478, y: 220 },
  { name: 'Al Shamal Road', x: 226, y: 86, angle: -75 },
  { name: 'Salwa Road', x: 130, y: 318, angle: -26 },
];

interface Props {
  label: string;
  /** The sample's workshop has its area, with its name. */
  isSample: boolean;
  /** In degrees. */
  latitude: number;
  longitude: number;
}

/** A map to scale, with the workshop marked if it is on it. A degree of latitude has 1267 units, of longitude 1146. */
export function DohaSketch({ label, isSample, latitude, longitude }: Props) {
  const { t } = useLanguage();
  const x = (longitude - 51.2503) * 1146;
  const y = (25.446 - latitude) * 1267;
  /** The pin would hide the name. */
  const isCovered = (place: Pick<Label, 'x' | 'y'>) =>
    Math.abs(place.x - x) < 40 && y - place.y > -12 && y - place.y < 60;
  return (
    <Box
      component="svg"
      viewBox="0 0 620 380"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      sx={sketchStyle}
    >
      <rect className="sea" width="620" height="380" />
      <path
        className="land"
        d="M0 0H321L326 32 317 63 340 84C356 80 366 92 360 102S342 110 338 98L318 92 317 108 333 146 329 162C310 162 300 178 306 192S322 202 331 188L343 184 347 194 372 198 401 177 429 184 433 247 414 266 404 291 414 342 421 380H0Z"
      />
      {isSample && <path className="area" d="M182 306 222 284 242 318 200 350Z" />}
      <g className="road">
        <path d="M218 0 240 82 275 171 172 177 0 171M286 0 292 57 303 108 315 150" />
        <path className="corniche" d="M325 164C306 166 296 180 302 194S320 206 330 198" />
        <path d="M46 374 92 342 172 304 218 275 263 241 308 205 355 222 384 285 401 348 405 380" />
        <path d="M303 160C276 176 278 222 298 234S340 238 355 222" />
        <path d="M275 171C248 206 262 256 300 268S352 270 376 266M240 110C208 200 218 254 268 288S350 296 389 291" />
        <path d="M389 291 286 323 229 340 160 300" />
      </g>
      <path className="runway" d="M400 196 412 250M416 192 426 238" />
      {PLACES.map(({ name, ...place }) => (
        <g key={name} transform={`translate(${place.x} ${place.y})`}>
          <circle className="town" r="4" />
          {!isCovered(place) && <text y={-10}>{t(name)}</text>}
        </g>
      ))}
      {ROADS.map(({ name, x, y, angle = 0 }) => (
        <text key={name} className="small" transform={`translate(${x} ${y}) rotate(${angle})`}>
          {t(name)}
        </text>
      ))}
      {isSample && (
        <text className="ours" x="210" y="344">
          {t('Industrial Area')}
        </text>
      )}
      {/* What is outside the map is not drawn. */}
      <path
        className="pin"
        transform={`translate(${x} ${y})`}
        d="M0 0C-14-18-15-22-15-28a15 15 0 0 1 30 0C15-22 14-18 0 0Z"
      />
    </Box>
  );
}

const sketchStyle = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  '& .sea': { fill: '#cfe2e6' },
  '& .land': { fill: '#f1eadb' },
  '& .area': { fill: '#dfd0b3' },
  '& .road': { fill: 'none', stroke: '#ffffff', strokeWidth: 3 },
  '& .corniche': { stroke: '#c98a2b' },
  '& .runway': { stroke: '#52636b', strokeWidth: 4 },
  '& .pin': { fill: '#b3261e', stroke: '#fff', strokeWidth: 2 },
  '& .town': { fill: '#52636b' },
  // Outlines letters in the land's colour, so that roads do not cross them.
  '& text': {
    fill: '#1b2a30',
    fontSize: 14,
    fontWeight: 600,
    textAnchor: 'middle',
    paintOrder: 'stroke',
    stroke: '#f1eadb',
    strokeWidth: 3,
    strokeLinejoin: 'round',
  },
  '& .small': { fontSize: 12 },
  '& .ours': { fontSize: 16, fontWeight: 700 },
  '[data-dark] &': {
    '& .sea': { fill: '#12303a' },
    '& .land': { fill: '#262f33' },
    '& .area': { fill: '#3d4038' },
    '& .road': { stroke: '#46535a' },
    '& .town': { fill: '#a9b8be' },
    '& .runway': { stroke: '#a9b8be' },
    '& text': { fill: '#e8eef0', stroke: '#262f33' },
  },
} as const;
