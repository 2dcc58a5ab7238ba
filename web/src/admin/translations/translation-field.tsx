import {
  type ContentKind,
  directionOf,
  type Language,
  otherLanguage,
  type ReviewedField,
  type TranslationUnit,
  unitOf,
} from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, useId, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { HtmlContent } from '../../shared/ui/html/html-content';
import { parseHtml } from '../../shared/ui/html/parse-html';
import { useFieldLabel } from '../history/field-labels';
import { RichTextField } from '../posts/rich-text-section';
import { StateMark, useLanguageName } from '../ui/translation-state';
import type { Texts } from './use-translation-edit';

/** From this length on, in characters, a text wraps. */
const LONG_TEXT = 100;

interface Props {
  kind: ContentKind;
  field: ReviewedField;
  /** Machine translation for an outdated text. */
  proposal: string | undefined;
  /** Whether the original has changed since the rejected save. */
  isChanged: boolean;
  /** Changes whenever the text is replaced from outside. */
  formKey: number;
  onUseProposal: () => void;
}

/** Original and translation, side by side, or stacked on narrow screens. */
export function TranslationField({ kind, field, proposal, isChanged, formKey, onUseProposal }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const { to, state, original } = field;
  const unit = unitOf(kind, field.field);
  const labelId = useId();
  const label = useFieldLabel()(field.field);
  const input = useController<Texts>({ name: field.field });
  const { value = '', onChange, onBlur, ref } = input.field;
  const issue = input.fieldState.error?.message;
  const nameOf = useLanguageName();
  const language = nameOf(to);
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5 }}>
        <Typography id={labelId} component="h3" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <StateMark state={state} by={field.by} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box>
          {isChanged && (
            <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
              {t('The original has been changed in the meantime')}
            </Alert>
          )}
          <Typography variant="body2" color="textSecondary">
            {t('Original: {language}', { language: nameOf(otherLanguage(to)) })}
          </Typography>
          <Original field={field} unit={unit} />
        </Box>
        <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {unit === 'html' ? (
            <RichTextField
              key={`${formKey} ${proposal === undefined}`}
              label={language}
              value={value}
              language={to}
              onChange={onChange}
              onBlur={onBlur}
              onReady={ref}
              error={issue}
            />
          ) : (
            <TextField
              fullWidth
              label={language}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
              multiline={unit === 'lines' || original.length > LONG_TEXT || original.includes('\n')}
              error={issue !== undefined}
              helperText={
                issue === undefined ? unit === 'lines' && t('One per line') : translateIfKnown(issue)
              }
              slotProps={{ htmlInput: { lang: to, dir: directionOf(to) } }}
            />
          )}
          {proposal !== undefined && (
            <Labelled label={t('Suggested by the machine')}>
              <Text unit={unit} language={to} text={proposal} />
              <Button size="small" variant="outlined" onClick={onUseProposal} sx={{ marginBlockStart: 1 }}>
                {t('Use this')}
              </Button>
            </Labelled>
          )}
        </Box>
      </Box>
    </Box>
  );
}

interface OriginalProps extends Pick<Props, 'field'> {
  unit: TranslationUnit;
}

/** The original, with the former one of an outdated translation if it was short enough to be stored. */
function Original({ field: { to, state, original, former }, unit }: OriginalProps) {
  const { t } = useLanguage();
  const language = otherLanguage(to);
  const text = <Text unit={unit} language={language} text={original} />;
  if (state !== 'outdated') return text;
  if (former === undefined)
    return (
      <>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
          {t('The original has changed since it was translated.')}
        </Typography>
        {text}
      </>
    );
  return (
    <>
      <Labelled label={t('Was:')}>
        <Text unit={unit} language={language} text={former} />
      </Labelled>
      <Labelled label={t('Is:')}>{text}</Labelled>
    </>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ marginBlockEnd: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Box>
  );
}

interface TextProps {
  unit: TranslationUnit;
  language: Language;
  text: string;
}

function Text({ unit, language, text }: TextProps) {
  return (
    <Box
      translate="no"
      lang={language}
      dir={directionOf(language)}
      onClickCapture={keepOpen}
      sx={{ overflowWrap: 'anywhere', ...(unit !== 'html' && { whiteSpace: 'pre-line' }) }}
    >
      {unit === 'html' ? <RichText html={text} /> : bidiText(text)}
    </Box>
  );
}

function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <HtmlContent nodes={nodes} />;
}

/** Keeps a link from navigating away from the form. */
function keepOpen(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
