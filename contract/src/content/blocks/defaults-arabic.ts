/** English text of the sample → Arabic. */
export const SAMPLE_ARABIC: Readonly<Record<string, string>> = {
  'Al Nafitha Aluminium & Glass': 'النافذة للألمنيوم والزجاج',
  'Al Nafitha': 'النافذة',
  'Aluminium, UPVC and glass for homes and businesses in Qatar, made and installed by one team.':
    'ألمنيوم وزجاج ونوافذ UPVC للمنازل والشركات في قطر، يصنعها ويركّبها فريق واحد.',
  'Industrial Area 38, Doha, Qatar': 'المنطقة الصناعية 38، الدوحة، قطر',
  'Saturday to Thursday': 'من السبت إلى الخميس',
  '8:00 AM to 6:00 PM': 'من 8:00 صباحًا إلى 6:00 مساءً',
  'Windows, doors and façades in Qatar': 'نوافذ وأبواب وواجهات في قطر',
  'Windows, doors and façades built for the Gulf': 'نوافذ وأبواب وواجهات صُنعت لأجواء الخليج',
  'aluminium windows, UPVC doors, curtain walls, glass partitions, shower glass, kitchen cabinets, pergolas, Doha, Qatar':
    'نوافذ ألمنيوم، أبواب UPVC، واجهات زجاجية، كرتن وول، قواطع زجاجية، زجاج شاور، خزائن مطابخ، برجولات، الدوحة، قطر',
  'For villas and homes': 'للفلل والمنازل',
  'The light comes in, the heat stays out': 'الضوء يدخل والحر يبقى خارجًا',
  'Windows, sliding doors and full glass fronts, made to measure in Doha and fitted by our own team.':
    'نوافذ وأبواب سحّاب وواجهات زجاجية كاملة، تُصنع حسب المقاس في الدوحة ويركّبها فريقنا.',
  'Our services': 'خدماتنا',
  'Get a Quote': 'اطلب عرض سعر',
  'For offices, towers and shops': 'للمكاتب والأبراج والمتاجر',
  'Façades that stand up to the summer': 'واجهات تصمد أمام الصيف',
  'Curtain walls, shopfronts and partitions, engineered and made by us and installed on the day we agreed.':
    'واجهات زجاجية (كرتن وول) وواجهات متاجر وقواطع، نصممها ونصنعها ونركّبها في اليوم المتفق عليه.',
  'View the portfolio': 'عرض جميع الأعمال',
  'For kitchens and interiors': 'للمطابخ والتصاميم الداخلية',
  'Interiors designed with care': 'مساحات مدروسة بعناية',
  'Kitchens, shower glass and interior doors, with every detail drawn before the first board is cut.':
    'مطابخ وزجاج شاور وأبواب داخلية، تُرسم كل تفاصيلها قبل قص أول لوح.',
  'One workshop, from the first drawing to the last seal': 'ورشة واحدة، من أول رسم إلى آخر لمسة',
  'For more than 15 years we have built with aluminium, UPVC, steel and glass in Qatar: for families who want a quiet home, and for companies that want a façade to be proud of.':
    'منذ أكثر من 15 عامًا ونحن ننفذ أعمال الألمنيوم ونوافذ UPVC والحديد والستانلس ستيل والزجاج في قطر: لعائلات تريد بيتًا هادئًا، ولشركات تريد واجهة تفخر بها.',
  'Measured, drawn, made and fitted by the same team': 'القياس والرسم والتصنيع والتركيب بيد الفريق نفسه',
  'Profiles, glass and seals chosen for sun, salt and dust':
    'مقاطع وزجاج وحشيات مختارة لتتحمل الشمس والملح والغبار',
  'A fixed price and a date before we begin': 'سعر ثابت وموعد محدد قبل أن نبدأ',
  'For more than 15 years we have designed, made and installed aluminium, UPVC and glasswork across Qatar.':
    'منذ أكثر من 15 عامًا ونحن نصمم ونصنع ونركّب أعمال الألمنيوم ونوافذ UPVC والزجاج في أنحاء قطر.',
  'Since 2010': 'منذ عام 2010',
  'We began in 2010 with one saw, one bending machine and a promise: whatever leaves our workshop fits on site the first time.\nToday we make everything under one roof: aluminium, UPVC, steel and glass. The people who measure your windows and doors talk every day to those who cut the profiles and those who fit them.\nQatar is hard on windows: sun, dust, humidity and salt in the air. Everything we choose, from the coating to the last gasket, is chosen for that.':
    'بدأنا عام 2010 بمنشار واحد وآلة ثني واحدة ووعد: كل ما يخرج من ورشتنا يُركَّب في الموقع من المرة الأولى.\nواليوم نصنع كل شيء تحت سقف واحد: الألمنيوم ونوافذ UPVC والحديد والستانلس ستيل والزجاج. من يأخذ قياسات نوافذك وأبوابك يتحدث كل يوم مع من يقص المقاطع ومن يركّبها.\nأجواء قطر قاسية على النوافذ: شمس وغبار ورطوبة وملح في الهواء. وكل ما نختاره، من الطلاء إلى آخر حشية، نختاره لهذه الأجواء.',
  'To make windows, doors and façades that keep the heat out, let the light in and still close softly after ten summers.':
    'أن نصنع نوافذ وأبوابًا وواجهات تُبقي الحر خارجًا وتُدخل الضوء، وتظل تُغلق بسلاسة بعد عشرة أصياف.',
  'A country whose buildings need less cooling because their windows and doors are well made, and a workshop where young craftspeople are proud to learn.':
    'بلد تحتاج مبانيه إلى تبريد أقل لأن نوافذها وأبوابها صُنعت بإتقان، وورشة يفخر الحرفيون الشباب بالتعلم فيها.',
  'The same people stay with your order from the first visit to the last seal.':
    'الأشخاص أنفسهم يتابعون طلبك من الزيارة الأولى حتى آخر لمسة.',
  Surveyors: 'فنيو القياس',
  'measure every opening themselves, to the millimetre': 'يأخذون كل مقاس بأنفسهم بدقة المليمتر',
  Draughtspeople: 'الرسامون الفنيون',
  'turn ideas into drawings the workshop can build from': 'يحوّلون الرغبات إلى مخططات تنفذها الورشة',
  Fabricators: 'فنيو التصنيع',
  'cut, mill, weld and glaze under one roof': 'يقصون ويفرزون ويلحمون ويركّبون الزجاج تحت سقف واحد',
  Installers: 'فنيو التركيب',
  'fit, seal, clean up and show you how everything works':
    'يركّبون ويعزلون وينظفون المكان ويشرحون كيف يعمل كل شيء',
  'Service technicians': 'فنيو الصيانة',
  'keep hinges, seals and locks going for years': 'يُبقون المفصلات والحشيات والأقفال صالحة لسنوات',
  Excellence: 'التميز',
  'Either a joint is tight or we make it again. We check every frame before it leaves.':
    'الوصلة إما محكمة أو نعيد صنعها. ونفحص كل إطار قبل خروجه من الورشة.',
  Innovation: 'الابتكار',
  'We try new profiles, glass and hardware in our own building before we offer them to you.':
    'نجرّب المقاطع والزجاج والإكسسوارات الجديدة في مبنانا قبل أن نعرضها عليك.',
  Integrity: 'النزاهة',
  'If a cheaper solution does the job just as well, we say so. What we quote is what you pay.':
    'إذا كان هناك حل أقل كلفة يؤدي الغرض نفسه فإننا نخبرك به. والسعر في العرض هو ما تدفعه.',
  Collaboration: 'التعاون',
  'Architects, contractors and families sit down with us before the first cut is made.':
    'يجلس معنا المهندسون والمقاولون والعائلات إلى طاولة واحدة قبل أول عملية قص.',
  Sustainability: 'الاستدامة',
  'Thermal breaks and coated glass save on cooling for decades, and our offcuts are melted down and used again.':
    'توفّر الفواصل الحرارية والزجاج العاكس للحرارة في كلفة التبريد سنوات طويلة، أما بقايا القص فتُصهر ويُعاد استخدامها.',
  Reliability: 'الموثوقية',
  'We give you a date you can plan around. And if something fails, we come.':
    'نعطيك موعدًا يمكنك أن تبني عليه خططك. وإذا تعطل شيء حضرنا إليك.',
  '15+ years of experience': 'أكثر من 15 عامًا من الخبرة',
  'Villas, towers, schools and shops from Al Khor to Mesaieed.':
    'فلل وأبراج ومدارس ومتاجر من الخور إلى مسيعيد.',
  'Quality you can measure': 'جودة يمكن قياسها',
  'Tested profiles, toughened glass and stainless fixings, with certificates on request.':
    'مقاطع مختبرة وزجاج مقسّى ومثبتات لا تصدأ، والشهادات متاحة عند الطلب.',
  'Made to your measurements': 'تُفصَّل على مقاس بيتك',
  'Any size, any colour, any layout. You never have to settle for a standard size.':
    'أي مقاس وأي لون وأي تقسيم، فلا داعي لأن تكتفي بمقاس جاهز.',
  'Support that lasts': 'خدمة تستمر بعد التركيب',
  'A warranty on product and workmanship, and a service team that picks up the phone.':
    'ضمان على المنتج والتنفيذ، وفريق صيانة يرد على اتصالك.',
  'Years Experience': 'سنوات الخبرة',
  'Projects Completed': 'مشاريع منجزة',
  'Happy Clients': 'عملاء سعداء',
  'Awards Won': 'جوائز حصلنا عليها',
  'Aluminium fabrication, UPVC windows and doors, glass partitions and curtain walls, from the first drawing to the last seal.':
    'تصنيع الألمنيوم، ونوافذ وأبواب UPVC، والقواطع الزجاجية والواجهات الزجاجية (كرتن وول)، من أول رسم إلى آخر لمسة.',
  'All our trades work under one roof, so everything fits together.':
    'كل تخصصاتنا تحت سقف واحد، ليأتي كل جزء متوافقًا مع غيره.',
  'A skylight over a staircase, a pergola with moving louvres, a glass house in the garden: much of what we build is one of a kind.':
    'سقف زجاجي (سكاي لايت) فوق درج، أو برجولة بشرائح متحركة، أو غرفة زجاجية في الحديقة: كثير مما ننفذه لا يتكرر.',
  'Send a sketch, a photo or just an idea on WhatsApp. Before you decide, we tell you what is possible, what it costs and how long it takes.':
    'أرسل رسمًا أو صورة أو مجرد فكرة عبر واتساب. وقبل أن تقرر نخبرك بما يمكن تنفيذه وكم يكلف وكم يستغرق.',
  'Four steps, and at each one you know what comes next.': 'أربع خطوات، وفي كل خطوة تعرف ما يليها.',
  Consultation: 'الاستشارة',
  'Reply within 1 working day': 'نرد خلال يوم عمل واحد',
  'We visit, measure and listen. You see samples of profiles, glass and handles.':
    'نزورك ونأخذ القياسات ونستمع إليك. وترى عينات من المقاطع والزجاج والمقابض.',
  'Design & Quote': 'التصميم وعرض السعر',
  '3 to 5 working days': 'من 3 إلى 5 أيام عمل',
  'You get drawings, a fixed price and a date. We revise the drawings until they are right.':
    'تستلم المخططات وسعرًا ثابتًا وموعدًا. ونعدّل المخططات حتى ترضيك.',
  Fabrication: 'التصنيع',
  '2 to 6 weeks': 'من أسبوعين إلى 6 أسابيع',
  'Your order is cut, assembled and checked in our workshop in Doha.':
    'نقصّ طلبك ونجمّعه ونفحصه في ورشتنا في الدوحة.',
  Installation: 'التركيب',
  '1 to 2 days for small jobs': 'من يوم إلى يومين للأعمال الصغيرة',
  'Our own installers fit and seal it, leave the site clean and show you how it works.':
    'يركّبه فنيونا ويعزلونه ويتركون الموقع نظيفًا ويشرحون لك طريقة استخدامه.',
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
  'A letter to those who build in Qatar, and to those who live in what is built.':
    'رسالة إلى من يبنون في قطر، وإلى من يعيشون في ما يُبنى.',
  'Dear reader,': 'عزيزي القارئ،',
  'When people ask what we make, I do not say windows. I say: the place where a house meets the light.\nA window is opened in the morning and closed at night for thirty years. Nobody thinks about it while it works, and that is the finest praise our trade can get.\nIt asks a lot of those who make it. The frame must not bend in August. The seal must not give way to the dust of a spring storm. The glass must let you see the sea and leave the heat outside.\nSo we kept everything in our own hands: the measuring, the drawing, the cutting, the fitting. It is slower to grow this way, but every mistake comes back to the person who can mend it.\nI invite you to visit our workshop, lean on a frame and slide a door. Then let us talk about your house.':
    'حين يسألني أحد عما نصنعه لا أقول: النوافذ. بل أقول: الموضع الذي يلتقي فيه البيت بالضوء.\nتُفتح النافذة صباحًا وتُغلق مساءً طوال ثلاثين عامًا. ولا يفكر فيها أحد ما دامت تعمل، وذلك أجمل ثناء تناله مهنتنا.\nوهي تتطلب الكثير ممن يصنعها. فالإطار يجب ألا ينثني في أغسطس، والحشية يجب ألا تستسلم لغبار عاصفة الربيع، والزجاج يجب أن يريك البحر ويترك الحر خارجًا.\nلذلك أبقينا كل شيء في أيدينا: القياس والرسم والقص والتركيب. النمو بهذه الطريقة أبطأ، لكن كل خطأ يعود إلى من يستطيع إصلاحه.\nأدعوك إلى زيارة ورشتنا، لتتكئ على إطار وتجرّب بابًا سحّابًا. ثم لنتحدث عن بيتك.',
  'The chairman': 'رئيس مجلس الإدارة',
  'Have a window or door that deserves better?': 'هل لديك نافذة أو باب يستحق الأفضل؟',
  'Send us a sketch, a photo or just the measurements on WhatsApp. You get honest advice and a clear quote.':
    'أرسل لنا رسمًا أو صورة أو المقاسات فقط عبر واتساب. وستتلقى نصيحة صادقة وعرض سعر واضحًا.',
  'Planning something similar?': 'هل تخطط لعمل مشابه؟',
  'Tell us what you have in mind. We measure, advise and send a clear quote.':
    'أخبرنا بما تفكر فيه. نأخذ القياسات ونقدم المشورة ونرسل عرض سعر واضحًا.',
  'Come and see how we make it': 'تعال وشاهد كيف نعمل',
  'Our workshop in the Industrial Area is open to clients. Tell us when you are coming, and we will have samples ready.':
    'ورشتنا في المنطقة الصناعية مفتوحة للعملاء. أخبرنا بموعد زيارتك لنجهز لك العينات.',
  'Tell us about your windows, doors, façade or kitchen.': 'أخبرنا عن نوافذك أو أبوابك أو واجهتك أو مطبخك.',
  'We reply within one working day, with honest advice and a clear quote.':
    'نرد خلال يوم عمل واحد بنصيحة صادقة وعرض سعر واضح.',
  'Your name and e-mail address are enough to get started. We reply within one working day.':
    'يكفي الاسم والبريد الإلكتروني للبدء. نرد خلال يوم عمل واحد.',
  'We read it and reply within one working day, by e-mail or WhatsApp.':
    'نقرؤها ونرد خلال يوم عمل واحد، بالبريد الإلكتروني أو عبر واتساب.',
  'You get a clear quote with a price and a date.': 'يصلك عرض سعر واضح فيه السعر والموعد.',
  'Most of our clients come to us by recommendation. Here is what they say.':
    'يأتينا معظم عملائنا بتوصية من عملاء سابقين. وهذا ما يقولونه.',
  'A workshop: racks of aluminium profiles and a window frame on the bench':
    'ورشة: رفوف من مقاطع الألمنيوم وإطار نافذة على طاولة العمل',
  'Sliding glass doors, open from a living room to a terrace': 'أبواب زجاجية سحّاب مفتوحة من صالة على تراس',
  'An aluminium pergola over a terrace with striped shade': 'برجولة من الألمنيوم فوق تراس بظل مخطط',
  'A balcony with a glass railing and two chairs, with towers across the bay':
    'شرفة بدرابزين زجاجي وكرسيين، وفي الجهة المقابلة من الخليج أبراج',
  'A glass railing of the kind our team makes and installs': 'درابزين زجاجي مما يصنعه فريقنا ويركّبه',
};
