/** For links that are recognizable by their context, such as those of the footer. */
export const underlineOnHover = {
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
