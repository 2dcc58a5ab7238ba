/** Aligns a text of another direction like its parent; some browsers need the prefix. */
export const matchParent = {
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const;

/** A coloured dot before a text in a flex container: a solid chip would be too loud in a list. */
export const dot = (color: string) => ({
  '&::before': {
    content: '""',
    flex: 'none',
    inlineSize: 8,
    blockSize: 8,
    marginInlineEnd: 0.75,
    borderRadius: '50%',
    backgroundColor: color,
  },
});
