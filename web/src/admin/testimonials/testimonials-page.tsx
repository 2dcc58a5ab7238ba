import { type AdminTestimonial, testimonials } from '@alnafitha/contract';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { OriginalText, useEntryColumns } from '../content/columns';
import type { ContentDialogProps } from '../content/content-dialog';
import { type OpenDialog, useOpened } from '../content/content-page';
import { useContentMutations } from '../content/content-queries';
import { useFieldColumns } from '../content/field-columns';
import type { Looks } from '../content/form/form-fields';
import { KindDialog } from '../content/form/kind-dialog';
import { kindForm } from '../content/form/kind-form';
import { KindPage } from '../content/kind-page';
import { visibilityColumn } from '../content/visibility-column';
import { FormImage, imagePart } from '../images/form-image';
import { TESTIMONIALS } from '../layout/navigation';
import type { Column } from '../ui/data-list/column';
import { adminTestimonialList, testimonialResource } from './testimonial-queries';

const nameOf = ({ name }: AdminTestimonial) => name;

function Stars({ value }: { value: string | number }) {
  const { t } = useLanguage();
  return t('{rating} of 5 stars', { rating: value });
}

const { fields } = testimonials;

const looks: Looks = {
  position: { wraps: false },
  project: { wraps: false, isWide: true },
  rating: { Option: Stars },
  source: {
    wraps: false,
    isWide: true,
    help: 'Where it comes from, such as a letter or a review. Visitors do not see this.',
  },
  published: { label: 'Published: visitors see this testimonial' },
};

export const testimonialForm = kindForm<AdminTestimonial>({
  fields,
  part: imagePart,
  // A copy is not shown to visitors yet.
  copy: { published: false },
  texts: {
    create: {
      title: 'Add New Testimonial',
      saved: 'Testimonial created',
      failed: 'Failed to create testimonial',
    },
    edit: { title: 'Edit Testimonial', saved: 'Testimonial updated', failed: 'Failed to update testimonial' },
  },
});

const TestimonialDialog = (props: ContentDialogProps<AdminTestimonial>) => (
  <KindDialog {...props} resource={testimonialResource} form={testimonialForm} fields={fields} looks={looks}>
    <FormImage category="Projects" />
  </KindDialog>
);

export default function TestimonialsPage() {
  const dialogs = useOpened<AdminTestimonial>();
  const list = useQuery(adminTestimonialList);
  return (
    <KindPage
      resource={testimonialResource}
      path={TESTIMONIALS.path}
      query={list}
      entries={list.data}
      columns={useTestimonialColumns(dialogs.open)}
      dialogs={dialogs}
      nameOf={nameOf}
      Form={TestimonialDialog}
      words={{
        label: 'Testimonials',
        hint: 'Visitors see the published testimonials, lowest order first, then the newest.',
        loadFailed: 'Failed to fetch testimonials',
        empty: 'No testimonials found. Until there is one, visitors see the samples.',
      }}
      changing={{
        add: 'Add New Testimonial',
        title: 'Delete testimonial?',
        done: 'Testimonial deleted',
        failed: 'Failed to delete testimonial',
      }}
    />
  );
}

function useTestimonialColumns(open: OpenDialog<AdminTestimonial>): Column<AdminTestimonial>[] {
  const { t } = useLanguage();
  const { update } = useContentMutations(testimonialResource);
  const columns = useEntryColumns({ kind: 'testimonials', open, nameOf });
  const fieldColumns = useFieldColumns<AdminTestimonial>(testimonials.fields);
  return [
    columns.title({ header: t('Name') }),
    {
      header: t('Text'),
      card: 'body',
      cell: ({ text, source }) => (
        <>
          <OriginalText maxLength={140}>{text}</OriginalText>
          {source && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('Source')}: <bdi>{bidiText(source)}</bdi>
            </Typography>
          )}
        </>
      ),
      sx: { inlineSize: { xl: '38%' } },
    },
    {
      header: t('Rating'),
      card: 'body',
      cell: ({ rating }) => rating,
      cardCell: ({ rating, order }) => (
        <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
          <span>{t('{rating} of 5 stars', { rating })}</span>
          <span>{t('Order: {order}', { order })}</span>
        </Typography>
      ),
      from: 'xl',
    },
    ...fieldColumns,
    visibilityColumn(t('Published'), ({ id, name, published }) => ({
      isVisible: published,
      'aria-label': t('Published: {title}', { title: name }),
      onSave: (isVisible) => update.mutateAsync({ id, body: { published: isVisible } }),
      texts: {
        shown: 'Visitors can now see this testimonial.',
        hidden: 'Visitors can no longer see this testimonial.',
        error: 'Failed to update testimonial',
      },
    })),
    columns.actions((title) => ({
      edit: t('Edit the testimonial of {title}', { title }),
      remove: t('Delete the testimonial of {title}', { title }),
    })),
  ];
}
