import { MAX_IMAGE_BYTES } from '@alnafitha/contract';
import { useState } from 'react';
import { useAnimationNotice } from './animated-images';

export function isTooLarge(file: File): boolean {
  return file.size > MAX_IMAGE_BYTES;
}

/** HEIC is the iPhone's format; most browsers report no type for it. */
export function isHeic({ name, type }: File): boolean {
  return /\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(type);
}

/** Possible types of accepted files: browsers derive them from extension and system, or report none. */
const POSSIBLE_TYPE = /^(image\/(x-)?(p?jpe?g|png|webp)|application\/octet-stream|)$/;

/** Whether the API, which checks the content, may accept the file, perhaps after a conversion. */
export function mayBeImage(file: File): boolean {
  return isHeic(file) || POSSIBLE_TYPE.test(file.type);
}

function needsConversion(file: File): boolean {
  return isHeic(file) || (isTooLarge(file) && mayBeImage(file));
}

/** The limit exceeds the widest stored image. */
const STORED = { maxSide: 2400, quality: 0.9 };

const loadConversion = async () => {
  const { toJpeg } = await import('../../../shared/ui/to-jpeg');
  return (file: File) => toJpeg(file, STORED);
};

/** Converts a HEIC or too large image to a smaller JPEG, if the browser can decode it. */
export async function acceptableImage(file: File, load = loadConversion): Promise<File> {
  if (!needsConversion(file)) return file;
  try {
    const toJpeg = await load();
    return await toJpeg(file);
  } catch {
    // The checks then reject the original.
    return file;
  }
}

/** Converts chosen files before passing them on. */
export function useAcceptableImages(onFiles: (files: readonly File[]) => void) {
  const [isConverting, setConverting] = useState(false);
  const tellOfAnimations = useAnimationNotice();
  async function take(files: readonly File[]) {
    void tellOfAnimations(files);
    if (!files.some(needsConversion)) return onFiles(files);
    setConverting(true);
    const converted: File[] = [];
    // One at a time: a decoded image takes up to 200 MB of memory.
    for (const file of files) converted.push(await acceptableImage(file));
    setConverting(false);
    onFiles(converted);
  }
  return { take, isConverting };
}
