import { describe, expect, it } from 'vitest';
import { titleOf } from './navigation';

describe('titleOf', () => {
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
    ['/admin/settings-of-old', 'Admin Panel'],
    ['/admin/anything', 'Admin Panel'],
  ])('names %s', (path, title) => {
    expect(titleOf(path)).toBe(title);
  });
});
