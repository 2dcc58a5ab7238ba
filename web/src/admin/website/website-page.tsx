import { type AdminBlock, BLOCK_FIELDS, BLOCK_TITLES, leavesOf } from '@alnafitha/contract';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { OriginalText, useEntryColumns } from '../content/columns';
import { type OpenDialog, useOpened } from '../content/content-page';
import { KindPage } from '../content/kind-page';
import { TESTIMONIALS, WEBSITE } from '../layout/navigation';
import type { Column } from '../ui/data-list/column';
import { RowActions } from '../ui/data-list/row-actions';
import { blockList, blocks } from './block-queries';

// The forms are lazy, because the list needs none.
const BlockDialog = retryableLazy(() => import('./block-dialog'));

/** Lists the blocks of the site; `?block=hero` opens that block. */
export default function WebsitePage() {
  const { t, translateIfKnown } = useLanguage();
  const [params, setParams] = useSearchParams();
  const list = useQuery(blockList);
  const { opened, open, setOpened } = useOpened<AdminBlock>();
  const linked = list.data?.find(({ id }) => id === params.get('block'));
  return (
    <KindPage
      resource={blocks}
      path={WEBSITE.path}
      query={list}
      entries={list.data}
      columns={useBlockColumns(open)}
      dialogs={{
        opened: opened ?? (linked ? { dialog: 'edit', entry: linked } : null),
        open,
        setOpened(next) {
          if (linked) setParams('', { replace: true });
          setOpened(next);
        },
      }}
      nameOf={({ id }) => translateIfKnown(BLOCK_TITLES[id])}
      Form={BlockDialog}
      words={{ label: 'Website', loadFailed: 'Failed to fetch the texts of the website' }}
      title={
        <Typography color="textSecondary">
          {t('What the website says of the company, in the order of its pages.')}{' '}
          <Link component={RouterLink} to={TESTIMONIALS.path}>
            {t('Edit the testimonials of the website')}
          </Link>
        </Typography>
      }
    />
  );
}

function useBlockColumns(open: OpenDialog<AdminBlock>): Column<AdminBlock>[] {
  const { t } = useLanguage();
  const nameOf = ({ id }: AdminBlock) => t(BLOCK_TITLES[id]);
  const columns = useEntryColumns({ kind: 'blocks', open, nameOf });
  return [
    columns.title({
      below: ({ edited }) =>
        !edited && (
          <Typography component="div" variant="caption" color="textSecondary">
            {t('Sample: not changed yet')}
          </Typography>
        ),
      sx: { inlineSize: '30%', minInlineSize: 180 },
    }),
    {
      header: t('Text'),
      card: 'body',
      cell: (block) => <OriginalText>{excerptOf(block)}</OriginalText>,
    },
    {
      header: t('Actions'),
      card: 'footer',
      cell: (block) => {
        const title = nameOf(block);
        return (
          <RowActions
            edit={{ label: t('Edit {title}', { title }), onClick: () => open('edit', block) }}
            history={{ label: t('History of {title}', { title }), onClick: () => open('history', block) }}
            more={{
              label: t('More for {title}', { title }),
              actions: [{ label: t('Share a preview'), onClick: () => open('share', block) }],
            }}
          />
        );
      },
    },
  ];
}

/** The first text of a block. */
function excerptOf({ id, values }: AdminBlock): string {
  const text = leavesOf(BLOCK_FIELDS[id], values).find(({ field, value }) => field.unit !== null && value);
  return String(text?.value ?? '');
}
