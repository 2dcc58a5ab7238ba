import type { Language } from '@alnafitha/contract';
import { LOCALES } from '../../shared/i18n/formats';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size in kB or MB; Arabic has no abbreviations that people read. */
export function sizeText(bytes: number, language: Language): string {
  const [unit, size] = bytes < MEGABYTE ? ['kilobyte', KILOBYTE] : ['megabyte', MEGABYTE];
  const maximumFractionDigits = size === MEGABYTE ? 1 : 0;
  const unitDisplay = language === 'ar' ? 'long' : 'short';
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits,
  }).format(Math.max(bytes / size, 1));
}

interface Props {
  /** Id of the element with the name. */
  id?: string;
  name: string;
  bytes: number;
}

export function AttachedFile({ id, name, bytes }: Props) {
  const { language } = useLanguage();
  return (
    <>
      <bdi id={id} dir="auto" translate="no">
        {bidiText(name)}
      </bdi>{' '}
      <span style={{ whiteSpace: 'nowrap' }}>
        · <bdi>{sizeText(bytes, language)}</bdi>
      </span>
    </>
  );
}
