import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/container';
import { LocaleLink } from '../../shared/ui/locale-link';
import { Typography } from '../../shared/ui/typography';
import { dark } from '../ui/layout-styles';
import { hideChatInView } from './chat-subject';
import { WhatsappButton } from './whatsapp';

interface Props {
  /** That of all pages by default. */
  title?: string;
  text?: string;
  /** The contact page by default. */
  quotePath?: string;
}

export function CallToAction({ title, text, quotePath = '/contact' }: Props) {
  const { t } = useLanguage();
  const { callTitle, callText } = useBlock('pages');
  return (
    <Box component="section" ref={hideChatInView} className="no-print" sx={dark}>
      <Container
        maxWidth="xl"
        sx={{
          paddingBlock: { xs: 8, md: 14 },
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          alignItems: 'end',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ maxInlineSize: 760 }}>
          <Typography variant="h2" sx={{ fontWeight: 'var(--display-weight)' }}>
            {bidiText(title ?? callTitle)}
          </Typography>
          <Typography color="textSecondary" sx={{ marginBlockStart: 1.5, fontSize: '1.075rem' }}>
            {bidiText(text ?? callText)}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button component={LocaleLink} to={quotePath} variant="contained" size="large">
            {t('Get a Quote')}
          </Button>
          <WhatsappButton variant="outlined" size="large" color="inherit">
            {t('Chat on WhatsApp')}
          </WhatsappButton>
        </Box>
      </Container>
    </Box>
  );
}
