/** The contact page with a chosen service, by its English title, which identifies it in the form. */
export function serviceQuotePath(title: string): string {
  return `/contact?service=${encodeURIComponent(title)}`;
}

/** The contact page with a project, by its displayed title. */
export function projectQuotePath(title: string): string {
  return `/contact?project=${encodeURIComponent(title)}`;
}
