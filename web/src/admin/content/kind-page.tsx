import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import type { Column } from '../ui/data-list/column';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { ContentPage, ListHead } from './content-page';
import type { ContentEntry, RemovableResource } from './content-queries';

type Page<Entry extends ContentEntry> = ComponentProps<typeof ContentPage<Entry>>;

interface Props<Entry extends ContentEntry>
  extends Pick<Page<Entry>, 'path' | 'search' | 'dialogs' | 'nameOf' | 'Form'>,
    Pick<ComponentProps<typeof ListResults<Entry>>, 'skeleton' | 'pages'> {
  resource: RemovableResource;
  query: UseQueryResult;
  entries: readonly Entry[] | undefined;
  columns: Column<Entry>[];
  words: Record<
    'label' | 'add' | 'loadFailed' | 'removeTitle' | 'removed' | 'removeFailed',
    PlainTranslationKey
  > & {
    hint?: PlainTranslationKey;
    empty: PlainTranslationKey;
  };
  /** In place of the hint. */
  title?: ReactNode;
  /** Buttons beside that of a new entry. */
  actions?: ReactNode;
  /** Between the head and the list. */
  above?: ReactNode;
  /** Below the text of the empty list. */
  whenEmpty?: ReactNode;
  /** After the list. */
  children?: ReactNode;
  /** In place of the table. */
  renderList?: (entries: readonly Entry[]) => ReactNode;
}

/** The page of a kind: head, list, forms and dialogs. */
export function KindPage<Entry extends ContentEntry>({
  resource,
  query,
  entries,
  columns,
  words,
  title,
  actions,
  above,
  whenEmpty,
  children,
  renderList,
  skeleton,
  pages,
  ...page
}: Props<Entry>) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { path, search = '' } = page;
  const createPath = `${path}/new`;
  return (
    <ContentPage
      {...page}
      kind={resource.kind}
      createPath={createPath}
      deletion={{
        remove: resource.remove,
        title: words.removeTitle,
        textOf: (placeholders) =>
          t(
            '“{title}” will also be removed from the website. It can be restored for {days} days.',
            placeholders,
          ),
        done: words.removed,
        failed: words.removeFailed,
      }}
    >
      <ListHead
        title={title ?? (words.hint && <Typography color="textSecondary">{t(words.hint)}</Typography>)}
      >
        {actions}
        <Button
          variant="contained"
          startIcon={<Add />}
          onClick={() => navigate({ pathname: createPath, search })}
        >
          {t(words.add)}
        </Button>
      </ListHead>
      {above}
      <ListResults
        query={query}
        entries={entries}
        errorText={t(words.loadFailed)}
        empty={
          <>
            {t(words.empty)}
            {whenEmpty}
          </>
        }
        {...(skeleton !== undefined && { skeleton })}
        {...(pages && { pages })}
      >
        {renderList ?? ((shown) => <DataList label={t(words.label)} entries={shown} columns={columns} />)}
      </ListResults>
      {children}
    </ContentPage>
  );
}
