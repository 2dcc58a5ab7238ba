import type { ContentKind, Language, Translation, TranslationState } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createPath, Link as RouterLink, useLocation } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { labelOf } from './label-of';
import { dot } from './styles';

export const TRANSLATIONS_PATH = '/admin/translations';

/** The name of a language in that of the panel. */
export function useLanguageName(): (language: Language) => string {
  const { t } = useLanguage();
  return (language) => (language === 'ar' ? t('Arabic') : t('English'));
}

const mark = (state: TranslationState) => ({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  ...dot(COLORS[state]),
});

const COLORS = {
  pending: 'warning.main',
  outdated: 'warning.main',
  machine: 'text.disabled',
  reviewed: 'success.main',
} as const;

const LABELS: Record<TranslationState, PlainTranslationKey> = {
  pending: 'Not translated yet',
  outdated: 'Outdated',
  machine: 'Translated by machine',
  reviewed: 'Reviewed by a person',
};

const OUTDATED_LABELS = { machine: 'Outdated, by machine', person: 'Outdated, by a person' } as const;

export function StateMark({ state, by }: { state: TranslationState; by?: Translation['by'] | undefined }) {
  const { translateIfKnown } = useLanguage();
  const label = state === 'outdated' && by ? labelOf(OUTDATED_LABELS, by) : labelOf(LABELS, state);
  return (
    <Box component="span" sx={mark(state)}>
      {translateIfKnown(label)}
    </Box>
  );
}

interface Entry {
  kind: ContentKind;
  id: string;
}

/** Link to an entry's translations, from which the dialog returns here. */
function useLink({ kind, id }: Entry) {
  const from = createPath(useLocation());
  return { component: RouterLink, to: `${TRANSLATIONS_PATH}/${kind}/${id}`, state: { from } };
}

const LIST_LABELS: Record<Exclude<TranslationState, 'reviewed'>, PlainTranslationKey> = {
  pending: 'Arabic: pending',
  outdated: 'Arabic: outdated',
  machine: 'Arabic: machine',
};

/** The state of an entry's Arabic, as a link; nothing if it is reviewed. */
export function ArabicLink({ state, title, ...entry }: Entry & { state: TranslationState; title: string }) {
  const { translateIfKnown } = useLanguage();
  const link = useLink(entry);
  if (state === 'reviewed') return null;
  const label = translateIfKnown(labelOf(LIST_LABELS, state));
  return (
    <Box
      {...link}
      aria-label={`${label} – ${title}`}
      sx={{ ...mark(state), justifySelf: 'start', minBlockSize: 24 }}
    >
      {label}
    </Box>
  );
}

/** Opens a new tab while the form has unsaved input. */
export function ArabicButton({ isDirty, ...entry }: Entry & { isDirty: boolean }) {
  const { t } = useLanguage();
  return (
    <Button {...useLink(entry)} {...(isDirty && { target: '_blank' })}>
      {t('Arabic')}
    </Button>
  );
}
