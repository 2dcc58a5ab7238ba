/** The portfolio's filters; each covers some categories of projects and of pictures. */
export const PROJECT_GROUPS = ['aluminium', 'upvc', 'glass', 'kitchen'] as const;
