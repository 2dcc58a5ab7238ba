/** What stands on a page as a sheet of its own. */
export const surface = {
  borderRadius: 1,
  color: 'text.primary',
  backgroundColor: 'background.paper',
} as const;

export const outlinedSurface = { ...surface, border: 1, borderColor: 'divider' } as const;
