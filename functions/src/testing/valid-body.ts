import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  changePassword,
  changePerson,
  changeRecipients,
  correctTranslations,
  createPost,
  createProject,
  createService,
  type Endpoint,
  invitePerson,
  logIn,
  moveCategory,
  readInvitation,
  sendEnquiry,
  updatePost,
  updateProject,
  updateService,
  uploadImage,
  uploadImages,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { z } from 'zod';

const POST = {
  title: 'Doors',
  excerpt: 'On doors.',
  content: '<p>Doors.</p>',
  category: 'Trends',
  published: true,
  date: '2026-03-01T08:00',
  author: 'Admin',
  imagePath: '',
};

const SERVICE = {
  title: 'Doors',
  description: 'Of glass.',
  slug: 'doors',
  icon: 'Grid',
  features: ['Safe'],
  facts: ['U-value: 1.4'],
  order: 0,
  active: true,
  imagePath: '',
};

/** Values for schemas that do not describe what they accept. */
const EXAMPLES = new Map<Endpoint, object>([
  [sendEnquiry, anEnquiry()],
  [changePassword, { current: 'x', password: 'x'.repeat(12) }],
  [changeRecipients, { recipients: ['office@example.com'], password: 'x', code: '123456' }],
  [acceptInvitation, { token: 'x'.repeat(43), password: 'x'.repeat(12) }],
  [changePerson, { change: 'enable', password: 'x' }],
  [invitePerson, { name: 'Noor', email: 'noor@example.com', role: 'desk', language: 'en', password: 'x' }],
  [readInvitation, { token: 'x'.repeat(43) }],
  [logIn, { email: 'user@example.com', password: 'x' }],
  [createPost, POST],
  [updatePost, POST],
  [createService, SERVICE],
  [updateService, SERVICE],
  [moveCategory, { list: 'projects', key: 'Other', newKey: 'Glass Doors' }],
  [uploadImage, { title: 'Doors' }],
  [uploadImages, { title: 'Doors' }],
  [createProject, { title: 'Doors', category: 'Other' }],
  [updateProject, { title: 'Doors', category: 'Other' }],
  [correctTranslations, { texts: { title: { text: 'x', of: 'Doors' } } }],
]);

const cache = new Map<Endpoint, object>();

/** A valid body of the endpoint with all its fields; attacks start from it. */
export function validBodyOf(endpoint: Endpoint): object {
  const body = cache.get(endpoint) ?? generateBody(endpoint);
  cache.set(endpoint, body);
  return body;
}

function generateBody(endpoint: Endpoint): object {
  const { body, method, path } = endpoint;
  if (!body) throw new Error(`${method} ${path} takes no body`);
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const example = EXAMPLES.get(endpoint) ?? exampleOf(shape);
  if (typeof example !== 'object' || example === null || !body.safeParse(example).success) {
    throw new Error(`No valid body of ${method} ${path} can be generated: add one to EXAMPLES`);
  }
  return example;
}

function exampleOf(shape: z.core.JSONSchema._JSONSchema): unknown {
  if (typeof shape === 'boolean') return null;
  if (shape.anyOf?.[0]) return exampleOf(shape.anyOf[0]);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
  }
  if (shape.type === 'array') {
    const items = Array.isArray(shape.items) ? shape.items[0] : shape.items;
    return items === undefined ? [] : [exampleOf(items)];
  }
  if (shape.type === 'boolean') return true;
  if (shape.type === 'integer' || shape.type === 'number') return shape.minimum ?? 1;
  if (shape.format === 'uuid') return randomUUID();
  return shape.format === 'date' ? '2026-03-01' : 'd0'.repeat(shape.minLength ?? 1);
}
