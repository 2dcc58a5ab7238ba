/** What stands between spaces, if it has a letter or a figure: "0.8" and "don't" are one word each. */
export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
