import ErrorOutlined from 'icon:ErrorOutlined';
import ImageSearch from 'icon:ImageSearchOutlined';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Typography } from '../../../shared/ui/typography';

interface Notice {
  icon: typeof ErrorOutlined;
  title: PlainTranslationKey;
  text: PlainTranslationKey;
  action: PlainTranslationKey;
}

const NOTICES = {
  failed: {
    icon: ErrorOutlined,
    title: 'Error loading portfolio',
    text: 'Please try again later',
    action: 'Retry',
  },
  empty: {
    icon: ImageSearch,
    title: 'No images found',
    text: 'No portfolio items in the selected category',
    action: 'View all projects',
  },
} satisfies Record<string, Notice>;

/** Shown for an empty or failed gallery, with an action. */
export function GalleryNotice({ kind, onAction }: { kind: keyof typeof NOTICES; onAction: () => void }) {
  const { t } = useLanguage();
  const { icon: Icon, title, text, action } = NOTICES[kind];
  return (
    <Box
      role={kind === 'failed' ? 'alert' : undefined}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        paddingBlock: 8,
        paddingInline: 2,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Icon aria-hidden color={kind === 'failed' ? 'error' : 'action'} sx={{ fontSize: 40 }} />
      <Typography variant="h3">{t(title)}</Typography>
      <Typography color="textSecondary">{t(text)}</Typography>
      <Button variant="contained" onClick={onAction} sx={{ marginBlockStart: 1 }}>
        {t(action)}
      </Button>
    </Box>
  );
}
