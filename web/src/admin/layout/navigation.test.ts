import { describe, expect, it } from 'vitest';
import { pageAt } from './navigation';

describe('pageAt', () => {
  it.each([
    ['/admin', 'Dashboard'],
    ['/admin/', 'Dashboard'],
    ['/admin/blog-posts', 'Blog Posts'],
    ['/admin/projects', 'Projects'],
    ['/admin/services', 'Services'],
    ['/admin/hero-sliders', 'Hero Sliders'],
    ['/admin/testimonials', 'Testimonials'],
    ['/admin/messages', 'Messages'],
    ['/admin/messages/abc', 'Messages'],
    ['/admin/images', 'Image Gallery'],
    ['/admin/settings', 'Settings'],
    ['/admin/profile', 'Profile'],
    ['/admin/settings/', 'Settings'],
    ['/admin/settings/mail', 'Admin Panel'],
    ['/admin/settings-of-old', 'Admin Panel'],
    ['/admin/blog-posts/new', 'Blog Posts'],
    ['/admin/projects/new', 'Projects'],
    ['/admin/services/new', 'Services'],
    ['/admin/images/upload', 'Image Gallery'],
    ['/admin/translations', 'Translations'],
    ['/admin/translations/posts/abc', 'Translations'],
    ['/admin/translations/posts', 'Admin Panel'],
    ['/admin/images/new', 'Admin Panel'],
    ['/admin/hero-sliders/new', 'Admin Panel'],
    ['/admin/messages/abc/edit', 'Admin Panel'],
    ['/admin/anything', 'Admin Panel'],
  ])('titles %s', (path, title) => {
    expect(pageAt(path).title).toBe(title);
  });
});
