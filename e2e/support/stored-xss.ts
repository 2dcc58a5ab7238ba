import type { Language, Translation } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { IMAGES, type ImageDocument } from '../../functions/src/content/kinds/images';
import { POSTS, type PostDocument } from '../../functions/src/content/kinds/posts';
import { PROJECTS, type ProjectDocument } from '../../functions/src/content/kinds/projects';
import { SERVICES, type ServiceDocument } from '../../functions/src/content/kinds/services';
import { TESTIMONIALS, type TestimonialDocument } from '../../functions/src/content/kinds/testimonials';
import type { StoredMedia } from '../../functions/src/media/stored-media';
import { MESSAGES, toMessageDocument } from '../../functions/src/messages/document';
import { connectAdminSdk } from './admin-sdk';

/** Sets `__owned` wherever it is parsed as HTML. */
const XSS_PAYLOAD = '<img src=x onerror="__owned=1"><script>__owned=1</script>';

export type AttackedKind = 'admin' | 'image' | 'message' | 'post' | 'project' | 'service' | 'testimonial';

/** The id of the document in each collection. */
export const ATTACK_ID = 'attack';

/** An administrator and a user whose names are payloads. */
export const ATTACKER = {
  username: 'attack',
  email: 'attack@example.com',
  userEmail: 'attack-user@example.com',
  password: 'local-attack-2026',
};
const USER_ID = `${ATTACK_ID}-user`;

/** The text in every field of such a document; the stored translation holds a payload as well. */
export function attackText(kind: AttackedKind, language: Language = 'en'): string {
  return `${language === 'ar' ? 'هجوم' : 'Attack'} ${kind} ${XSS_PAYLOAD}`;
}

/** Stores a payload in every text of the site, in both languages; returns a function that removes it. */
export async function storeAttack(): Promise<() => Promise<void>> {
  const { db, auth, disconnect } = connectAdminSdk();
  const { docs } = await db.collection(PROJECTS).limit(1).get();
  const { username, email, userEmail, password } = ATTACKER;
  const name = attackText('admin');
  await auth.createUser({ uid: ATTACK_ID, email, password, displayName: name });
  await auth.setCustomUserClaims(ATTACK_ID, { admin: true });
  // An administrator cannot sign in as a user.
  await auth.createUser({ uid: USER_ID, email: userEmail, password, displayName: name });
  const documents = {
    [`admins/${username}`]: { uid: ATTACK_ID, email, signInEmail: email, name },
    ...attackedDocuments(ATTACK_ID, docs[0]?.get('pictures')[0]),
  };
  await Promise.all(Object.entries(documents).map(([path, document]) => db.doc(path).set(document)));
  return async () => {
    await Promise.all(Object.keys(documents).map((path) => db.doc(path).delete()));
    await auth.deleteUsers([ATTACK_ID, USER_ID]);
    await disconnect();
  };
}

/** Documents by path, written without the API, which would sanitize or reject them. */
function attackedDocuments(id: string, image: StoredMedia): Readonly<Record<string, object>> {
  const createdAt = new Date();
  const message = { ...anEnquiry(), ...attacked('message', 'name', 'subject', 'message', 'adminNote') };
  return {
    [`${POSTS}/${id}`]: {
      ...inBoth('post', 'title', 'excerpt', 'category', 'author'),
      content: postContent(),
      contentPictures: [],
      date: createdAt,
      published: true,
      createdAt,
    } satisfies PostDocument,
    [`${SERVICES}/${id}`]: {
      ...inBoth('service', 'title', 'description'),
      features: [attackText('service')],
      icon: 'Grid',
      order: -1,
      onHome: true,
      active: true,
      createdAt,
    } satisfies ServiceDocument,
    [`${PROJECTS}/${id}`]: {
      ...inBoth('project', 'title', 'description', 'location', 'client'),
      category: 'UPVC Windows',
      pictures: [image],
      createdAt,
    } satisfies ProjectDocument,
    [`${TESTIMONIALS}/${id}`]: {
      ...inBoth('testimonial', 'name', 'position', 'text', 'project'),
      rating: 5,
      order: 0,
      published: true,
      createdAt,
    } satisfies TestimonialDocument,
    [`${IMAGES}/${id}`]: {
      ...inBoth('image', 'title', 'altText'),
      category: 'Portfolio',
      subCategories: ['GLASS'],
      picture: image,
      createdAt,
    } satisfies ImageDocument,
    [`${MESSAGES}/${id}`]: toMessageDocument(id, { ...message, status: 'completed' }, createdAt),
  };
}

function attacked<F extends string>(kind: AttackedKind, ...fields: F[]): Record<F, string> {
  return Object.fromEntries(fields.map((field) => [field, attackText(kind)])) as Record<F, string>;
}

/** The texts have their Arabic. */
function inBoth<F extends string>(kind: AttackedKind, ...fields: F[]) {
  const texts = attacked(kind, ...fields);
  const translation: Translation = { text: attackText(kind, 'ar'), by: 'machine', of: attackText(kind) };
  return { ...texts, translations: Object.fromEntries(fields.map((field) => [field, translation])) };
}

function postContent(): string {
  const text = attackText('post').replaceAll('<', '&lt;');
  return `
    <h2 onclick="__owned=1" style="background:red">${text}</h2>${XSS_PAYLOAD}
    <p><a href="javascript:__owned=1">${text}</a> <a href=" java&#10;script:__owned=1" onfocus="__owned=1">x</a></p>
    <figure><img src="data:text/html,${text}" alt="x"><img src="/media/x" onerror="__owned=1" alt="x"></figure>
    <svg onload="__owned=1"><animate onbegin="__owned=1" attributeName="x" dur="1s"></animate></svg>
    <iframe srcdoc="<script>parent.__owned=1</script>"></iframe><object data="javascript:__owned=1"></object>
    <form action="javascript:__owned=1"><button>x</button></form><style>*{display:none}</style>
    <table onclick="__owned=1" background="javascript:__owned=1"><caption onfocus="__owned=1">${text}</caption>${XSS_PAYLOAD}
    <tr onmouseover="__owned=1">${text}<td colspan="1000000" rowspan="65535" style="background:red">${text}
    <table><tr><td onclick="__owned=1">${text}</td></tr></table></td></tr></table>
    <td>${text}</td><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=__owned=1&gt;"></table></math>`;
}
