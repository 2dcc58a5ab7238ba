import type { FindPicture, SeedDocument } from './document';
import { imageDocuments } from './images';
import { postDocuments } from './posts/documents';
import { projectDocuments } from './projects';
import { serviceDocuments } from './services';
import { testimonialDocuments } from './testimonials';

/** Everything that visitors can see, as documents. */
export function contentDocuments(picture: FindPicture): SeedDocument[] {
  return [imageDocuments, projectDocuments, testimonialDocuments, serviceDocuments, postDocuments].flatMap(
    (documents) => documents(picture),
  );
}
