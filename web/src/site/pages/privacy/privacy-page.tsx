import { PRIVACY_VERSION, telephoneLink } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { contentStyles } from '../../../shared/ui/html/content-styles';
import { Typography } from '../../../shared/ui/typography';
import { Masthead } from '../../layout/masthead';
import { SitePageHead } from '../../layout/site-page-head';
import { privacyTexts } from './privacy-texts';

export default function PrivacyPage() {
  const { t, language, formatDate } = useLanguage();
  const { name, address, isSample, privacyCheckedOn } = useBlock('company');
  const date = formatDate(PRIVACY_VERSION);
  const { title, introduction, draft, sections, version } = privacyTexts(language, { name, address, date });
  return (
    <>
      <SitePageHead title={title} description={introduction} />
      <Masthead title={title} introduction={introduction} />
      <Container maxWidth="xl" sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        <Box component="article" sx={article}>
          {isSample && !privacyCheckedOn && (
            <Typography role="note" sx={note}>
              {draft}
            </Typography>
          )}
          {sections.map((section) => (
            <Box key={section.title} component="section" sx={{ marginBlockStart: 5 }}>
              <h2>{section.title}</h2>
              {section.content.map((part) =>
                typeof part === 'string' ? (
                  <p key={part}>{bidiText(part)}</p>
                ) : (
                  <ul key={part.join()}>
                    {part.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
              {section.hasContact && <Contact />}
            </Box>
          ))}
          <Typography color="textSecondary" sx={{ marginBlockStart: 5 }}>
            {version}
            {privacyCheckedOn && ` ${t('Checked on {date}.', { date: formatDate(privacyCheckedOn) })}`}
          </Typography>
        </Box>
      </Container>
    </>
  );
}

/** Fills the wide column, as on other pages. */
const article = { ...contentStyles, maxInlineSize: '66ch', marginInlineStart: { lg: '26%' } };
const note = { borderBlock: HAIRLINE, paddingBlock: 2, fontWeight: 700 };

function Contact() {
  const { email, phones } = useBlock('company');
  const links = [
    { href: `mailto:${email}`, text: email },
    ...phones.map(({ number }) => ({ href: telephoneLink(number), text: number })),
  ];
  return (
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>
            <bdi dir="ltr">{text}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
