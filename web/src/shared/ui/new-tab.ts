/** Attributes of a link to another website, which does not learn where the visitor comes from. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;
