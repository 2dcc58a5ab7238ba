/** What only the panel's blog posts show. */
export const blogPosts = {} as const;
