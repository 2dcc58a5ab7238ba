import { z } from 'zod';
import { SENTENCES } from './sentences';

/** How a picture comes at several widths, beside the one address that its record names. */
export const Picture = z.object({
  /** The widths that the browser chooses from: `/media/…/480.webp 480w, /media/…/960.webp 960w`. */
  srcSet: z.string(),
  /** Of the largest width, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A few pixels as a data URI, shown until the picture is there. It stands in style sheets, which another character could end. */
  placeholder: z.string().regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/),
});
export type Picture = z.infer<typeof Picture>;

/** A record's picture: its address, and how it comes at other widths. */
export const Pictured = z.object({ image: z.string(), picture: Picture });
export type Pictured = z.infer<typeof Pictured>;

/** The address of a picture of the library; blank for none. */
export const ImagePath = z.string({ error: SENTENCES.invalidValue }).trim().max(300, SENTENCES.pictureGone);

/** A form with its fields in `data`, and a picture in `image` or the address of one in `imagePath`. */
export const DATA_WITH_PICTURE = {
  file: 'image',
  maxFiles: 1,
  envelope: { name: 'data', beside: ['imagePath'] },
} as const;
