import { LANGUAGES } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { siteDictionary } from '../../shared/i18n/arabic/site';
import { fillTemplate, REPLY_TEMPLATES, SERVICES_IN_ARABIC } from './reply-templates';

it('names the person, the reference, the service and the administrator in each template with a text', () => {
  const message = aMessage({ service: 'Shower Glass' });
  const texts = LANGUAGES.flatMap((language) =>
    REPLY_TEMPLATES.filter((template) => template !== 'blank').map((template) => {
      const { subject, text } = fillTemplate(template, language, message, 'Huda');
      return { subject, text, service: language === 'ar' ? 'زجاج الشاور' : 'Shower Glass' };
    }),
  );
  expect(texts).toHaveLength(8);
  const isComplete = ({ subject, text, service }: (typeof texts)[number]) =>
    /^Re: (Your enquiry|استفساركم) /.test(subject) &&
    subject.includes(message.reference) &&
    [message.name, message.reference, service, '\nHuda\n'].every((part) => text.includes(part));
  expect(texts.filter((text) => !isComplete(text))).toEqual([]);
});

it('names no service where the sender has chosen none of the list', () => {
  const message = aMessage({ service: 'Other' });
  expect(fillTemplate('started', 'en', message, 'Huda').text).toContain('Thank you for your enquiry. Its');
});

it('names the services as the website does', () => {
  expect(siteDictionary).toMatchObject(SERVICES_IN_ARABIC);
});
