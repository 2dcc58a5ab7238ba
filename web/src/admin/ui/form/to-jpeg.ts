import { withoutExtension } from '@alnafitha/contract';

/** The limit exceeds the widest stored image. */
const MAX_SIDE = 2400;
const QUALITY = 0.9;

/** An upright JPEG of at most 2400 px per side. Rejects if the browser cannot decode the file. */
export async function toJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG would turn transparency black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('No JPEG');
  const { lastModified } = file;
  return new File([blob], `${withoutExtension(file.name)}.jpg`, { type: 'image/jpeg', lastModified });
}
