import type { z } from 'zod';
import { AdminImage, GalleryImage } from './content/images';
import { ResponsiveImage } from './content/pictures';
import { Post, PostSummary } from './content/posts';
import { Project } from './content/projects';
import { Service } from './content/services';
import { Testimonial } from './content/testimonials';
import { type Dashboard, readDashboard } from './dashboard';
import { ContactEnquiry, type ContactEnquiryInput } from './messages/enquiry-schema';
import { Message } from './messages/schema';
import type { MessageDetails } from './messages/timeline-schema';
import { AdminSession } from './sessions/schema';

export function anEnquiry(changes: Partial<ContactEnquiryInput> = {}): ContactEnquiryInput {
  const enquiry = {
    name: 'Mariam Al-Kuwari',
    email: 'mariam@example.com',
    whatsappNumber: '+974 5555 0101',
    subject: 'Sliding doors for a villa',
    service: 'Sliding & Folding Doors',
    message: 'We need four sliding doors, three metres wide, for a villa in Al Wakrah.',
    consent: true,
    ...changes,
  } satisfies ContactEnquiryInput;
  ContactEnquiry.parse(enquiry);
  return enquiry;
}

export function aMessage(changes: Partial<z.input<typeof Message>> = {}): Message {
  return Message.parse({
    id: 'message-1',
    reference: '7K2M-Q0XA',
    name: 'Mariam Al-Kuwari',
    email: 'mariam@example.com',
    whatsappNumber: '+97455550101',
    phones: [{ e164: '+97455550101', formatted: '+974 5555 0101' }],
    subject: 'Sliding doors for a villa',
    service: 'Sliding & Folding Doors',
    message: 'We need four sliding doors, three metres wide, for a villa in Al Wakrah.',
    consent: true,
    status: 'new',
    createdAt: '2026-03-01T09:30:00.000Z',
    ...changes,
  });
}

export function aMessageWithDetails(changes: Partial<z.input<typeof MessageDetails>> = {}): MessageDetails {
  const { events = [], replies = [], mails = {}, earlier = { email: 0, phone: 0 }, ...message } = changes;
  return { ...aMessage(message), events, replies, mails, earlier };
}

export function anAdmin(changes: Partial<AdminSession> = {}): AdminSession {
  return AdminSession.parse({
    ...{ id: 'admin-1', username: 'admin', name: 'Site Administrator' },
    ...{ role: 'administrator', secondFactor: false, recoveryCodes: 0 },
    ...changes,
  });
}

export function aResponsiveImage(name = 'villa-0a1b2c3d'): ResponsiveImage {
  return ResponsiveImage.parse({
    image: `/media/${name}/960.webp`,
    picture: {
      srcSet: [480, 960, 1600].map((width) => `/media/${name}/${width}.webp ${width}w`).join(', '),
      width: 1600,
      height: 1067,
      placeholder: 'data:image/webp;base64,UklGRg==',
    },
  });
}

export function aGalleryImage(changes: Partial<z.input<typeof GalleryImage>> = {}): GalleryImage {
  const { image, picture } = aResponsiveImage();
  return GalleryImage.parse({
    id: 'image-1',
    url: image,
    picture,
    title: 'Sliding doors',
    altText: 'Wide sliding doors, open to a terrace',
    subCategories: ['GLASS', 'UPVC DOORS'],
    category: 'Portfolio',
    ...changes,
  });
}

export function anAdminImage(changes: Partial<z.input<typeof AdminImage>> = {}): AdminImage {
  return AdminImage.parse({
    ...aGalleryImage(),
    size: 120_000,
    described: true,
    version: 'v1',
    arabic: 'machine',
    ...changes,
  });
}

export function aDashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return readDashboard.response.parse({
    counts: { contacts: 0, blogPosts: 0, projects: 0, images: 0 },
    waiting: {
      newEnquiries: 0,
      oldestUnanswered: null,
      unsent: null,
      drafts: 0,
      scheduled: null,
      undescribedImages: 0,
      untranslated: { en: 0, ar: 0 },
    },
    responses: { medianMs: null, withinPromise: null },
    recentSubmissions: [],
    stopped: [],
    ...changes,
  });
}

export function aProject(changes: Partial<z.input<typeof Project>> = {}): Project {
  return Project.parse({
    id: 'project-1',
    title: 'A villa by the sea',
    category: 'upvc',
    description: 'Forty windows that keep the salt out.',
    ...aResponsiveImage(),
    ...changes,
  });
}

export function aTestimonial(changes: Partial<z.input<typeof Testimonial>> = {}): Testimonial {
  return Testimonial.parse({
    id: 'testimonial-1',
    name: 'Noora',
    position: 'Villa owner',
    text: 'Quiet rooms at last.',
    rating: 4.5,
    project: 'Villa windows',
    ...changes,
  });
}

export function aService(changes: Partial<z.input<typeof Service>> = {}): Service {
  return Service.parse({
    id: 'service-1',
    title: 'Skylights',
    description: 'Daylight for rooms without a window.',
    icon: 'PanelTop',
    features: ['Shaded glass', 'Tight against dust'],
    slugs: ['skylights'],
    ...aResponsiveImage(),
    ...changes,
  });
}

export function aPostSummary(changes: Partial<z.input<typeof PostSummary>> = {}): PostSummary {
  return PostSummary.parse({
    id: 'post1',
    title: 'How to keep the heat out',
    excerpt: 'Three things that matter more than the thickness of the glass.',
    category: 'Tips & Tricks',
    date: '2026-03-01T09:30:00.000Z',
    ...aResponsiveImage(),
    ...changes,
  });
}

export function aPost(changes: Partial<z.input<typeof Post>> = {}): Post {
  return Post.parse({
    ...aPostSummary(),
    author: 'The workshop',
    content: '<p>Shade comes first.</p><h2>Coatings</h2><p>They send the warmth back.</p>',
    contentPictures: [],
    ...changes,
  });
}
