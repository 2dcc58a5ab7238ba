/** A raised surface, such as a card or a menu. */
export const surface = {
  borderRadius: 1,
  color: 'text.primary',
  backgroundColor: 'background.paper',
} as const;
