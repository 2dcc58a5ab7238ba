import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { ImagePath } from './image-path';
import { MULTIPART_WITH_IMAGE } from './image-values';
import { MAX_NEW_PROJECT_IMAGES, MAX_PROJECT_IMAGES } from './project-values';

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

/** An entry has images in an order, of which lists show the first. */
export const manyPictures = {
  sent: {
    /** The library image that becomes the first; blank removes the first. Other images stay. */
    imagePath: ImagePath.optional(),
    /** All images in their order, instead of `imagePath`; a blank one for each file in turn. */
    imagePaths: z
      .array(ImagePath, { error: ERROR_MESSAGES.invalidValue })
      .max(MAX_PROJECT_IMAGES, ERROR_MESSAGES.tooManyProjectImages)
      .optional(),
  },
  entry: {
    /** URLs; lists show the first. */
    images: z.array(z.string()),
    picture: ImageVariants.optional(),
  },
  listed: ResponsiveImage.partial().shape,
  /** A file, `imagePath`, or files and `imagePaths`. */
  multipart: { file: 'image', maxFiles: MAX_NEW_PROJECT_IMAGES, jsonFields: ['imagePaths', 'facts'] },
} as const;
