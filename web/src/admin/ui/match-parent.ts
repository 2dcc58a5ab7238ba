/** `text-align: match-parent`: aligns a text of another direction like its parent. Some browsers support the prefixed name only. */
export const matchParent = {
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const;
