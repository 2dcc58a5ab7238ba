/** For a text in its own direction: it is set where the lines of the page begin. Some browsers know the prefixed name only. */
export const matchParent = {
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const;
