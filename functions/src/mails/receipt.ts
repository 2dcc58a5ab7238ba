import {
  enquirySubject,
  type Message,
  plainReference,
  type SiteContent,
  telephoneLink,
  whatsappLink,
} from '@alnafitha/contract';
import { automaticHeaders, type MailContent } from './mailer';
import {
  action,
  countIn,
  fill,
  heading,
  leftToRight,
  link,
  note,
  paragraph,
  render,
  stacked,
  steps,
  typed,
} from './parts';
import texts from './texts.json' with { type: 'json' };

const { receipt } = texts;

/** Contains nothing that was typed, so that the form cannot mail texts to strangers. */
export function receiptMail(
  { reference, language = 'en', files = [] }: Message,
  site: SiteContent,
): MailContent {
  const { company, questions } = site[language];
  const named = plainReference(reference, language);
  const greeting = fill(receipt.chatText[language], { company: company.name, reference: named });
  const chat = company.whatsapp && whatsappLink(company.whatsapp, greeting);
  const phone = company.phones[0]?.number ?? '';
  return {
    replyTo: company.email,
    headers: automaticHeaders('auto-replied'),
    ...render(language, enquirySubject(reference, language), [
      heading(receipt.title[language]),
      paragraph(receipt.received[language]),
      paragraph(leftToRight(reference, named), 'font-size:24px;font-weight:700'),
      paragraph(receipt.naming[language]),
      ...(files.length > 0 ? [paragraph(countIn(language, receipt.files, files.length))] : []),
      steps([questions.next, questions.visit, questions.quote]),
      paragraph(receipt.urgent[language]),
      paragraph(link(phone, telephoneLink(phone))),
      ...(chat ? [paragraph(action(receipt.chat[language], chat))] : []),
      paragraph(
        stacked(
          [company.name, company.address].map((line) => typed(line)),
          '\n',
        ),
      ),
      note(receipt.stranger[language]),
    ]),
  };
}
