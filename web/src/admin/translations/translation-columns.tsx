import { type QueuedEntry, type QueueRow, textLanguage, wordsOf } from '@alnafitha/contract';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { LastEdited } from '../history/last-edited';
import type { Column } from '../ui/data-list/column';
import { StateMark, useLanguageName } from '../ui/translation-state';

/** The titles of fixed entries are keys of translations. */
export function useEntryTitle(): (entry: QueuedEntry) => string {
  const { translateIfKnown } = useLanguage();
  return ({ kind, title }) => (wordsOf(kind)?.isFixed ? translateIfKnown(title) : title);
}

interface Row {
  /** Key that is unique across kinds. */
  id: string;
  entry: QueueRow;
}

/** A text in its own language and direction, on two lines at most. */
function Excerpt({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      translate="no"
      dir="auto"
      {...languageOf(text)}
      sx={{
        display: '-webkit-box',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
      }}
    >
      {bidiText(text)}
    </Typography>
  );
}

function languageOf(text: string) {
  const language = textLanguage(text);
  return language ? { lang: language } : {};
}

export function useTranslationColumns(
  linkTo: (entry: QueuedEntry) => { pathname: string; search: string },
): Column<Row>[] {
  const { t, translateIfKnown } = useLanguage();
  const nameOf = useLanguageName();
  const titleOf = useEntryTitle();
  const kindOf = (entry: QueuedEntry) => translateIfKnown(wordsOf(entry.kind)?.label ?? entry.kind);
  const originalOf = ({ language }: QueueRow) => (language ? nameOf(language) : '');
  return [
    {
      header: t('Title'),
      card: 'head',
      cell: ({ entry }) => (
        <>
          <Link
            component={RouterLink}
            to={linkTo(entry)}
            underline="hover"
            color="textPrimary"
            translate="no"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            <bdi>{bidiText(titleOf(entry))}</bdi>
          </Link>
          {entry.original !== entry.title && <Excerpt text={entry.original} />}
          {entry.translation !== undefined && <Excerpt text={entry.translation} />}
          <LastEdited edited={entry.edited} />
        </>
      ),
    },
    {
      header: t('Kind'),
      card: 'body',
      cell: ({ entry }) => kindOf(entry),
      cardCell: ({ entry }) => (
        <Typography variant="body2" color="textSecondary">
          {kindOf(entry)}
        </Typography>
      ),
    },
    {
      header: t('Original'),
      card: 'body',
      cell: ({ entry }) => originalOf(entry),
      cardCell: ({ entry }) =>
        entry.language && (
          <Typography variant="body2" color="textSecondary">
            {t('Original: {language}', { language: originalOf(entry) })}
          </Typography>
        ),
    },
    { header: t('Status'), card: 'footer', cell: ({ entry }) => <StateMark state={entry.state} /> },
  ];
}
