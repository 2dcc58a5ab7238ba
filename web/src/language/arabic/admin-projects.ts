/** What only the panel's projects show. */
export const projects = {} as const;
