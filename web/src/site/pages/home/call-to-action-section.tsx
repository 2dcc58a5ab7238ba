import { useBlock } from '../../../shared/i18n/translation/use-block';
import { CallToAction } from '../../layout/call-to-action';

export default function CallToActionSection() {
  const { homeTitle, homeText } = useBlock('offer');
  return <CallToAction title={homeTitle} text={homeText} />;
}
