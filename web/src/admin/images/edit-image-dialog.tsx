import {
  type AdminImage,
  type EndpointInput,
  ImageDraft,
  images,
  readImage,
  updateImage,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import { Image } from '../../shared/ui/image';
import { ContentDialog, type ContentDialogProps, type ContentForm } from '../content/content-dialog';
import type { Resource } from '../content/content-queries';
import { callAsAdmin } from '../session/as-admin';
import { IMAGE_FIELDS, ImageFields, type ImageValues, resolveTitled } from './image-form';

/** An alternative text equal to the title is shown as empty, which means the same. */
function valuesOf({ title, altText, category, subCategories }: AdminImage): ImageValues {
  return { title, altText: altText === title ? '' : altText, category, subCategories };
}

const imageResource: Resource<AdminImage, object, EndpointInput<typeof updateImage>['body']> = {
  kind: 'images',
  read: (id, options) => callAsAdmin(readImage, { params: { id } }, options),
  update: (id, body, options) => callAsAdmin(updateImage, { params: { id }, body }, options),
};

const imageForm: ContentForm<AdminImage, ImageValues, ImageDraft, object> = {
  resolver: resolveTitled,
  valuesOf: (image) => (image ? valuesOf(image) : ImageDraft.parse({})),
  draftOf: (values) => ({ body: values }),
  translated: { title: images.fields.title, altText: images.fields.altText },
  fields: IMAGE_FIELDS,
  texts: { edit: { title: 'Edit image', saved: 'The image was updated.', failed: 'Failed to update image' } },
};

export default function EditImageDialog({
  entry: image,
  ...props
}: ContentDialogProps<AdminImage> & { entry: AdminImage }) {
  return (
    <ContentDialog {...props} entry={image} resource={imageResource} form={imageForm}>
      {() => (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Image
            image={image.url}
            picture={image.picture}
            alt={image.altText}
            sizes="320px"
            sx={{ maxInlineSize: 320, borderRadius: 1 }}
          />
          <ImageFields isTitleRequired />
        </Box>
      )}
    </ContentDialog>
  );
}
