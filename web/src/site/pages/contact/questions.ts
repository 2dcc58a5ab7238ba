/** The anchor of a question; those that were added later have their number. */
export function anchorOf({ anchor }: { readonly anchor: string }, index: number): string {
  return anchor || `faq-${index + 1}`;
}
