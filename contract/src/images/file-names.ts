import { isVisible, stripInvisible } from '../invisible';

/** Extensions of image files, including formats that uploads reject; an invisible mark may follow. */
const EXTENSION = /\.(jpe?g|jfif|png|webp|gif|avif|hei[cf]|bmp|tiff?)\p{Default_Ignorable_Code_Point}*$/iu;

/** Removes the extension of an image file, unless nothing would be left. */
export function withoutExtension(text: string): string {
  const bare = text.replace(EXTENSION, '').trim();
  return isVisible(bare) ? bare : text;
}

/** A title from a file name: `sliding-doors_2.JPG` becomes `Sliding doors 2`. */
export function titleFromFileName(fileName: string): string {
  const name = withoutExtension(stripInvisible(fileName));
  const separators = /\s/.test(name) ? /[\s_]+/g : /[_-]+/g;
  const title = name.replace(separators, ' ').trim();
  if (title !== title.toLowerCase()) return title;
  return title.slice(0, 1).toUpperCase() + title.slice(1) || name;
}
