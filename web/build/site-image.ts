/** Encodes a photograph as an image of the site: npx tsx web/build/site-image.ts photo.jpg villa-evening */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { SITE_IMAGE_WIDTHS } from '../../contract/src/content/image-values';

const FOLDER = resolve(import.meta.dirname, '../images');
const METADATA = resolve(FOLDER, 'images.json');
const QUALITY = 58;

const [source, name] = process.argv.slice(2);
const metadata = JSON.parse(readFileSync(METADATA, 'utf8'));
if (!source || !name || !metadata[name]) throw new Error('Name a photograph, and the image that it replaces');
const photo = sharp(source).autoOrient();
const { autoOrient } = await photo.metadata();
const widths = SITE_IMAGE_WIDTHS.filter((width) => width <= autoOrient.width);
const sizes = widths.map((width) => ({ width, height: Math.round((width * 2) / 3) }));
if (sizes.length < 3) throw new Error(`${source} is narrower than 1600 pixels`);

for (const file of readdirSync(FOLDER))
  if (/^-\d+\.avif$/.test(file.replace(name, ''))) rmSync(resolve(FOLDER, file));
for (const size of sizes)
  await photo
    .clone()
    .resize(size)
    .avif({ quality: QUALITY })
    .toFile(resolve(FOLDER, `${name}-${size.width}.avif`));
const blurred = await photo.clone().resize(16, 11).webp({ quality: 40 }).toBuffer();
const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`;
const images = { ...metadata, [name]: { ...sizes.at(-1), placeholder } };
writeFileSync(METADATA, `${JSON.stringify(images, null, 2)}\n`);
