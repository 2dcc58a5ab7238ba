/** The border between rows, columns and panels. */
export const HAIRLINE = '1px solid var(--mui-palette-divider)';
