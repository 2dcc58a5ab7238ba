import {
  BLOCK_PAGES,
  type BlockId,
  directionOf,
  localizedPath,
  type SiteBlocks,
  textLanguage,
} from '@alnafitha/contract';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { siteQuery } from '../../shared/i18n/translation/use-block';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { OriginContext } from '../../shared/ui/page-head';

/** Google cuts longer ones at about these lengths. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

/** The title of a page without one of its own. */
const PAGE_NAMES: Partial<Record<BlockId, PlainTranslationKey>> = {
  story: 'About us',
  custom: 'Our services',
  questions: 'Contact us',
  chairman: "Chairman's Message",
  portfolio: 'Portfolio',
  testimonials: 'Testimonials',
  blog: 'Blog',
};

/** The description of a page without one of its own, where it is not the introduction. */
const DESCRIPTIONS: Partial<Record<BlockId, (site: SiteBlocks) => string>> = {
  hero: ({ company }) => company.tagline,
};

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

/** The page of a block among a search engine's results, with the form's values. */
export function SearchPreview({ id }: { id: BlockId }) {
  const { t, language: ofPanel } = useLanguage();
  const origin = useContext(OriginContext);
  const { data } = useQuery(siteQuery);
  const typed: unknown[] = useWatch({ name: ['pageTitle', 'pageDescription', 'introduction'] });
  const [pageTitle = '', pageDescription = '', introduction = ''] = typed.map((text) => String(text ?? ''));
  const language = textLanguage(pageTitle || pageDescription || introduction) ?? ofPanel;
  const site = data?.[language];
  const pageName = PAGE_NAMES[id];
  const name = pageTitle || (pageName ? (language === 'en' ? pageName : t(pageName)) : '');
  const description = pageDescription || introduction || (site && DESCRIPTIONS[id]?.(site)) || '';
  return (
    <Box component="section" aria-labelledby="search-preview" sx={{ marginBlockStart: 3 }}>
      <Typography id="search-preview" variant="subtitle2" component="h3">
        {t('As search engines show it')}
      </Typography>
      <Box lang={language} dir={directionOf(language)} sx={result}>
        <Typography variant="caption" component="div" color="textSecondary">
          <bdi dir="ltr">{origin + localizedPath(language, BLOCK_PAGES[id])}</bdi>
        </Typography>
        <Typography variant="h6" component="div" sx={{ color: 'primary.main' }}>
          {bidiText(cut(site ? `${name} | ${site.company.name}` : name, TITLE_LENGTH))}
        </Typography>
        <Typography variant="body2">{bidiText(cut(description, DESCRIPTION_LENGTH))}</Typography>
      </Box>
    </Box>
  );
}

const result = {
  maxInlineSize: 600,
  marginBlockStart: 1,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
};
