import { expect, it } from 'vitest';
import { pageAt } from './navigation';

it.each([
  ['/admin/', 'Dashboard'],
  ['/admin/messages/', 'Messages'],
  // The dialog has its own URL.
  ['/admin/messages/abc', 'Messages'],
  ['/admin/projects/new', 'Projects'],
  ['/admin/website', 'Website'],
  ['/admin/website/testimonials', 'Testimonials'],
  ['/admin/translations/posts/abc', 'Translations'],
  // The sidebar does not list it.
  ['/admin/profile', 'Profile'],
  // The path is unknown.
  ['/admin/settings/mail', 'Admin Panel'],
  ['/admin/settings-of-old', 'Admin Panel'],
  ['/admin/translations/posts', 'Admin Panel'],
  ['/admin/images/new', 'Admin Panel'],
  ['/admin/messages/abc/edit', 'Admin Panel'],
])('the title of %s is %s', (path, title) => expect(pageAt(path).title).toBe(title));
