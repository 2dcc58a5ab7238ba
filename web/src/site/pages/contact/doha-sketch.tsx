import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';

const PLACES: readonly { name: PlainTranslationKey; x: number; y: number; isOurs?: boolean }[] = [
  { name: 'Lusail', x: 316, y: 44 },
  { name: 'The Pearl', x: 396, y: 96 },
  { name: 'Doha', x: 344, y: 190 },
  { name: 'Industrial Area', x: 190, y: 262, isOurs: true },
  { name: 'Al Wakrah', x: 432, y: 338 },
];

/** The coast, the bay and the ring roads of Doha, with the workshop marked. */
export function DohaSketch({ label }: { label: string }) {
  const { t } = useLanguage();
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
        d="M0 0H352L362 30 352 62 366 84 378 118 388 142 376 158 388 176 404 182 410 202 430 214 462 222 478 250 470 290 452 330 462 380H0Z"
      />
      <path className="sea" d="M384 150C352 152 342 168 352 188S384 206 404 190Z" />
      <path className="land" d="M392 74c16-10 36-2 38 14s-14 26-28 22-24-26-10-36Z" />
      <g className="road">
        <path d="M356 214C336 206 324 190 326 166" />
        <path d="M370 238C326 230 296 200 304 148" />
        <path d="M384 262C306 258 262 206 276 128" />
        <path d="M400 290C276 292 222 210 246 96" />
        <path d="M352 188 120 300M352 188 196 60M352 188 440 330 448 380M300 60V0" />
        <path d="M120 210 268 318 420 300" />
      </g>
      <rect className="area" x="150" y="238" width="82" height="52" rx="6" transform="rotate(-24 190 262)" />
      {PLACES.map(({ name, x, y, isOurs }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          {isOurs ? (
            <path className="pin" d="M0 0C-14-18-15-22-15-28a15 15 0 0 1 30 0C15-22 14-18 0 0Z" />
          ) : (
            <circle className="town" r="4" />
          )}
          <text className={isOurs ? 'ours' : ''} y={isOurs ? 22 : -10} textAnchor="middle">
            {t(name)}
          </text>
        </g>
      ))}
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
  '& .road': { fill: 'none', stroke: '#ffffff', strokeWidth: 4 },
  '& .pin': { fill: '#b3261e', stroke: '#fff', strokeWidth: 2 },
  '& .town': { fill: '#52636b' },
  '& text': { fill: '#1b2a30', fontSize: 14, fontWeight: 600 },
  '& .ours': { fontSize: 16, fontWeight: 700 },
  '[data-dark] &': {
    '& .sea': { fill: '#12303a' },
    '& .land': { fill: '#262f33' },
    '& .area': { fill: '#3d4038' },
    '& .road': { stroke: '#46535a' },
    '& .town': { fill: '#a9b8be' },
    '& text': { fill: '#e8eef0' },
  },
} as const;
