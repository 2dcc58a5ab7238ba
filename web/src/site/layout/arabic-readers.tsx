import { STORAGE_KEYS } from '@alnafitha/contract';
import { Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { ErrorBoundary } from '../../shared/ui/error-boundary';
import { retryableLazy } from '../../shared/ui/retryable-lazy';

const ArabicOffer = retryableLazy(() => import('./arabic-offer'));

/** Offers the Arabic page to visitors whose browser prefers Arabic and who have not chosen a language yet. */
export function ArabicReaders() {
  const { language } = useLanguage();
  const [isOffered, setOffered] = useState(false);
  // Checked after each language change: visitors who have chosen a language get no offer.
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
        <ArabicOffer onDismiss={dismiss} />
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
    // Without storage, the dismissal could not be stored.
    return false;
  }
}
