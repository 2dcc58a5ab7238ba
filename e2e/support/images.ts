import sharp from 'sharp';

/** A small valid image for `setInputFiles`, in a colour derived from its name. */
export async function anImageFile(name = 'image.jpg') {
  const shade = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 13) % 256 };
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
