import type { TranslatedKind, Translation, TranslationState } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { createPath, Link as RouterLink, useLocation } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

export const TRANSLATIONS_PATH = '/admin/translations';

const COLORS = { pending: 'warning', outdated: 'warning', machine: 'default', reviewed: 'success' } as const;

const LABELS: Record<TranslationState, PlainTranslationKey> = {
  pending: 'Not translated yet',
  outdated: 'Outdated',
  machine: 'Translated by machine',
  reviewed: 'Reviewed by a person',
};

const OUTDATED_LABELS = { machine: 'Outdated, by machine', person: 'Outdated, by a person' } as const;

export function StateChip({ state, by }: { state: TranslationState; by?: Translation['by'] | undefined }) {
  const { t } = useLanguage();
  const key = state === 'outdated' && by ? OUTDATED_LABELS[by] : LABELS[state];
  return <Chip size="small" variant="outlined" color={COLORS[state]} label={t(key)} />;
}

interface Entry {
  kind: TranslatedKind;
  id: string;
}

/** The link to an entry's translations, from which the dialog returns to this page. */
function useLink({ kind, id }: Entry) {
  const from = createPath(useLocation());
  return { component: RouterLink, to: `${TRANSLATIONS_PATH}/${kind}/${id}`, state: { from } };
}

const LIST_LABELS: Record<Exclude<TranslationState, 'reviewed'>, PlainTranslationKey> = {
  pending: 'Arabic: pending',
  outdated: 'Arabic: outdated',
  machine: 'Arabic: machine',
};

/** The state of an entry's Arabic in its list, as a link to its translations; nothing if it is reviewed. */
export function ArabicChip({ state, title, ...entry }: Entry & { state: TranslationState; title: string }) {
  const { t } = useLanguage();
  const link = useLink(entry);
  if (state === 'reviewed') return null;
  const label = t(LIST_LABELS[state]);
  return (
    <Chip
      {...link}
      clickable
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={label}
      aria-label={`${label} – ${title}`}
      sx={{ justifySelf: 'start' }}
    />
  );
}

/** The link in an entry's form; in a new tab while the form has unsaved input. */
export function ArabicButton({ isDirty, ...entry }: Entry & { isDirty: boolean }) {
  const { t } = useLanguage();
  return (
    <Button {...useLink(entry)} {...(isDirty && { target: '_blank' })}>
      {t('Arabic')}
    </Button>
  );
}
