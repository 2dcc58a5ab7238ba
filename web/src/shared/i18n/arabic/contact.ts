export const contact = {
  'Contact us': 'اتصل بنا',
  'Tell us about your windows, doors or façade, and we will reply with a quote.':
    'أخبرنا عن نوافذك أو أبوابك أو واجهتك، وسنرد عليك بعرض سعر.',
  'Tell us about your windows, doors, façade or kitchen.': 'أخبرنا عن نوافذك أو أبوابك أو واجهتك أو مطبخك.',
  'We reply within one working day, with honest advice and a clear quote.':
    'نرد خلال يوم عمل واحد بنصيحة صادقة وعرض سعر واضح.',
  'Get in Touch': 'تواصل معنا',
  Address: 'العنوان',
  Phone: 'الهاتف',
  Email: 'البريد الإلكتروني',
  'Working hours': 'ساعات العمل',
  'Follow us': 'تابعنا',
  'WhatsApp chat': 'محادثة واتساب',
  'Quote request: {title}': 'طلب عرض سعر: {title}',
  'Thank you, your message has reached us.': 'شكرًا لك، وصلتنا رسالتك.',
  'We read it and reply within one working day, by e-mail or WhatsApp.':
    'نقرؤها ونرد خلال يوم عمل واحد، بالبريد الإلكتروني أو عبر واتساب.',
  'If needed, we come to measure and bring samples.': 'عند الحاجة نزور الموقع لأخذ المقاسات ومعنا عينات.',
  'You get a clear quote with a price and a date.': 'يصلك عرض سعر واضح فيه السعر والموعد.',
  'Is it urgent? Our team replies on WhatsApp during working hours:':
    'هل الأمر عاجل؟ يرد فريقنا عبر واتساب خلال ساعات العمل:',
  'Your reference:': 'الرقم المرجعي لرسالتك:',
  // The isolates keep the halves of a reference in order.
  'Hello {company}, I have just sent you a message through your website. My reference is {reference}.':
    'مرحبًا {company}، أرسلت لكم رسالة للتو عبر موقعكم. رقمها المرجعي \u2066{reference}\u2069.',
  'Continue on WhatsApp': 'المتابعة عبر واتساب',
  'Send another message': 'إرسال رسالة أخرى',
  'Send Us a Message': 'أرسل لنا رسالة',
  'Your name': 'الاسم',
  'Your email': 'البريد الإلكتروني',
  'WhatsApp Number': 'رقم الواتساب',
  'We may not be able to call this number. Please check it.':
    'قد لا نتمكن من الاتصال بهذا الرقم. يرجى التحقق منه.',
  Service: 'الخدمة',
  'Not sure yet': 'لم أقرر بعد',
  Subject: 'الموضوع',
  'Your message': 'الرسالة',
  'I consent to having this website store my submitted information':
    'أوافق على أن يحفظ هذا الموقع المعلومات التي أرسلتها',
  'Send message': 'إرسال الرسالة',
  'Sending...': 'جارٍ الإرسال...',
  'Message Sent!': 'تم إرسال الرسالة!',
  "Thank you for contacting us. We'll get back to you soon.": 'شكرًا لتواصلك معنا. سنرد عليك قريبًا.',
  'Need a Quick Response': 'هل تحتاج إلى رد سريع؟',
  'Send us a photo or a sketch on WhatsApp and talk to our team directly during working hours.':
    'أرسل لنا صورة أو رسمًا عبر واتساب وتحدث مباشرة مع فريقنا خلال ساعات العمل.',
  'A glass railing of the kind our team makes and installs': 'درابزين زجاجي مما يصنعه فريقنا ويركّبه',
  'Map of Doha': 'خريطة الدوحة',
  'Directions in Google Maps': 'الاتجاهات في خرائط جوجل',
  'Open the live map': 'افتح الخريطة التفاعلية',
  Lusail: 'لوسيل',
  'The Pearl': 'اللؤلؤة',
  Doha: 'الدوحة',
  'Industrial Area': 'المنطقة الصناعية',
  'Al Wakrah': 'الوكرة',
  Corniche: 'الكورنيش',
  'Hamad Airport': 'مطار حمد',
  'Al Shamal Road': 'طريق الشمال',
  'Salwa Road': 'طريق سلوى',
  'Frequently asked questions': 'الأسئلة الشائعة',
  'View All FAQs': 'عرض جميع الأسئلة',
  'How long does an installation take?': 'كم يستغرق التركيب؟',
  'Small jobs take 1-2 days. Large projects can take several weeks. You receive a timeline before we start.':
    'تستغرق الأعمال الصغيرة من يوم إلى يومين، وقد تمتد المشاريع الكبيرة إلى عدة أسابيع. نقدم لك جدولًا زمنيًا قبل أن نبدأ.',
  'Do you offer warranties?': 'هل تقدمون ضمانات؟',
  'Yes. The manufacturer warrants the products and we warrant our workmanship. The periods vary by product.':
    'نعم. تضمن الشركة المصنّعة المنتجات ونضمن نحن جودة التنفيذ، وتختلف المدة بحسب المنتج.',
  'Can you work from custom designs?': 'هل يمكنكم العمل بتصاميم خاصة؟',
  'Yes. We build from your own plans, or design with you from scratch.':
    'نعم. ننفذ مخططاتك، أو نصمم معك من البداية.',
  'Which areas do you serve?': 'ما المناطق التي تخدمونها؟',
  'All of Qatar, for example Doha, Al Wakrah and Al Khor.': 'جميع أنحاء قطر، مثل الدوحة والوكرة والخور.',
};
