import { STORAGE_KEYS } from '@alnafitha/contract';
import { type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { ErrorBoundary } from '../../shared/ui/error-boundary';
import { LoadingBar } from '../../shared/ui/loading-bar';
import { PageBoundary } from '../../shared/ui/page-boundary';
import { OriginContext } from '../../shared/ui/page-head';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { SkipLink } from '../../shared/ui/skip-link';
import { PageSpinner } from '../../shared/ui/spinner';
import { TranslatingOverlay } from '../../shared/ui/translating-overlay';
import { Typography } from '../../shared/ui/typography';
import { surface } from '../ui/layout-styles';
import { useIsPending } from '../ui/page-location';
import { ChatSubjectProvider } from './chat-subject';
import { FloatingButtons } from './floating-buttons';
import { Footer } from './footer';
import { Header } from './header';
import { ScrollPosition } from './scroll-position';

const LanguageSuggestionBanner = retryableLazy(() => import('./language-suggestion-banner'));

/** Offers Arabic to visitors whose browser prefers it and who have not chosen a language yet. */
function LanguageSuggestion() {
  const { language } = useLanguage();
  const [isOffered, setOffered] = useState(false);
  // The check runs after each language change: visitors who have chosen a language get no offer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => setOffered(mayOffer()), [language]);
  if (!isOffered || language === 'ar') return null;

  const dismiss = () => {
    localStorage.setItem(STORAGE_KEYS.arabicOffer, 'dismissed');
    setOffered(false);
  };
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <LanguageSuggestionBanner onDismiss={dismiss} />
      </Suspense>
    </ErrorBoundary>
  );
}

function mayOffer(): boolean {
  if (!navigator.languages.some((language) => /^ar\b/i.test(language))) return false;
  try {
    return [STORAGE_KEYS.language, STORAGE_KEYS.arabicOffer].every(
      (key) => localStorage.getItem(key) === null,
    );
  } catch {
    // Without storage, a dismissal could not be stored.
    return false;
  }
}

function PendingBar() {
  const { t } = useLanguage();
  if (!useIsPending()) return null;
  const label = t('Loading...');
  return (
    <Box
      sx={{ position: 'fixed', insetBlockStart: 0, insetInline: 0, zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <LoadingBar label={label} />
      <Typography aria-hidden variant="caption" sx={words}>
        {label}
      </Typography>
    </Box>
  );
}

const words = {
  ...surface,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: 2,
  boxShadow: 4,
  // Pages that load at once show no bar.
  '@media (prefers-reduced-motion: no-preference)': { animation: 'grow 150ms 200ms backwards' },
};

/** Replaces the header in print; print.css shows it. */
function CompanyLine() {
  const { name, phones, email } = useBlock('company');
  const origin = useContext(OriginContext);
  if (!name) return null;
  return (
    <p hidden className="print-only">
      <strong>{bidiText(name)}</strong>
      {[...phones.map(({ number }) => number), email, origin].map((contact) => (
        <span key={contact}>
          {' · '}
          <bdi dir="ltr">{contact}</bdi>
        </span>
      ))}
    </p>
  );
}

export function SiteLayout() {
  const { t, localePath } = useLanguage();
  return (
    <ChatSubjectProvider>
      <link rel="manifest" href={localePath('/manifest.webmanifest')} />
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
        <LanguageSuggestion />
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
