/** What only the panel's services show. */
export const services = {} as const;
