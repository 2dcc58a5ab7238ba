/**
 * `text-align: match-parent`: aligns a text of another direction like its parent. Some browsers support the
 * prefixed name only.
 */
export const matchParent = {
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const;

/**
 * A dot of a palette's colour before a text in a flex container: a solid chip would be the loudest part of a
 * list.
 */
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
