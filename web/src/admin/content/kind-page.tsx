import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { DeletedLink } from '../history/deleted-link';
import type { Column } from '../ui/data-list/column';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { ContentPage } from './content-page';
import type { ContentEntry, RemovableResource } from './content-queries';

type Page<Entry extends ContentEntry> = ComponentProps<typeof ContentPage<Entry>>;

interface Props<Entry extends ContentEntry>
  extends Pick<Page<Entry>, 'path' | 'search' | 'dialogs' | 'nameOf' | 'Form' | 'view'>,
    Pick<ComponentProps<typeof ListResults<Entry>>, 'skeleton' | 'pages'> {
  /** Without `remove`, entries are fixed: none is added either. */
  resource: Pick<RemovableResource, 'kind'> & Partial<RemovableResource>;
  query: UseQueryResult;
  entries: readonly Entry[] | undefined;
  columns: Column<Entry>[];
  words: Record<'label' | 'loadFailed', PlainTranslationKey> &
    Partial<Record<'hint' | 'empty', PlainTranslationKey>>;
  /** The words of a kind whose entries are added and removed. */
  changing?: Record<'add' | 'title' | 'done' | 'failed', PlainTranslationKey> & {
    textOf?: NonNullable<Page<Entry>['deletion']>['textOf'];
  };
  /** In place of the hint. */
  title?: ReactNode;
  /** Buttons beside that of a new entry. */
  actions?: ReactNode;
  /** Between the head and the list. */
  above?: ReactNode;
  /** In place of the text of the empty list. */
  empty?: ReactNode;
  /** After the list. */
  children?: ReactNode;
  /** In place of the table. */
  renderList?: (entries: readonly Entry[]) => ReactNode;
}

/** The page of a kind: head, list, forms and dialogs. */
export function KindPage<Entry extends ContentEntry>({
  resource: { kind, remove },
  query,
  entries,
  columns,
  words,
  changing,
  title,
  actions,
  above,
  empty,
  children,
  renderList,
  skeleton,
  pages,
  ...page
}: Props<Entry>) {
  const { t } = useLanguage();
  const { path, search = '' } = page;
  const createPath = `${path}/new`;
  return (
    <ContentPage
      {...page}
      kind={kind}
      {...(changing && { createPath })}
      {...(changing &&
        remove && {
          deletion: {
            textOf: (placeholders) =>
              t(
                '“{title}” will also be removed from the website. It can be restored for {days} days.',
                placeholders,
              ),
            ...changing,
            remove,
          },
        })}
    >
      <ListHead
        title={title ?? (words.hint && <Typography color="textSecondary">{t(words.hint)}</Typography>)}
      >
        {remove && <DeletedLink />}
        {actions}
        {changing && (
          <Button
            component={Link}
            to={{ pathname: createPath, search }}
            variant="contained"
            startIcon={<Add />}
          >
            {t(changing.add)}
          </Button>
        )}
      </ListHead>
      {above}
      <ListResults
        query={query}
        entries={entries}
        errorText={t(words.loadFailed)}
        empty={empty ?? (words.empty && t(words.empty))}
        {...(skeleton !== undefined && { skeleton })}
        {...(pages && { pages })}
      >
        {renderList ?? ((shown) => <DataList label={t(words.label)} entries={shown} columns={columns} />)}
      </ListResults>
      {children}
    </ContentPage>
  );
}

/** The title of a list, and its buttons. */
function ListHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      {title}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}
