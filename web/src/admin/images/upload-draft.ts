import { ImageDraft } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';

/** What the fields of the upload dialog hold. */
export type UploadValues = z.input<typeof ImageDraft>;

const resolve = zodResolver(ImageDraft);

/** By the contract's schema; sub-categories that were chosen before another category was are left out. */
export const resolveDraft: typeof resolve = ({ subCategories, ...values }, ...rest) =>
  resolve({ ...values, ...(values.category === 'Portfolio' && { subCategories }) }, ...rest);
