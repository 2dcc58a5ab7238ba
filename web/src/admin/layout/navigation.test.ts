import { expect, it } from 'vitest';
import { pageAt } from './navigation';

it.each([
  ['/admin/', 'Dashboard'],
  ['/admin/messages/', 'Messages'],
  // A dialog with its own URL.
  ['/admin/messages/abc', 'Messages'],
  ['/admin/projects/new', 'Projects'],
  ['/admin/translations/posts/abc', 'Translations'],
  // Not in the sidebar.
  ['/admin/profile', 'Profile'],
  // Unknown.
  ['/admin/settings/mail', 'Admin Panel'],
  ['/admin/settings-of-old', 'Admin Panel'],
  ['/admin/translations/posts', 'Admin Panel'],
  ['/admin/images/new', 'Admin Panel'],
  ['/admin/messages/abc/edit', 'Admin Panel'],
])('the title of %s is %s', (path, title) => expect(pageAt(path).title).toBe(title));
