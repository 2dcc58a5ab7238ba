/** The schemas of the forms and their library come when somebody begins to fill one in. */
export const loadChecks = () => import('./enquiry-checks');

type Checks = Awaited<ReturnType<typeof loadChecks>>;

export const checkContactEnquiry: Checks['checkContactEnquiry'] = async (...form) =>
  (await loadChecks()).checkContactEnquiry(...form);

export const checkHomeEnquiry: Checks['checkHomeEnquiry'] = async (...form) =>
  (await loadChecks()).checkHomeEnquiry(...form);
