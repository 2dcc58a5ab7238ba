import {
  type AdminTestimonial,
  comparable,
  ERROR_MESSAGES,
  RATINGS,
  TESTIMONIAL_DETAIL_MAX_LENGTH,
  TESTIMONIAL_NAME_MAX_LENGTH,
  TESTIMONIAL_SOURCE_MAX_LENGTH,
  TESTIMONIAL_TEXT_MAX_LENGTH,
  TestimonialDraft,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import {
  ContentDialog,
  type ContentDialogProps,
  type ContentForm,
  FieldGrid,
} from '../content/content-dialog';
import { SwitchField } from '../content/switch-field';
import { FormImage, formImage, imageChangeOf } from '../images/form-image';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { testimonials } from './testimonial-queries';

/** Numbers are texts until the form is saved. */
const TestimonialValues = TestimonialDraft.omit({ imagePath: true }).extend({
  ...formImage,
  rating: z.string().transform(Number).pipe(TestimonialDraft.shape.rating),
  order: comparable(ERROR_MESSAGES.orderInvalid)
    .pipe(z.string().regex(/^\d+$/, ERROR_MESSAGES.orderInvalid))
    .transform(Number)
    .pipe(TestimonialDraft.shape.order),
});
type TestimonialValues = z.input<typeof TestimonialValues>;

function valuesOf(testimonial: AdminTestimonial | undefined): TestimonialValues {
  return {
    name: testimonial?.name ?? '',
    position: testimonial?.position ?? '',
    project: testimonial?.project ?? '',
    text: testimonial?.text ?? '',
    rating: String(testimonial?.rating ?? 5),
    order: String(testimonial?.order ?? 0),
    published: testimonial?.published ?? true,
    source: testimonial?.source ?? '',
    image: testimonial?.image ?? '',
    file: null,
  };
}

const testimonialForm = {
  resolver: zodResolver(TestimonialValues),
  valuesOf,
  // A copy is not shown to visitors yet.
  valuesOfCopy: (testimonial) => ({ ...valuesOf(testimonial), published: false }),
  draftOf({ image, file, ...fields }, base) {
    const { imagePath, files } = imageChangeOf({ image, file }, base?.image);
    return { body: { ...fields, imagePath }, files };
  },
  fields: ['name', 'position', 'project', 'text', 'rating', 'order', 'published', 'source', 'file'],
  fieldOf: (path) => (path === 'image' || path === 'imagePath' ? 'file' : path),
  texts: {
    create: {
      title: 'Add New Testimonial',
      saved: 'Testimonial created',
      failed: 'Failed to create testimonial',
    },
    edit: { title: 'Edit Testimonial', saved: 'Testimonial updated', failed: 'Failed to update testimonial' },
  },
} satisfies ContentForm<AdminTestimonial, TestimonialValues, z.output<typeof TestimonialValues>, object>;

export const TestimonialDialog = (props: ContentDialogProps<AdminTestimonial>) => (
  <ContentDialog {...props} resource={testimonials} form={testimonialForm} maxWidth="md">
    {() => <TestimonialFields />}
  </ContentDialog>
);

function TestimonialFields() {
  const { t } = useLanguage();
  return (
    <FieldGrid>
      <LimitedTextField<TestimonialValues>
        name="name"
        label={t('Name')}
        required
        limit={TESTIMONIAL_NAME_MAX_LENGTH}
      />
      <LimitedTextField<TestimonialValues>
        name="position"
        label={t('Position')}
        limit={TESTIMONIAL_DETAIL_MAX_LENGTH}
      />
      <LimitedTextField<TestimonialValues>
        className="wide"
        name="text"
        label={t('Text')}
        required
        multiline
        minRows={3}
        maxRows={10}
        limit={TESTIMONIAL_TEXT_MAX_LENGTH}
      />
      <LimitedTextField<TestimonialValues>
        className="wide"
        name="project"
        label={t('Project')}
        limit={TESTIMONIAL_DETAIL_MAX_LENGTH}
      />
      <FormTextField<TestimonialValues> name="rating" label={t('Rating')} select>
        {RATINGS.map((rating) => (
          <MenuItem key={rating} value={String(rating)}>
            {t('{rating} of 5 stars', { rating })}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField<TestimonialValues>
        name="order"
        label={t('Order')}
        type="number"
        helperText={t('Lower numbers are shown first.')}
        slotProps={{ htmlInput: { min: 0, step: 1 } }}
      />
      <LimitedTextField<TestimonialValues>
        className="wide"
        name="source"
        label={t('Source')}
        helperText={t('Where it comes from, such as a letter or a review. Visitors do not see this.')}
        limit={TESTIMONIAL_SOURCE_MAX_LENGTH}
      />
      <SwitchField<TestimonialValues>
        name="published"
        label={t('Published: visitors see this testimonial')}
      />
      <Box className="wide">
        <FormImage
          category="Projects"
          hint={t('Optional. JPEG, PNG or WebP. Photos over 5 MB are made smaller.')}
        />
      </Box>
    </FieldGrid>
  );
}
