/** Styles that cross-fade stacked elements, without animation for reduced motion. */
export function fade(isShown: boolean) {
  return {
    opacity: isShown ? 1 : 0,
    visibility: isShown ? 'visible' : 'hidden',
    '@media (prefers-reduced-motion: no-preference)': {
      transition: `opacity 700ms ease, visibility 0s ${isShown ? '0s' : '700ms'}`,
    },
  } as const;
}
