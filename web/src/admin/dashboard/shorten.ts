/** A text of at most `length` characters, with an ellipsis where it was cut. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
}

/** The first two letters of a name, in capitals. */
export function initialsOf(name: string): string {
  return [...name.trim()].slice(0, 2).join('').toUpperCase();
}
