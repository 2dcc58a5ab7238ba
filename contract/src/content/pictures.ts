import { z } from 'zod';
import { ImagePath } from './image-path';
import { MULTIPART_WITH_IMAGE } from './image-values';

export const ImageVariants = z.object({
  /** `/media/…/480.webp 480w, /media/…/960.webp 960w` */
  srcSet: z.string(),
  /** The largest width, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A blurred data URI. It is embedded in style sheets, so characters that could end a rule are rejected. */
  placeholder: z.string().regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/),
});
export type ImageVariants = z.infer<typeof ImageVariants>;

export const ResponsiveImage = z.object({ image: z.string(), picture: ImageVariants });
export type ResponsiveImage = z.infer<typeof ResponsiveImage>;

/** An entry has an image, or none. */
export const onePicture = {
  sent: { imagePath: ImagePath.optional() },
  entry: ResponsiveImage.partial().shape,
  listed: ResponsiveImage.partial().shape,
  multipart: MULTIPART_WITH_IMAGE,
} as const;
