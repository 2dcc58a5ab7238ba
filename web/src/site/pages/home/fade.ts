/** Shows or hides one of several that lie on top of each other, softly unless the visitor wants no motion. */
export function fade(isShown: boolean) {
  return {
    opacity: isShown ? 1 : 0,
    visibility: isShown ? 'visible' : 'hidden',
    '@media (prefers-reduced-motion: no-preference)': {
      transition: `opacity 700ms ease, visibility 0s ${isShown ? '0s' : '700ms'}`,
    },
  } as const;
}
