/** What only the panel's dashboard show. */
export const dashboard = {} as const;
