import type { SiteContent } from '@alnafitha/contract';
import { element } from '../../platform/xml';
import { heading, link, mailDocument, paragraph } from './layout';
import { automaticHeaders, type Mail } from './mailer';

const TITLE = 'Mails of the website arrive';
const TEXT =
  'An administrator has asked the website for this test mail. It arrived, so nothing is left to do.';
const ARABIC = 'طلب أحد المديرين من الموقع هذه الرسالة التجريبية. وقد وصلت، فلا حاجة إلى أي إجراء.';

/** Goes to the administrator who asked for it. */
export function testMail({ en }: SiteContent, site: string): Omit<Mail, 'to' | 'messageId'> {
  const subject = `${en.company.name}: ${TITLE}`;
  return {
    replyTo: en.company.email,
    subject,
    headers: automaticHeaders('auto-generated'),
    text: [TEXT, '', ARABIC, '', `${site}/admin`, ''].join('\n'),
    html: mailDocument('en', subject, [
      heading(TITLE),
      paragraph(TEXT),
      element('p', ARABIC, { dir: 'rtl', lang: 'ar', style: 'margin:0 0 16px' }),
      paragraph([link(`${site}/admin`, `${site}/admin`)]),
    ]),
  };
}
