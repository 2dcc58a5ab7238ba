/** What only the panel's images show. */
export const images = {} as const;
