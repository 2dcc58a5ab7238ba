import type { FindImage, SeedDocument } from './document';
import { imageDocuments } from './images';
import { postDocuments } from './posts/documents';
import { projectDocuments } from './projects';
import { serviceDocuments } from './services';
import { testimonialDocuments } from './testimonials';

/** The documents of everything that visitors can see. */
export function contentDocuments(findImage: FindImage): SeedDocument[] {
  return [imageDocuments, projectDocuments, testimonialDocuments, serviceDocuments, postDocuments].flatMap(
    (documents) => documents(findImage),
  );
}
