import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Container } from '../../shared/ui/container';
import { contentStyles } from '../../shared/ui/html/content-styles';
import { Masthead } from '../layout/masthead';
import { NotFound } from '../layout/not-found';
import { SitePageHead } from '../layout/site-page-head';

export default function TermsPage() {
  const { t } = useLanguage();
  const { name } = useBlock('company');
  const { wording } = useBlock('terms');
  if (!wording) return <NotFound />;
  const title = t('Terms of service');
  const introduction = t('What applies when you order from {company}.', { company: name });
  return (
    <>
      <SitePageHead title={title} description={introduction} />
      <Masthead title={title} introduction={introduction} />
      <Container maxWidth="xl" sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        <Box component="article" sx={article}>
          {wording.match(/.+/g)?.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat.
            <p key={index}>{bidiText(paragraph)}</p>
          ))}
        </Box>
      </Container>
    </>
  );
}

/** Fills the wide column, as on other pages. */
const article = { ...contentStyles, maxInlineSize: '66ch', marginInlineStart: { lg: '26%' } };
