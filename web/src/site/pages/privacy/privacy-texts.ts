import type { Language, SiteBlocks } from '@alnafitha/contract';

interface PrivacyTexts {
  readonly title: string;
  readonly introduction: string;
  readonly draft: string;
  readonly sections: readonly PrivacySection[];
  readonly version: (date: string) => string;
}

interface PrivacySection {
  readonly title: string;
  /** A text is a paragraph, an array a list. */
  readonly content: readonly (string | readonly string[])[];
  /** Ends with the contact details. */
  readonly hasContact?: true;
}

type Company = Pick<SiteBlocks['company'], 'name' | 'address'>;

/**
 * Texts by language, outside the dictionary, which every page loads. Change them, and `PRIVACY_VERSION`, with
 * what the site stores, where and for how long (docs/deploy.md, "Backups").
 */
export const PRIVACY_TEXTS: Readonly<Record<Language, (company: Company) => PrivacyTexts>> = {
  en: ({ name, address }) => ({
    title: 'Privacy notice',
    introduction: 'What this website stores about you, why and for how long, and what you may ask of us.',
    draft: 'Draft text: legal counsel has to check it before it applies.',
    sections: [
      {
        title: 'Who is responsible',
        content: [
          `${name}, ${address}, is responsible for your data under Qatar's Law No. 13 of 2016 on Personal Data Privacy Protection.`,
        ],
        hasContact: true,
      },
      {
        title: 'What the forms store, and why',
        content: [
          'When you send a form, we store what we need to answer you and to prepare a quote:',
          [
            'your name, your e-mail address, and your WhatsApp number if you give it',
            'the subject, the service and the text of your message',
            'photos and PDF files that you add: your browser removes from photos what tells where and when they were taken',
            'the language of the page, the time, and a reference',
            'whether you agreed that we store it, and the version of this notice at that time',
            'what happens next: the status, our notes and replies, and which mails were sent',
          ],
          'Each form is checked for signs that a program filled it in. Against misuse, we store codes that are computed from your network address and your e-mail address, for about two days.',
          'We use none of this for advertising, and sell it to nobody.',
        ],
      },
      {
        title: 'If you create an account',
        content: [
          "You need no account to write to us. If you create one, Google's sign-in service (Firebase Authentication) stores your name, your e-mail address, the times of your sign-ins, and your password in a form that cannot be read back. This service runs in the United States.",
        ],
      },
      {
        title: 'Who sees it',
        content: [
          [
            'Our staff who answer messages.',
            "Google Cloud (Firebase), which runs the website and stores messages for us in its data centre in Doha (region me-central1). Pages and forms travel encrypted through Google's worldwide network. Its servers log the time, the address and the network address of each request for 30 days.",
            'The mail provider that delivers our mails, whose servers may be outside Qatar.',
          ],
          'Nobody else does, unless the law of Qatar requires it. If you open WhatsApp or the live map of Google, their own terms apply; nothing is loaded from either before you choose to.',
        ],
      },
      {
        title: 'Mails',
        content: [
          'When you have sent a form, a mail brings your message to our office, and another one brings you its reference. We reply by e-mail, WhatsApp or telephone. There are no newsletters.',
        ],
      },
      {
        title: 'What your browser keeps',
        content: [
          'This website has no advertising, no tracking and no analytics. Your browser keeps only:',
          [
            'the language and the theme that you chose, and that you closed the hint about the Arabic pages, until you clear them',
            'a draft of a form that you have not sent, the names of its files, and the time of an automatic reload, until you close the tab',
            'a sign-in cookie, only if you sign in, for five days at most',
          ],
        ],
      },
      {
        title: 'How long we keep it',
        content: [
          'We delete a message, with its notes, its replies and its copies in our mailboxes, when you ask us to, and at most 24 months after our last contact. We delete an account when you ask us to.',
          'Photos and files go with their message. Those whose form was never sent are deleted after a day.',
          'Against mistakes, a deleted message is kept apart for 30 days and then deleted for good; if you ask us to, at once.',
          "Google's backups keep what was deleted for up to 28 days, photos and files for up to 37, and our own encrypted copy for emergencies until that of the next month replaces it.",
        ],
      },
      {
        title: 'Your rights',
        content: [
          'At any time and free of charge, you may:',
          [
            'see what we store about you, and get a copy',
            'have it corrected',
            'have it deleted',
            'withdraw your consent, or object to a use',
          ],
          'Write to us or call us. The reference helps us to find your message.',
        ],
        hasContact: true,
      },
      {
        title: 'Complaints',
        content: [
          'If our answer does not satisfy you, you may complain to the National Data Privacy Office of the National Cyber Security Agency (NCSA) of Qatar.',
        ],
      },
    ],
    version: (date) =>
      `Version of ${date}. It is stored with each message, so that it stays known to which text you agreed.`,
  }),
  ar: ({ name, address }) => ({
    title: 'إشعار الخصوصية',
    introduction: 'ما يحفظه هذا الموقع عنك، ولماذا وإلى متى، وما يمكنك أن تطلبه منا.',
    draft: 'مسودة: يجب أن يراجع مستشار قانوني هذا النص قبل العمل به.',
    sections: [
      {
        title: 'من المسؤول عن بياناتك',
        content: [
          `المسؤول عن بياناتك هو شركة ${name}، ${address}، وفق القانون القطري رقم 13 لسنة 2016 بشأن حماية خصوصية البيانات الشخصية.`,
        ],
        hasContact: true,
      },
      {
        title: 'ما تحفظه النماذج، ولماذا',
        content: [
          'عند إرسال نموذج نحفظ ما نحتاج إليه للرد عليك وإعداد عرض سعر:',
          [
            'اسمك وبريدك الإلكتروني، ورقم واتساب إن ذكرته',
            'الموضوع والخدمة ونص رسالتك',
            'ما تضيفه من صور وملفات PDF: يزيل متصفحك من الصور ما يدل على مكان التقاطها ووقته',
            'لغة الصفحة ووقت الإرسال ورقم مرجعي',
            'ما إذا وافقت على الحفظ، وإصدار هذا الإشعار في ذلك الوقت',
            'ما يلي ذلك: حالة الرسالة وملاحظاتنا وردودنا، وما أُرسل من رسائل البريد',
          ],
          'يُفحص كل نموذج بحثًا عما يدل على أن برنامجًا قد عبّأه. ومنعًا لإساءة الاستخدام نحفظ رموزًا محسوبة من عنوان شبكتك ومن بريدك الإلكتروني مدة يومين تقريبًا.',
          'لا نستخدم شيئًا من ذلك في الإعلانات، ولا نبيعه لأحد.',
        ],
      },
      {
        title: 'إذا أنشأت حسابًا',
        content: [
          'لا تحتاج إلى حساب لمراسلتنا. وإذا أنشأت حسابًا فإن خدمة تسجيل الدخول من غوغل (مصادقة فايربيس) تحفظ اسمك وبريدك الإلكتروني وأوقات دخولك، وكلمة مرورك بصيغة لا يمكن استرجاعها. وتعمل هذه الخدمة في الولايات المتحدة.',
        ],
      },
      {
        title: 'من يطّلع عليها',
        content: [
          [
            'موظفونا الذين يردون على الرسائل.',
            'غوغل كلاود (فايربيس)، التي تشغّل الموقع وتحفظ الرسائل نيابة عنا في مركز بياناتها في الدوحة. وتنتقل الصفحات والنماذج مشفّرة عبر شبكة غوغل العالمية. وتسجّل خوادمها وقت كل طلب وعنوانه وعنوان الشبكة مدة 30 يومًا.',
            'مزوّد البريد الذي يوصل رسائلنا، وقد تكون خوادمه خارج قطر.',
          ],
          'ولا يطّلع عليها غيرهم إلا إذا أوجب القانون القطري ذلك. وإذا فتحت واتساب أو خريطة غوغل الحية فتسري شروطهما؛ ولا يُحمَّل شيء من أي منهما قبل أن تختار ذلك.',
        ],
      },
      {
        title: 'رسائل البريد',
        content: [
          'بعد إرسال النموذج تصل رسالتك بالبريد إلى مكتبنا، وتصلك رسالة برقمها المرجعي. ونرد بالبريد الإلكتروني أو واتساب أو الهاتف. ولا نرسل نشرات بريدية.',
        ],
      },
      {
        title: 'ما يحفظه متصفحك',
        content: [
          'ليس في هذا الموقع إعلانات ولا تتبّع ولا أدوات تحليل. ولا يحفظ متصفحك إلا:',
          [
            'اللغة والمظهر اللذين اخترتهما، وأنك أغلقت التنبيه إلى الصفحات العربية، إلى أن تمسح ذلك',
            'مسودة نموذج لم ترسله وأسماء ملفاته ووقت إعادة التحميل التلقائية، إلى أن تغلق علامة التبويب',
            'ملف ارتباط لتسجيل الدخول، إذا سجّلت الدخول فقط، مدة خمسة أيام على الأكثر',
          ],
        ],
      },
      {
        title: 'مدة الاحتفاظ بها',
        content: [
          'نحذف الرسالة، مع ملاحظاتها وردودها ونسخها في صناديق بريدنا، عندما تطلب ذلك، وبعد 24 شهرًا على الأكثر من آخر تواصل بيننا. ونحذف الحساب عندما تطلب ذلك.',
          'تُحذف الصور والملفات مع رسالتها. وما لم يُرسل نموذجه يُحذف بعد يوم.',
          'تحسبًا للأخطاء، تبقى الرسالة المحذوفة على حدة 30 يومًا ثم تُحذف نهائيًا، أو فورًا إن طلبت ذلك.',
          'تبقى البيانات المحذوفة في النسخ الاحتياطية لدى غوغل مدة تصل إلى 28 يومًا، والصور والملفات إلى 37 يومًا، وفي نسختنا المشفّرة للطوارئ إلى أن تحل محلها نسخة الشهر التالي.',
        ],
      },
      {
        title: 'حقوقك',
        content: [
          'يمكنك في أي وقت ومن دون مقابل:',
          [
            'الاطلاع على ما نحفظه عنك والحصول على نسخة منه',
            'طلب تصحيحه',
            'طلب حذفه',
            'سحب موافقتك أو الاعتراض على استخدام معيّن',
          ],
          'راسلنا أو اتصل بنا. ويساعدنا الرقم المرجعي على العثور على رسالتك.',
        ],
        hasContact: true,
      },
      {
        title: 'الشكاوى',
        content: [
          'إذا لم تكن راضيًا عن ردنا فيمكنك تقديم شكوى إلى المكتب الوطني لخصوصية البيانات في الوكالة الوطنية للأمن السيبراني في قطر.',
        ],
      },
    ],
    version: (date) => `إصدار ${date}. يُحفظ مع كل رسالة ليبقى معروفًا أي نص وافقت عليه.`,
  }),
};
