import type { AdminPost } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { HAIRLINE } from '../../shared/ui/hairline';
import type { HtmlNode } from '../../shared/ui/html/html-node';
import { parseHtml } from '../../shared/ui/html/parse-html';
import { useToast } from '../../shared/ui/toast/toast-context';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { ConflictAlert } from '../ui/conflict-alert';
import { PostPreview } from './post-preview';
import { adminPostQueries } from './post-queries';
import { type PostValues, textsOf } from './post-values';

type Texts = Pick<AdminPost, 'title' | 'excerpt' | 'content'>;

/** Copies a post to the clipboard, as HTML and as plain text. */
function useCopyPost() {
  const { t } = useLanguage();
  const toast = useToast();
  return async (post: Texts) => {
    try {
      const item = new ClipboardItem({
        'text/html': new Blob([post.content], { type: 'text/html' }),
        'text/plain': new Blob([plainText(post)], { type: 'text/plain' }),
      });
      await navigator.clipboard.write([item]);
      toast({ title: t('Text copied') });
    } catch (error) {
      console.warn('The text could not be copied.', error);
      toast({ title: t('The text could not be copied'), variant: 'destructive' });
    }
  };
}

/** Title, excerpt and text, separated by blank lines. */
function plainText({ title, excerpt, content }: Texts): string {
  return [title, excerpt, ...parseHtml(content).map(wordsOf)].filter((text) => text.trim()).join('\n\n');
}

function wordsOf(node: HtmlNode): string {
  if ('text' in node) return node.text;
  const words = node.children.map(wordsOf).join('');
  return node.tag === 'li' || node.tag === 'br' ? `${words}\n` : words;
}

interface Props {
  id: string;
  /** The version that the form started from. */
  rejected: string;
  onKeepMine: (theirs: AdminPost) => void;
  onTakeTheirs: (theirs: AdminPost) => void;
}

/** Above the form, or beside it on wide screens. */
export default function ConflictPanel({ id, rejected, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useLanguage();
  const theirs = useQuery(adminPostQueries.current(id, rejected));
  return (
    <ConflictAlert
      title={t('Somebody else has changed this post in the meantime')}
      text={t('Your changes are not saved, but nothing is lost: your text is still in the form.')}
      theirs={theirs}
      sx={{ position: { lg: 'sticky' }, insetBlockStart: 0, order: { lg: 1 } }}
    >
      {(stored) => (
        <Choice
          theirs={stored}
          onKeepMine={() => onKeepMine(stored)}
          onTakeTheirs={() => onTakeTheirs(stored)}
        />
      )}
    </ConflictAlert>
  );
}

interface ChoiceProps {
  theirs: AdminPost;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

function Choice({ theirs, onKeepMine, onTakeTheirs }: ChoiceProps) {
  const { t } = useLanguage();
  const { getValues } = useFormContext<PostValues>();
  const copy = useCopyPost();
  const [asked, setAsked] = useState<'mine' | 'theirs' | null>(null);
  return (
    <>
      <Box
        role="region"
        tabIndex={0}
        aria-label={t('Their version')}
        sx={{
          marginBlock: 2,
          padding: 2,
          maxBlockSize: { xs: 320, lg: '46vh' },
          overflow: 'auto',
          border: HAIRLINE,
          borderRadius: 1,
          color: 'text.primary',
          backgroundColor: 'background.default',
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {theirs.published ? t('Published') : t('Draft')}
        </Typography>
        <PostPreview post={theirs} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => setAsked('mine')}>
          {t('Keep mine')}
        </Button>
        <Button variant="outlined" onClick={() => setAsked('theirs')}>
          {t('Use theirs')}
        </Button>
        <Button onClick={() => copy(textsOf(getValues()))}>{t('Copy mine')}</Button>
        <Button onClick={() => copy(theirs)}>{t('Copy theirs')}</Button>
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'theirs' ? t('Discard your version?') : t('Save over their version?')}
        text={
          asked === 'theirs'
            ? t(
                'What you have written in this form will be replaced and lost. Copy it first if you still need it.',
              )
            : t('Their changes will be replaced and lost. Copy them first if anyone still needs them.')
        }
        confirmLabel={asked === 'theirs' ? t('Use theirs') : t('Keep mine')}
        cancelLabel={t('Cancel')}
        isPending={false}
        onConfirm={() => {
          setAsked(null);
          if (asked === 'theirs') onTakeTheirs();
          else onKeepMine();
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
