import {
  type AdminBlock,
  type AdminPost,
  type AdminProject,
  type AdminService,
  type AdminTestimonial,
  type BlockId,
  SAMPLE_BLOCKS,
} from '@alnafitha/contract';
import { aPost, aResponsiveImage, aService, aTestimonial } from '@alnafitha/contract/factories';

/** A published post as administrators see it. */
export function anAdminPost(changes: Partial<AdminPost> = {}): AdminPost {
  return { ...aPost(), published: true, version: 'v1', arabic: 'machine', ...changes };
}

/** A project as administrators see it. */
export function anAdminProject(changes: Partial<AdminProject> = {}): AdminProject {
  const { image, picture } = aResponsiveImage();
  return {
    id: 'p1',
    title: 'A villa by the sea',
    description: 'Forty windows that keep the salt out.',
    category: 'UPVC Windows',
    images: [image],
    picture,
    version: 'v1',
    arabic: 'machine',
    ...changes,
  };
}

/** An active service as administrators see it. */
export function anAdminService(changes: Partial<AdminService> = {}): AdminService {
  const { slugs: _, ...service } = aService();
  const admin = { slug: 'skylights', order: 1, active: true, version: 'v1', arabic: 'machine' } as const;
  return { ...service, ...admin, ...changes };
}

/** A published testimonial as administrators see it. */
export function anAdminTestimonial(changes: Partial<AdminTestimonial> = {}): AdminTestimonial {
  return {
    ...aTestimonial(),
    ...aResponsiveImage(),
    order: 0,
    published: true,
    source: 'By e-mail',
    version: 'v1',
    arabic: 'machine',
    ...changes,
  };
}

/** A block of the sample, which nobody has changed, as administrators see it. */
export function anAdminBlock(id: BlockId, changes: Partial<AdminBlock> = {}): AdminBlock {
  return { id, values: SAMPLE_BLOCKS[id], version: 'v1', arabic: 'reviewed', ...changes };
}
