/**
 * Every collection of Firestore, subcollections included. The copy outside the project (docs/deploy.md, "Backups")
 * has those that are `true`: the others would make ended sessions, trusted browsers and revoked links valid again,
 * or count what is over.
 */
export const COLLECTIONS = {
  accountEvents: true,
  admins: true,
  blocks: true,
  budgets: false,
  deletedMessages: true,
  devices: false,
  enquiryFiles: true,
  images: true,
  limits: false,
  mails: true,
  media: true,
  messages: true,
  openings: false,
  posts: true,
  previews: false,
  projects: true,
  revisions: true,
  scheduleRuns: false,
  secondFactors: true,
  serviceSlugs: true,
  services: true,
  sessions: false,
  settings: true,
  testimonials: true,
  translations: true,
} as const satisfies Record<string, boolean>;
