import type { AdminTestimonial } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { EntryActions, EntryState } from '../content/columns';
import { ContentPage, ListHead, type OpenDialog, useOpened } from '../content/content-page';
import { useContentMutations } from '../content/content-queries';
import { visibilityColumn } from '../content/visibility-column';
import { TESTIMONIALS } from '../layout/navigation';
import type { Column } from '../ui/data-list/column';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { TitleButton } from '../ui/data-list/title-button';
import { shorten } from '../ui/shorten';
import { matchParent } from '../ui/styles';
import { TestimonialDialog } from './testimonial-form';
import { adminTestimonialList, testimonials } from './testimonial-queries';

const { path: PATH } = TESTIMONIALS;
/** The length in characters. */
const PREVIEW_LENGTH = 140;

export default function TestimonialsPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const dialogs = useOpened<AdminTestimonial>();
  const list = useQuery(adminTestimonialList);
  const columns = useTestimonialColumns(dialogs.open);
  return (
    <ContentPage
      kind="testimonials"
      path={PATH}
      createPath={`${PATH}/new`}
      dialogs={dialogs}
      nameOf={({ name }) => name}
      Form={TestimonialDialog}
      deletion={{
        remove: testimonials.remove,
        title: 'Delete testimonial?',
        textOf: (placeholders) =>
          t(
            '“{title}” will also be removed from the website. It can be restored for {days} days.',
            placeholders,
          ),
        done: 'Testimonial deleted',
        failed: 'Failed to delete testimonial',
      }}
    >
      <ListHead
        title={
          <Typography color="textSecondary">
            {t('Visitors see the published testimonials, lowest order first, then the newest.')}
          </Typography>
        }
      >
        <Button variant="contained" startIcon={<Add />} onClick={() => navigate(`${PATH}/new`)}>
          {t('Add New Testimonial')}
        </Button>
      </ListHead>
      <ListResults
        query={list}
        entries={list.data}
        errorText={t('Failed to fetch testimonials')}
        empty={t('No testimonials found. Until there is one, visitors see the samples.')}
      >
        {(entries) => <DataList label={t('Testimonials')} entries={entries} columns={columns} />}
      </ListResults>
    </ContentPage>
  );
}

/** Texts are the originals, not translated. */
function useTestimonialColumns(open: OpenDialog<AdminTestimonial>): Column<AdminTestimonial>[] {
  const { t } = useLanguage();
  const { update } = useContentMutations(testimonials);
  return [
    {
      header: t('Name'),
      card: 'head',
      cell: (testimonial) => (
        <>
          <Typography component="div">
            <TitleButton onClick={() => open('edit', testimonial)}>{testimonial.name}</TitleButton>
          </Typography>
          <EntryState kind="testimonials" entry={testimonial} title={testimonial.name} />
        </>
      ),
      sx: { inlineSize: '22%', minInlineSize: 180 },
    },
    {
      header: t('Text'),
      card: 'body',
      cell: ({ text, source }) => (
        <>
          <Typography
            variant="body2"
            color="textSecondary"
            translate="no"
            dir="auto"
            // The text has its own direction, but is aligned with the page.
            sx={{ ...matchParent, overflowWrap: 'anywhere' }}
          >
            {bidiText(shorten(text, PREVIEW_LENGTH))}
          </Typography>
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
    { header: t('Order'), cell: ({ order }) => order, from: 'xl' },
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
    {
      header: t('Actions'),
      card: 'footer',
      cell: (testimonial) => (
        <EntryActions
          kind="testimonials"
          title={testimonial.name}
          labels={{
            edit: t('Edit the testimonial of {title}', { title: testimonial.name }),
            remove: t('Delete the testimonial of {title}', { title: testimonial.name }),
          }}
          onOpen={(dialog) => open(dialog, testimonial)}
        />
      ),
    },
  ];
}
