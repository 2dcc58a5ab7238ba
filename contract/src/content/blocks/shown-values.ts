import type { ResponsiveImage } from '../pictures';

type PictureField = 'image' | 'picture' | 'logo' | 'darkLogo' | 'portrait';

/** Values as visitors see them: in one language, with images; the company's own image is absent until one is chosen. */
export type Shown<T> = T extends readonly (infer Item)[]
  ? Shown<Item>[]
  : T extends object
    ? { [Field in keyof T]: Field extends PictureField ? ResponsiveImage | undefined : Shown<T[Field]> }
    : T;
