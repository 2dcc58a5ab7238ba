import {
  directionOf,
  ERROR_MESSAGES,
  LANGUAGES,
  type Language,
  type Message,
  type Reply,
  ReplyBody,
  textLanguage,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdmin } from '../../shared/session/session-queries';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FormTextField } from '../ui/form/form-text-field';
import { type DiscardGuard, useDiscardGuard } from '../ui/form/use-discard-guard';
import { useCompany } from '../ui/use-company';
import { useFocusOnOpen } from '../ui/use-dialog-focus';
import { replyButtons, replyLayout } from './dialog-styles';
import { messageQueries, useReply } from './message-queries';
import { useAgoText } from './received-time';
import { ReplyAttachments } from './reply-attachments';
import {
  fillTemplate,
  PARAGRAPH_BREAK,
  REPLY_TEMPLATES,
  type ReplyTemplate,
  TEMPLATE_LABELS,
} from './reply-templates';
import { useAttachments } from './use-attachments';

const ReplyTexts = ReplyBody.pick({ subject: true, text: true });
type ReplyTexts = Pick<ReplyBody, 'subject' | 'text'>;

interface Choice {
  template: ReplyTemplate;
  language: Language;
}

interface Props {
  message: Message;
  guardRef: Ref<DiscardGuard>;
  onClose: () => void;
}

/** A mail to the sender, in the language of the message, which may not be that of its page. */
export default function ReplySection({ message, guardRef, onClose }: Props) {
  const { t } = useLanguage();
  const { data: admin } = useAdmin();
  const company = useCompany();
  const sendReply = useReply();
  const details = useQuery(messageQueries.detail(message.id));
  /** Those that were there when the form opened, or are told of below. */
  const [known, setKnown] = useState<number>();
  if (known === undefined && details.data) setKnown(details.data.replies.length);
  const [meanwhile, setMeanwhile] = useState<Reply>();
  const agoText = useAgoText();
  const submitOnce = useSubmitOnce();
  const [titleId, statusId] = [useId(), useId()];
  const element = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>({
    template: 'blank',
    language: textLanguage(message.message) ?? message.language ?? 'en',
  });
  /** A choice that would replace typed text. */
  const [asked, setAsked] = useState<Choice | null>(null);
  const filled = ({ template, language }: Choice) =>
    fillTemplate(template, language, message, admin?.name || admin?.username, company[language]);
  const form = useForm({ resolver: zodResolver(ReplyTexts), defaultValues: filled(choice) });
  const { isDirty } = form.formState;
  const attachments = useAttachments(message.id);
  const { files, ids, isUploading, hasFailed } = attachments;
  const { guard, question } = useDiscardGuard(isDirty || files.length > 0, sendReply.isPending, onClose);
  useImperativeHandle(guardRef, () => guard);

  useFocusOnOpen(() => {
    element.current?.scrollIntoView({ block: 'start' });
    form.setFocus('text');
    const field = element.current?.querySelector<HTMLTextAreaElement>('textarea[name="text"]');
    const position = form.getValues('text').indexOf(PARAGRAPH_BREAK) + PARAGRAPH_BREAK.length;
    field?.setSelectionRange(position, position);
  });

  const insert = (chosen: Choice) => {
    setAsked(null);
    setChoice(chosen);
    form.reset(filled(chosen));
  };
  const choose = (chosen: Choice) => (isDirty ? setAsked(chosen) : insert(chosen));

  // A retry reuses the id of the failed request, which may be stored; another content gets a new id.
  const attempt = useRef({ id: '', content: '' });
  const bodyOf = ({ subject, text }: ReplyTexts): ReplyBody => {
    const reply = { subject, text, ...(ids.length > 0 && { attachments: ids }) };
    const content = JSON.stringify(reply);
    if (attempt.current.content !== content) attempt.current = { id: crypto.randomUUID(), content };
    return { id: attempt.current.id, ...reply, ...(known !== undefined && { known }) };
  };
  const submit = form.handleSubmit((texts) => {
    if (choice.template === 'blank' && wordsOf(texts.text) === wordsOf(filled(choice).text)) {
      form.setError('text', { message: ERROR_MESSAGES.messageRequired }, { shouldFocus: true });
      return;
    }
    const send = async () => {
      await sendReply.mutateAsync({ id: message.id, body: bodyOf(texts) });
      onClose();
    };
    return submitOnce(send, (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.status === 409) void showAnswer();
      showFieldIssues(form, ['subject', 'text'], error.issues);
      attachments.refuse(error.issues.find(({ path }) => path === 'attachments')?.message ?? null);
    });
  });

  const showAnswer = async () => {
    const { data } = await details.refetch();
    setKnown(data?.replies.length);
    setMeanwhile(data?.replies.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1));
    element.current?.scrollIntoView({ block: 'start' });
  };

  const written = { lang: choice.language, dir: directionOf(choice.language) };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        aria-labelledby={titleId}
        noValidate
        onSubmit={submit}
        sx={replyLayout}
      >
        <Box
          className="wide"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}
        >
          <Typography id={titleId} component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {t('Reply to {name}', { name: message.name })}
          </Typography>
          <Typography variant="body2" color="textSecondary" translate="no" sx={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{message.email}</bdi>
          </Typography>
        </Box>
        {meanwhile && (
          <Alert className="wide" severity="warning">
            {t(
              'Answered {ago} by {name}. Read it in the timeline; press “Send” again if yours is still needed.',
              {
                name: meanwhile.by,
                ago: agoText(meanwhile.at),
              },
            )}
          </Alert>
        )}
        <TextField
          select
          label={t('Template')}
          value={choice.template}
          onChange={({ target }) => {
            const template = REPLY_TEMPLATES.find((key) => key === target.value);
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
            const language = LANGUAGES.find((code) => code === target.value);
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
        <ReplyAttachments
          attachments={attachments}
          received={message.files ?? []}
          statusId={statusId}
          isDisabled={sendReply.isPending}
        />
        <DialogActions className="wide" sx={replyButtons}>
          <Button onClick={() => guard(onClose)} disabled={sendReply.isPending}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={sendReply.isPending}
            disabled={isUploading || hasFailed}
            aria-describedby={statusId}
          >
            {t('Send')}
          </Button>
        </DialogActions>
      </Box>
      {question}
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

const wordsOf = (text: string) => text.trim().split(/\s+/).join(' ');
