import sharp from 'sharp';

/** A file for `setInputFiles`. */
interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small valid image, in a colour derived from its name. */
export async function anImageFile(name = 'image.jpg'): Promise<FilePayload> {
  const shade = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 13) % 256 };
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A file with the name and type of an image, but other content. */
export function anInvalidImageFile(name = 'notes.jpg'): FilePayload {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from('This is text, not an image.') };
}
