import { ERROR_MESSAGES, type ReadBlock } from '@alnafitha/contract';
import { type RequestHandler, Router } from 'express';
import type { BeginCaching } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { foundOr404 } from '../platform/errors';
import { createMemoizer } from '../platform/memoize';
import { rejectMethod } from '../platform/mount';
import { queueDecoding } from './decode-queue';
import type { MediaStore } from './store';
import { objectAt } from './stored-media';

interface IconOptions {
  readonly store: MediaStore;
  readonly readBlock: ReadBlock;
  readonly clock: () => Date;
  readonly deadline: number;
  readonly beginCaching: BeginCaching;
}

interface Icon {
  readonly size: number;
  /** The logo's part of the width. */
  readonly part: number;
}

/** Phones round the corners of the second; the last has the logo in the square of its safe zone, a circle of 80 %. */
const ICONS = {
  '/favicon.ico': { size: 48, part: 1 },
  '/favicon.svg': { size: 96, part: 1 },
  '/apple-touch-icon.png': { size: 180, part: 0.8 },
  '/icons/192.png': { size: 192, part: 0.9 },
  '/icons/512.png': { size: 512, part: 0.9 },
  '/icons/maskable-512.png': { size: 512, part: 0.56 },
} as const satisfies Record<string, Icon>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A transparent ground would be black on phones, and a dark logo invisible on the tabs of a dark browser. */
const GROUND = '#ffffff';

/**
 * Icons of browsers and phones, made of the logo; without one, the sample's (web/public/sample-icons), and a company's
 * initial on its colour.
 */
export function iconRouter({ store, readBlock, clock, deadline, beginCaching }: IconOptions): Router {
  const memoize = createMemoizer<Buffer>({ ttl: DAY_MS, max: Object.keys(ICONS).length, clock });
  const router = Router();
  for (const [path, icon] of Object.entries(ICONS)) {
    const send: RequestHandler = async (_request, response) => {
      response.locals.endpoint = `GET ${path}`;
      const allowCaching = await withDeadline(beginCaching(), deadline);
      const [company, look] = await withDeadline(
        Promise.all([readBlock('company'), readBlock('look')]),
        deadline,
      );
      const { logo, isSample, shortName } = company.en;
      if (!logo && isSample) {
        allowCaching(response);
        response.redirect(302, path.replace(/^(?:\/icons)?/, '/sample-icons'));
        return;
      }
      if (!logo && path.endsWith('.svg')) {
        allowCaching(response);
        response.type('svg').send(initialSvg(shortName, look.en.primary));
        return;
      }
      const make = async () => {
        if (!logo) return drawInitial(initialSvg(shortName, look.en.primary), icon);
        const object = foundOr404(objectAt(logo.image), ERROR_MESSAGES.notFound);
        return draw(foundOr404(await store.read(object.path), ERROR_MESSAGES.notFound), icon);
      };
      const png = await withDeadline(
        memoize([path, logo?.image, shortName, look.en.primary].join(' '), make),
        deadline,
      );
      allowCaching(response);
      if (path.endsWith('.svg')) response.type('svg').send(toSvg(png));
      else response.type('png').send(png);
    };
    router
      .route(path)
      .get(send)
      .all(rejectMethod(['GET']));
  }
  return router;
}

async function draw(logo: Buffer, { size, part }: Icon): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = 2 * Math.round((size * part) / 2);
  const margin = (size - inner) / 2;
  return queueDecoding(() =>
    sharp(logo)
      .trim()
      .resize({ width: inner, height: inner, fit: 'contain', background: GROUND })
      .flatten({ background: GROUND })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: GROUND })
      .png({ palette: true })
      .toBuffer(),
  );
}

/** Browsers take no other type from this address. */
function toSvg(png: Buffer): string {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="${href}"/></svg>`;
}

/** The letter is missing in images where the machine has no font. */
function initialSvg(name: string, color: string): string {
  const initial = [...name.toUpperCase()].find((character) => /\p{L}|\p{N}/u.test(character)) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${color}"/><text x="48" y="68" font-family="system-ui, sans-serif" font-size="56" font-weight="600" text-anchor="middle" fill="#fff">${initial}</text></svg>`;
}

async function drawInitial(svg: string, { size }: Icon): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: (72 * size) / 96 })
    .resize(size)
    .png()
    .toBuffer();
}
