import sharp from 'sharp';

/** A file as `setInputFiles` takes it. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small real picture, in a colour that goes by its name. */
export async function aPhoto(name = 'photo.jpg'): Promise<ChosenFile> {
  const shade = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 13) % 256 };
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A file that is called a picture and is none. */
export function aFalsePhoto(name = 'notes.jpg'): ChosenFile {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from('These are words, and no picture.') };
}
