import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Typography } from '../../../shared/ui/typography';

/** Title, text and action. */
const NOTICES = {
  failed: ['Error loading portfolio', 'Please try again later', 'Retry'],
  empty: ['No images found', 'No portfolio items in the selected category', 'View all projects'],
} satisfies Record<string, [PlainTranslationKey, PlainTranslationKey, PlainTranslationKey]>;

/** Shown for an empty or failed gallery, with an action. */
export function GalleryNotice({ kind, onAction }: { kind: keyof typeof NOTICES; onAction: () => void }) {
  const { t } = useLanguage();
  const [title, text, action] = NOTICES[kind];
  return (
    <Box role={kind === 'failed' ? 'alert' : undefined} sx={{ paddingBlock: 4 }}>
      <Typography variant="h3">{t(title)}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
        {t(text)}
      </Typography>
      <Button variant="outlined" onClick={onAction}>
        {t(action)}
      </Button>
    </Box>
  );
}
