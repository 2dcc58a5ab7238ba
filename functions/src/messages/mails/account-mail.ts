import { type AccountEventKind, directionOf, type Language, type SiteContent } from '@alnafitha/contract';
import { element, type Xml } from '../../platform/xml';
import { heading, link, mailDocument, paragraph } from './layout';
import type { OfficeMail } from './mail-document';
import { automaticHeaders, type Mail } from './mailer';

interface Words {
  readonly events: Readonly<Record<AccountEventKind, string>>;
  readonly account: string;
  readonly time: string;
  readonly device: string;
  readonly network: string;
  /** What to do; `reported` and what the operator did have their own. */
  readonly notYou: string;
  readonly reported: string;
  readonly byOperator: string;
  readonly locked: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    events: {
      newDevice: 'New device',
      passwordChanged: 'Password changed',
      passwordReset: 'Password reset',
      factorAdded: 'Second factor set up',
      factorRemoved: 'Second factor removed',
      factorReset: 'Second factor reset',
      recoveryCodeUsed: 'Recovery code used',
      factorLocked: 'Five wrong codes',
      reported: 'Account reported as stolen',
    },
    account: 'Account',
    time: 'Time',
    device: 'Device',
    network: 'Network',
    notYou: 'If that was not you, open your profile and choose “That wasn’t me”.',
    reported:
      'Everybody else is signed out. The password alone lets nobody in until a new one is chosen in the panel; otherwise, whoever runs the website can reset it.',
    locked:
      'No code of the app is taken for 15 minutes; recovery codes still work. If that was not you, somebody knows your password: open your profile and choose “That wasn’t me”.',
    byOperator: 'Whoever runs the website did this. If you did not ask for it, ask them.',
  },
  ar: {
    events: {
      newDevice: 'جهاز جديد',
      passwordChanged: 'تغيّرت كلمة المرور',
      passwordReset: 'أُعيد تعيين كلمة المرور',
      factorAdded: 'فُعّل التحقق بخطوتين',
      factorRemoved: 'أُزيل التحقق بخطوتين',
      factorReset: 'أُعيد تعيين التحقق بخطوتين',
      recoveryCodeUsed: 'استُخدم رمز استرداد',
      factorLocked: 'خمسة رموز خاطئة',
      reported: 'أُبلغ عن سرقة الحساب',
    },
    account: 'الحساب',
    time: 'الوقت',
    device: 'الجهاز',
    network: 'الشبكة',
    notYou: 'إن لم تكن أنت من فعل ذلك، فافتح ملفك الشخصي واختر «لم أكن أنا».',
    reported:
      'سُجّل خروج الجميع عداك. ولا تكفي كلمة المرور وحدها للدخول إلى أن تُختار كلمة جديدة في لوحة الإدارة، وإلا فيمكن لمشغّل الموقع إعادة تعيينها.',
    locked:
      'لن يُقبل رمز من التطبيق لمدة 15 دقيقة، وتبقى رموز الاسترداد صالحة. إن لم تكن أنت من أدخلها فإن شخصًا ما يعرف كلمة مرورك: افتح ملفك الشخصي واختر «لم أكن أنا».',
    byOperator: 'قام بذلك مشغّل الموقع. إن لم تطلبه، فاسأله.',
  },
};

/** Goes to the administrator, in both languages. */
export function accountMail(
  { username, event, device, network }: NonNullable<OfficeMail['account']>,
  at: Date,
  { en }: SiteContent,
  site: string,
): Omit<Mail, 'to' | 'messageId'> {
  const subject = `${en.company.name}: ${WORDS.en.events[event]}`;
  const profile = `${site}/admin/profile`;
  const adviceIn = ({ reported, locked, byOperator, notYou }: Words) => {
    if (event === 'reported') return reported;
    if (event === 'factorLocked') return locked;
    return event === 'passwordReset' || event === 'factorReset' ? byOperator : notYou;
  };
  const rowsIn = (language: Language) => {
    const words = WORDS[language];
    return [
      [words.account, username],
      [words.time, timeIn(language, at)],
      [words.device, device],
      [words.network, network],
    ].filter((row): row is [string, string] => row[1] !== undefined);
  };
  const textIn = (language: Language) => [
    WORDS[language].events[event],
    '',
    ...rowsIn(language).map(([label, value]) => `${label}: ${value}`),
    '',
    adviceIn(WORDS[language]),
    '',
  ];
  const htmlIn = (language: Language): Xml =>
    element(
      'div',
      [
        heading(WORDS[language].events[event]),
        ...rowsIn(language).map(([label, value]) =>
          paragraph([element('span', `${label}: `), element('bdi', value)]),
        ),
        paragraph(adviceIn(WORDS[language])),
      ],
      { lang: language, dir: directionOf(language), style: 'text-align:start' },
    );
  return {
    replyTo: en.company.email,
    subject,
    headers: automaticHeaders('auto-generated'),
    text: [...textIn('en'), ...textIn('ar'), profile, ''].join('\n'),
    html: mailDocument('en', subject, [htmlIn('en'), htmlIn('ar'), paragraph([link(profile, profile)])]),
  };
}

function timeIn(language: Language, at: Date): string {
  const locale = language === 'ar' ? 'ar-QA-u-nu-latn' : 'en-GB';
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Qatar' } as const;
  return new Intl.DateTimeFormat(locale, format).format(at);
}
