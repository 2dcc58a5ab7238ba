/** Counts tokens between spaces with a letter or a digit: "0.8" and "don't" are one word each. */
export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
