/** How the names of picture files end, those of formats that are refused included. */
const EXTENSION = /\.(jpe?g|jfif|png|webp|gif|avif|hei[cf]|bmp|tiff?)$/i;

/** A text without the ending of a picture file, unless nothing else would be left. */
export function withoutExtension(text: string): string {
  return text.replace(EXTENSION, '').trim() || text;
}

/** What a picture's file is called, as a title: `sliding-doors_2.JPG` is `Sliding doors 2`. */
export function titleFromFileName(fileName: string): string {
  const name = withoutExtension(fileName);
  const separators = /\s/.test(name) ? /[\s_]+/g : /[_-]+/g;
  const title = name.replace(separators, ' ').trim();
  if (title !== title.toLowerCase()) return title;
  return title.slice(0, 1).toUpperCase() + title.slice(1) || name;
}
