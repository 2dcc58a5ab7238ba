/** The contact page with a service chosen; by its English title, which the form knows. */
export function serviceQuotePath(title: string): string {
  return `/contact?service=${encodeURIComponent(title)}`;
}

/** The contact page with a project named, by the title that the visitor reads. */
export function projectQuotePath(title: string): string {
  return `/contact?project=${encodeURIComponent(title)}`;
}
