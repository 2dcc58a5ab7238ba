import { isSameOrigin, parseUrl, sitePath } from '../site-url';

/** Images of the library are served below this path. */
export const MEDIA_PATH = '/media/';

/** The Open Graph image of a library image: a JPEG, since WhatsApp and others show no WebP. */
export function toOgImageUrl(image: string): string {
  return image.startsWith(MEDIA_PATH) ? image.replace(/[^/]*$/, 'card.jpg') : image;
}

/** The URL of an image: a path if it is the site's own, https if it is another site's; else `undefined`. */
export function sanitizeImageUrl(src: string): string | undefined {
  const url = parseUrl(src);
  if (!url) return undefined;
  if (isSameOrigin(url)) return url.pathname.startsWith(MEDIA_PATH) ? sitePath(url) : undefined;
  return url.protocol === 'https:' ? url.href : undefined;
}
