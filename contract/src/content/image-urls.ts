import { isSameOrigin, parseUrl, sitePath } from '../site-url';

export const MEDIA_PATH = '/media/';

/** A JPEG, because WhatsApp and others do not show WebP or AVIF. */
export function toOgImageUrl(image: string): string {
  return image.startsWith(MEDIA_PATH) ? image.replace(/[^/]*$/, 'card.jpg') : image;
}

/** A path for this site's images, https for others, else `undefined`. */
export function sanitizeImageUrl(src: string): string | undefined {
  const url = parseUrl(src);
  if (!url) return undefined;
  if (isSameOrigin(url)) return url.pathname.startsWith(MEDIA_PATH) ? sitePath(url) : undefined;
  return url.protocol === 'https:' ? url.href : undefined;
}
