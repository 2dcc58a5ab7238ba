import { useLanguage } from '../../../shared/i18n/language-context';
import { CallToAction } from '../../layout/call-to-action';

export default function CallToActionSection() {
  const { t } = useLanguage();
  return (
    <CallToAction
      title={t('Have a window or door that deserves better?')}
      text={t(
        'Send us a sketch, a photo or just the measurements on WhatsApp. You get honest advice and a clear quote.',
      )}
    />
  );
}
