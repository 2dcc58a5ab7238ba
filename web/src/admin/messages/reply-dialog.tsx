import { directionOf, LANGUAGES, type Language, type Message, ReplyBody } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FormDialog } from '../ui/form/form-dialog';
import { FormTextField } from '../ui/form/form-text-field';
import { useFocusOnOpen } from '../ui/use-dialog-focus';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useMessageMutations } from './message-queries';
import { fillTemplate, REPLY_TEMPLATES, type ReplyTemplate, TEMPLATE_LABELS } from './reply-templates';

const ReplyTexts = ReplyBody.omit({ id: true });
type ReplyTexts = Omit<ReplyBody, 'id'>;

interface Choice {
  template: ReplyTemplate;
  language: Language;
}

interface Props {
  message: Message;
  onClose: () => void;
}

/** A mail to the sender, in the language of the message. */
export default function ReplyDialog({ message, onClose }: Props) {
  const { t } = useLanguage();
  const { notifySuccess, notifyError } = useMutationToasts();
  const { sendReply } = useMessageMutations();
  const submitOnce = useSubmitOnce();
  const [choice, setChoice] = useState<Choice>({ template: 'blank', language: message.language ?? 'en' });
  /** A choice that would replace typed text. */
  const [asked, setAsked] = useState<Choice | null>(null);
  const form = useForm({
    resolver: zodResolver(ReplyTexts),
    defaultValues: fillTemplate(choice.template, choice.language, message),
  });
  useFocusOnOpen(() => form.setFocus('text'));

  const insert = (chosen: Choice) => {
    setAsked(null);
    setChoice(chosen);
    form.reset(fillTemplate(chosen.template, chosen.language, message));
  };
  const choose = (chosen: Choice) => (form.formState.isDirty ? setAsked(chosen) : insert(chosen));

  // A retry reuses the id of the failed request, which may be stored; another text gets a new id.
  const attempt = useRef<ReplyBody>(undefined);
  const bodyOf = ({ subject, text }: ReplyTexts) => {
    const isRetry = attempt.current?.subject === subject && attempt.current.text === text;
    attempt.current = { id: (isRetry && attempt.current?.id) || crypto.randomUUID(), subject, text };
    return attempt.current;
  };
  const submit = form.handleSubmit((texts) => {
    const send = async () => {
      await sendReply.mutateAsync({ id: message.id, body: bodyOf(texts) });
      onClose();
      notifySuccess('The reply was stored and is being sent.');
    };
    return submitOnce(send, (error) => {
      if (error instanceof ApiError) showFieldIssues(form, ['subject', 'text'], error.issues);
      notifyError('Failed to send the reply', error);
    });
  });

  const written = { lang: choice.language, dir: directionOf(choice.language) };
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('Reply to {name}', { name: message.name })}
        isDirty={form.formState.isDirty}
        isSaving={sendReply.isPending}
        submitLabel={t('Send')}
        onSubmit={submit}
        onClose={onClose}
        maxWidth="md"
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            '& > .wide': { gridColumn: '1 / -1' },
          }}
        >
          <Typography className="wide" color="textSecondary" translate="no" sx={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{message.email}</bdi>
          </Typography>
          <TextField
            select
            label={t('Template')}
            value={choice.template}
            onChange={({ target }) => {
              const template = REPLY_TEMPLATES.find((each) => each === target.value);
              if (template) choose({ ...choice, template });
            }}
          >
            {REPLY_TEMPLATES.map((template) => (
              <MenuItem key={template} value={template}>
                {t(TEMPLATE_LABELS[template])}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('Language of the reply')}
            value={choice.language}
            onChange={({ target }) => {
              const language = LANGUAGES.find((each) => each === target.value);
              if (language) choose({ ...choice, language });
            }}
          >
            {LANGUAGES.map((language) => (
              <MenuItem key={language} value={language}>
                {language === 'ar' ? t('Arabic') : t('English')}
              </MenuItem>
            ))}
          </TextField>
          <FormTextField<ReplyTexts>
            className="wide"
            name="subject"
            label={t('Subject')}
            required
            slotProps={{ htmlInput: written }}
          />
          <FormTextField<ReplyTexts>
            className="wide"
            name="text"
            label={t('Reply text')}
            required
            multiline
            minRows={10}
            maxRows={20}
            slotProps={{ htmlInput: written }}
          />
        </Box>
      </FormDialog>
      <ConfirmDialog
        open={asked !== null}
        title={t('Replace your text?')}
        text={t('The template replaces what you have written.')}
        confirmLabel={t('Replace')}
        cancelLabel={t('Keep editing')}
        isPending={false}
        onConfirm={() => asked && insert(asked)}
        onCancel={() => setAsked(null)}
      />
    </FormProvider>
  );
}
