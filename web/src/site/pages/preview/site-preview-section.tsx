import { BLOCK_PAGES, type BlockId, type Language, type SiteBlocks } from '@alnafitha/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../../shared/app/query-client';
import { useLanguage } from '../../../shared/i18n/language-context';
import { blockQuery } from '../../../shared/i18n/translation/use-block';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { NotFound } from '../../layout/not-found';

/** The panel stores the block here before it opens the page. */
const STORAGE_KEY = 'site-preview';

const PAGES = {
  '/': retryableLazy(() => import('../home/home-page')),
  '/about': retryableLazy(() => import('../about-page')),
  '/services': retryableLazy(() => import('../services/services-page')),
  '/chairman': retryableLazy(() => import('../chairman-page')),
  '/portfolio': retryableLazy(() => import('../portfolio/portfolio-page')),
  '/testimonials': retryableLazy(() => import('../testimonials/testimonials-page')),
  '/blog': retryableLazy(() => import('../blog/blog-page')),
  '/contact': retryableLazy(() => import('../contact/contact-page')),
  '/sitemap': retryableLazy(() => import('../sitemap-page')),
  '/terms': retryableLazy(() => import('../terms-page')),
};

interface StoredPreview {
  readonly id: BlockId;
  readonly block: Record<Language, SiteBlocks[BlockId]>;
}

/** Returns `null` for a link that was opened without the panel. */
function readPreview(): StoredPreview | null {
  const text = localStorage.getItem(STORAGE_KEY);
  const preview: StoredPreview | null = text ? JSON.parse(text) : null;
  return preview && Object.hasOwn(BLOCK_PAGES, preview.id) ? preview : null;
}

/** React discards the state of a component that suspends before it is shown, so the cache is outside. */
let prepared: { readonly preview: StoredPreview; readonly client: QueryClient } | null = null;

function prepare() {
  const preview = prepared ? null : readPreview();
  if (!preview) return prepared;
  const client = createQueryClient();
  client.setQueryData(blockQuery(preview.id).queryKey, preview.block);
  prepared = { preview, client };
  return prepared;
}

/** A page with a block as it is in the panel's form. Its cache is separate: other pages show what is saved. */
export default function SitePreview() {
  const { t } = useLanguage();
  const shown = prepare();
  if (!shown) return <NotFound />;
  const Page = PAGES[BLOCK_PAGES[shown.preview.id]];
  return (
    <>
      <meta name="robots" content="noindex" />
      <QueryClientProvider client={shown.client}>
        <Page />
      </QueryClientProvider>
      <Box role="status" sx={banner}>
        <Container maxWidth="xl" sx={{ paddingBlock: 1.5, fontWeight: 600 }}>
          {t('Preview: this is not saved yet.')}
        </Container>
      </Box>
    </>
  );
}

const banner = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  borderBlockStart: HAIRLINE,
  backgroundColor: 'background.paper',
} as const;
