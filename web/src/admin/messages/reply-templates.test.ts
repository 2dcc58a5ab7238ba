import { LANGUAGES, sampleSite } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { siteDictionary } from '../../shared/i18n/arabic/site';
import { fillTemplate, REPLY_TEMPLATES, SERVICES_IN_ARABIC } from './reply-templates';

const { en, ar } = sampleSite('2026-01-04');
const SIGNERS = { en: 'Huda', ar: 'هدى' };
const companies = { en: en.company, ar: ar.company };

it('names the person, the reference, the service and the administrator in each template with a text', () => {
  const message = aMessage({ service: 'Shower Glass' });
  const texts = LANGUAGES.flatMap((language) =>
    REPLY_TEMPLATES.filter((template) => template !== 'blank').map((template) => {
      const { subject, text } = fillTemplate(
        template,
        language,
        message,
        SIGNERS[language],
        companies[language],
      );
      return {
        subject,
        text,
        signer: SIGNERS[language],
        company: companies[language].name,
        service: language === 'ar' ? 'زجاج الشاور' : 'Shower Glass',
      };
    }),
  );
  expect(texts).toHaveLength(8);
  const isComplete = ({ subject, text, signer, company, service }: (typeof texts)[number]) =>
    /^Re: (Your enquiry|رسالتك) /.test(subject) &&
    subject.includes(message.reference) &&
    [message.name, message.reference, service, `\n${signer}\n`, company].every((part) => text.includes(part));
  expect(texts.filter((text) => !isComplete(text))).toEqual([]);
});

it('has no name in Latin letters below an Arabic text', () => {
  const { text } = fillTemplate('started', 'ar', aMessage(), 'Site Administrator', ar.company);
  expect(text.endsWith(`مع أطيب التحيات،\n${ar.company.name}`)).toBe(true);
});

it('links to the chat for measurements and photos, if there is one', () => {
  const textOf = (whatsapp: string) =>
    fillTemplate('measurements', 'en', aMessage(), 'Huda', { ...en.company, whatsapp }).text;
  expect(textOf('+974 5500 0038')).toContain('reference there: https://wa.me/97455000038');
  expect(textOf('')).not.toContain('WhatsApp');
});

it('names no service where the sender has chosen none of the list', () => {
  const message = aMessage({ service: 'Other' });
  expect(fillTemplate('started', 'en', message, 'Huda', en.company).text).toContain(
    'Thank you for your enquiry. Its',
  );
});

it('names the services as the website does', () => {
  expect(siteDictionary).toMatchObject(SERVICES_IN_ARABIC);
});

it('names a service of an own company in the language of the reply', () => {
  const own = {
    en: {
      ...en.company,
      isSample: false,
      services: [{ name: 'Glass floors', title: 'Glass floors', slug: 'glass-floors' }],
    },
    ar: {
      ...ar.company,
      isSample: false,
      services: [{ name: 'Glass floors', title: 'أرضيات زجاجية', slug: 'glass-floors' }],
    },
  };
  const message = aMessage({ service: 'Glass floors' });
  expect(fillTemplate('started', 'ar', message, 'Huda', own.ar).text).toContain('أرضيات زجاجية');
  expect(fillTemplate('started', 'en', message, 'Huda', own.en).text).toContain('Glass floors');
});
