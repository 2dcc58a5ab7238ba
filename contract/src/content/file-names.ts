import { isVisible, stripInvisible } from '../invisible';

/** Includes formats that uploads reject; invisible characters may follow. */
const EXTENSION = /\.(jpe?g|jfif|png|webp|gif|avif|hei[cf]|bmp|tiff?)\p{Default_Ignorable_Code_Point}*$/iu;

/** Keeps the extension if nothing else would be left. */
export function withoutExtension(text: string): string {
  const bare = text.replace(EXTENSION, '').trim();
  return isVisible(bare) ? bare : text;
}

/** `sliding-doors_2.JPG` becomes `Sliding doors 2`. */
export function titleFromFileName(fileName: string): string {
  const name = withoutExtension(stripInvisible(fileName));
  const separators = /\s/.test(name) ? /[\s_]+/g : /[_-]+/g;
  const title = name.replace(separators, ' ').trim();
  if (title !== title.toLowerCase()) return title;
  return title.slice(0, 1).toUpperCase() + title.slice(1) || name;
}
