import { withoutExtension } from '@alnafitha/contract';

const JPEG = 'image/jpeg';

export interface Encoding {
  readonly type: typeof JPEG | 'image/png';
  /** From 0 to 1; PNGs have none. */
  readonly quality?: number;
  /** The colour behind transparent pixels. Without one, JPEG would turn them black. */
  readonly ground?: string | undefined;
}

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
export function toJpeg(file: File, { maxSide, quality }: Options): Promise<File> {
  return withDecoded(file, async (image) => {
    const scale = Math.min(1, maxSide / Math.max(image.naturalWidth, image.naturalHeight));
    const blob = await encodeImage(image, scale, { type: JPEG, quality, ground: 'white' });
    const { lastModified } = file;
    return new File([blob], `${withoutExtension(file.name)}.jpg`, { type: JPEG, lastModified });
  });
}

/** Calls `work` with the decoded image. Rejects if the browser cannot decode it. */
export async function withDecoded<T>(
  file: Blob,
  work: (image: HTMLImageElement) => Promise<T> | T,
): Promise<T> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return await work(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Encodes a decoded image without metadata. */
export async function encodeImage(
  image: HTMLImageElement,
  scale: number,
  { type, quality, ground }: Encoding,
): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const canvas = document.createElement('canvas');
  // Rounding up could exceed a limit of pixels.
  canvas.width = Math.max(1, Math.floor(naturalWidth * scale));
  canvas.height = Math.max(1, Math.floor(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Frees the pixels before the next picture.
  canvas.width = 0;
  if (!blob) throw new Error('Not encoded');
  return blob;
}
