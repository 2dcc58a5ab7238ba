import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { PageBoundary } from '../../shared/ui/page-boundary';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { SkipLink } from '../../shared/ui/skip-link';
import { TranslatingOverlay } from '../../shared/ui/translating-overlay';
import { useIsPending } from '../ui/page-location';
import { ArabicReaders } from './arabic-readers';
import { ChatSubjectProvider } from './chat-subject';
import { CompanyLine } from './company-line';
import { FloatingButtons } from './floating-buttons';
import { Footer } from './footer';
import { Header } from './header';
import { PendingBar } from './pending-bar';
import { ScrollPosition } from './scroll-position';

/** The layout of every public page. */
export function SiteLayout() {
  const { t } = useLanguage();
  return (
    <ChatSubjectProvider>
      <Box sx={{ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }}>
        <PendingBar />
        <SkipLink label={t('Skip to content')} />
        <CompanyLine />
        <Header />
        <Main>
          <PageBoundary>
            <Suspense fallback={<PageSpinner label={t('Loading...')} />}>
              <ScrollPosition />
              <Outlet />
            </Suspense>
          </PageBoundary>
        </Main>
        <Footer />
        <FloatingButtons />
        <ArabicReaders />
        <TranslatingOverlay />
      </Box>
    </ChatSubjectProvider>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <Box component="main" id="main" tabIndex={-1} aria-busy={useIsPending()} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
}
