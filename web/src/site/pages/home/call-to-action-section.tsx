import { useBlock } from '../../../shared/i18n/translation/use-block';
import { CallToAction } from '../../layout/call-to-action';

export default function CallToActionSection() {
  const { callTitle, callText } = useBlock('hero');
  return <CallToAction title={callTitle} text={callText} />;
}
