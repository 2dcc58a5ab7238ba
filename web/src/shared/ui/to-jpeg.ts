import { withoutExtension } from '@alnafitha/contract';

const JPEG = 'image/jpeg';

interface Options {
  /** Limits width and height, in pixels. */
  readonly maxSide: number;
  /** From 0 to 1. */
  readonly quality: number;
}

/**
 * Returns an upright JPEG without metadata. Rejects if the browser cannot decode the file. Browsers turn an image
 * element upright; Safari does not turn what `createImageBitmap` returns.
 */
export async function toJpeg(file: File, options: Options): Promise<File> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { lastModified } = file;
    const name = `${withoutExtension(file.name)}.jpg`;
    return new File([await encode(image, options)], name, { type: JPEG, lastModified });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function encode(image: HTMLImageElement, { maxSide, quality }: Options): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG would turn transparency black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, quality));
  // Frees the pixels before the next photo.
  canvas.width = 0;
  if (!blob) throw new Error('No JPEG');
  return blob;
}
