import admin from './admin.json' with { type: 'json' };
import blogPosts from './admin-blog-posts.json' with { type: 'json' };
import dashboard from './admin-dashboard.json' with { type: 'json' };
import images from './admin-images.json' with { type: 'json' };
import messages from './admin-messages.json' with { type: 'json' };
import people from './admin-people.json' with { type: 'json' };
import profile from './admin-profile.json' with { type: 'json' };
import projects from './admin-projects.json' with { type: 'json' };
import services from './admin-services.json' with { type: 'json' };
import settings from './admin-settings.json' with { type: 'json' };
import testimonials from './admin-testimonials.json' with { type: 'json' };
import translations from './admin-translations.json' with { type: 'json' };
import website from './admin-website.json' with { type: 'json' };

/** English UI text → Arabic, of the panel alone. */
export const adminDictionary = {
  ...images,
  ...projects,
  ...blogPosts,
  ...services,
  ...testimonials,
  ...translations,
  ...website,
  ...dashboard,
  ...people,
  ...profile,
  ...settings,
  ...messages,
  ...admin,
};
