/** A link among others that are known as links by where they stand. */
export const underlineOnHover = {
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
