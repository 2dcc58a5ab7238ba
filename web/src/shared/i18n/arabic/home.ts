export const home = {
  // Carousels
  carousel: 'عرض شرائح',
  slide: 'شريحة',
  '{position} of {total}': '{position} من {total}',
  'Show {position} of {total}': 'عرض {position} من {total}',
  'Pause the slides': 'إيقاف تبدّل الشرائح',
  'Play the slides': 'تشغيل تبدّل الشرائح',

  // Sharing
  'aluminium windows, UPVC doors, curtain walls, glass partitions, shower glass, kitchen cabinets, pergolas, Doha, Qatar':
    'نوافذ ألمنيوم، أبواب UPVC، واجهات زجاجية، كرتن وول، قواطع زجاجية، زجاج شاور، خزائن مطابخ، برجولات، الدوحة، قطر',

  // Slides
  'What we build': 'ما نبنيه',
  'The light comes in, the heat stays out': 'الضوء يدخل والحر يبقى خارجًا',
  'For villas and homes': 'للفلل والمنازل',
  'Windows, sliding doors and full glass fronts, made to measure in Doha and fitted by our own team.':
    'نوافذ وأبواب سحّاب وواجهات زجاجية كاملة، تُصنع حسب المقاس في الدوحة ويركّبها فريقنا.',
  'Façades that stand up to the summer': 'واجهات تصمد أمام الصيف',
  'For offices, towers and shops': 'للمكاتب والأبراج والمتاجر',
  'Curtain walls, shopfronts and partitions, engineered and made by us and installed on the day we agreed.':
    'واجهات زجاجية (كرتن وول) وواجهات متاجر وقواطع، نصممها ونصنعها ونركّبها في اليوم المتفق عليه.',
  'Interiors designed with care': 'مساحات مدروسة بعناية',
  'For kitchens and interiors': 'للمطابخ والتصاميم الداخلية',
  'Kitchens, shower glass and interior doors, with every detail drawn before the first board is cut.':
    'مطابخ وزجاج شاور وأبواب داخلية، تُرسم كل تفاصيلها قبل قص أول لوح.',

  // About
  'One workshop, from the first drawing to the last seal': 'ورشة واحدة، من أول رسم إلى آخر لمسة',
  'Sliding glass doors, open from a living room to a terrace': 'أبواب زجاجية سحّاب مفتوحة من صالة على تراس',
  'For more than 15 years we have built with aluminium, UPVC, steel and glass in Qatar: for families who want a quiet home, and for companies that want a façade to be proud of.':
    'منذ أكثر من 15 عامًا ونحن ننفذ أعمال الألمنيوم ونوافذ UPVC والحديد والستانلس ستيل والزجاج في قطر: لعائلات تريد بيتًا هادئًا، ولشركات تريد واجهة تفخر بها.',
  'Measured, drawn, made and fitted by the same team': 'القياس والرسم والتصنيع والتركيب بيد الفريق نفسه',
  'Profiles, glass and seals chosen for sun, salt and dust':
    'مقاطع وزجاج وحشيات مختارة لتتحمل الشمس والملح والغبار',
  'A fixed price and a date before we begin': 'سعر ثابت وموعد محدد قبل أن نبدأ',
  'More about us': 'المزيد عنا',
  'This section could not be loaded': 'تعذّر تحميل هذا القسم',

  // Services
  'What we can make for you': 'ما يمكننا أن نصنعه لك',
  'Choose a category to see examples.': 'اختر مجالًا لترى أمثلة منه.',
  'Steel and Stainless Work': 'أعمال الحديد والستانلس ستيل',
  'Glass Doors and Showers': 'الأبواب الزجاجية وكبائن الشاور',
  'Glass Houses': 'الغرف والمجالس الزجاجية',
  'UPVC Windows': 'نوافذ UPVC',
  'Gates, railings and stairs, welded and polished in our workshop.':
    'بوابات ودرابزين وأدراج تُلحم وتُصقل في ورشتنا.',
  'Toughened glass, cut to the millimetre, on hinges that stay quiet.':
    'زجاج مقسّى مقصوص بدقة المليمتر، على مفصلات هادئة.',
  'Glass rooms for the garden, shaded by day and lit at night.':
    'غرف ومجالس زجاجية للحديقة، مظللة نهارًا ومضيئة مساءً.',
  'Floor-to-ceiling cabinets, planned around the way you cook.':
    'خزائن من الأرض إلى السقف، مصممة بحسب طريقة طبخك.',
  'Welded frames that keep out heat, noise and dust.': 'إطارات ملحومة تُبقي الحر والضجيج والغبار خارجًا.',

  // Portfolio
  'Homes, offices and shops': 'منازل ومكاتب ومتاجر',
  'View the portfolio': 'عرض جميع الأعمال',
  'Newest projects': 'أحدث المشاريع',

  // Testimonials
  'Layla H.': 'ليلى ح.',
  'Windows and terrace doors, West Bay Lagoon': 'نوافذ وأبواب تراس، بحيرة الخليج الغربي',
  'They measured every window twice and came on the day they had promised. The house is quieter, and the air conditioning gets a rest at night.':
    'أخذوا قياس كل نافذة مرتين وجاؤوا في اليوم الذي وعدوا به. صار البيت أهدأ، والتكييف يستريح ليلًا.',
  'Thomas B.': 'توماس ب.',
  'Project manager': 'إدارة مشاريع',
  'Office partitions, Msheireb': 'قواطع مكتبية، مشيرب',
  'Forty metres of glass over one weekend. On Sunday morning the office opened as if they had never been there.':
    'أربعون مترًا من الزجاج في عطلة نهاية أسبوع واحدة. وصباح الأحد فتح المكتب وكأن شيئًا لم يكن.',
  'Aisha J.': 'عائشة ج.',
  'Café owner': 'مقهى',
  'Shopfront, Al Wakrah': 'واجهة متجر، الوكرة',
  'A front that folds away in winter, and closes tight when the wind brings dust. It paid for itself in the first season.':
    'واجهة تُطوى في الشتاء وتُغلق بإحكام حين تحمل الريح الغبار. وقد غطت كلفتها في الموسم الأول.',

  // Statistics
  'Our work in numbers': 'أعمالنا بالأرقام',
  'Years Experience': 'سنوات الخبرة',
  'Projects Completed': 'مشاريع منجزة',
  'Happy Clients': 'عملاء سعداء',
  'Awards Won': 'جوائز حصلنا عليها',

  // Call to action
  'Have a window or door that deserves better?': 'هل لديك نافذة أو باب يستحق الأفضل؟',
  'Send us a sketch, a photo or just the measurements on WhatsApp. You get honest advice and a clear quote.':
    'أرسل لنا رسمًا أو صورة أو المقاسات فقط عبر واتساب. وستتلقى نصيحة صادقة وعرض سعر واضحًا.',

  // Contact
  'Tell us about your project': 'أخبرنا عن مشروعك',
  'Your name and e-mail address are enough to get started. We reply within one working day.':
    'يكفي الاسم والبريد الإلكتروني للبدء. نرد خلال يوم عمل واحد.',
  'A balcony with a glass railing and two chairs, with towers across the bay':
    'شرفة بدرابزين زجاجي وكرسيين، وفي الجهة المقابلة من الخليج أبراج',
  'Saturday to Thursday': 'من السبت إلى الخميس',
} as const;
