export const company = {
  // About
  'For more than 15 years we have designed, made and installed aluminium, UPVC and glasswork across Qatar.':
    'منذ أكثر من 15 عامًا ونحن نصمم ونصنع ونركّب أعمال الألمنيوم ونوافذ UPVC والزجاج في أنحاء قطر.',
  'Come and see how we make it': 'تعال وشاهد كيف نعمل',
  'Our workshop in the Industrial Area is open to clients. Tell us when you are coming, and we will have samples ready.':
    'ورشتنا في المنطقة الصناعية مفتوحة للعملاء. أخبرنا بموعد زيارتك لنجهز لك العينات.',
  'Our story': 'قصتنا',
  'Since 2010': 'منذ عام 2010',
  'We began in 2010 with one saw, one bending machine and a promise: whatever leaves our workshop fits on site the first time.':
    'بدأنا عام 2010 بمنشار واحد وآلة ثني واحدة ووعد: كل ما يخرج من ورشتنا يُركَّب في الموقع من المرة الأولى.',
  'Today we make everything under one roof: aluminium, UPVC, steel and glass. The people who measure your windows and doors talk every day to those who cut the profiles and those who fit them.':
    'واليوم نصنع كل شيء تحت سقف واحد: الألمنيوم ونوافذ UPVC والحديد والستانلس ستيل والزجاج. من يأخذ قياسات نوافذك وأبوابك يتحدث كل يوم مع من يقص المقاطع ومن يركّبها.',
  'Qatar is hard on windows: sun, dust, humidity and salt in the air. Everything we choose, from the coating to the last gasket, is chosen for that.':
    'أجواء قطر قاسية على النوافذ: شمس وغبار ورطوبة وملح في الهواء. وكل ما نختاره، من الطلاء إلى آخر حشية، نختاره لهذه الأجواء.',
  'A workshop: racks of aluminium profiles and a window frame on the bench':
    'ورشة: رفوف من مقاطع الألمنيوم وإطار نافذة على طاولة العمل',
  'What drives us': 'ما نعمل من أجله',
  'Our mission': 'رسالتنا',
  'To make windows, doors and façades that keep the heat out, let the light in and still close softly after ten summers.':
    'أن نصنع نوافذ وأبوابًا وواجهات تُبقي الحر خارجًا وتُدخل الضوء، وتظل تُغلق بسلاسة بعد عشرة أصياف.',
  'Our vision': 'رؤيتنا',
  'A country whose buildings need less cooling because their windows and doors are well made, and a workshop where young craftspeople are proud to learn.':
    'بلد تحتاج مبانيه إلى تبريد أقل لأن نوافذها وأبوابها صُنعت بإتقان، وورشة يفخر الحرفيون الشباب بالتعلم فيها.',
  'Our core values': 'قيمنا الأساسية',
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
  'Our expert team': 'فريق من أهل الخبرة',
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
  'Why choose us': 'لماذا تختارنا؟',
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

  // Services
  'Aluminium fabrication, UPVC windows and doors, glass partitions and curtain walls, from the first drawing to the last seal.':
    'تصنيع الألمنيوم، ونوافذ وأبواب UPVC، والقواطع الزجاجية والواجهات الزجاجية (كرتن وول)، من أول رسم إلى آخر لمسة.',
  'What we make': 'ما نصنعه',
  'All our trades work under one roof, so everything fits together.':
    'كل تخصصاتنا تحت سقف واحد، ليأتي كل جزء متوافقًا مع غيره.',
  'Windows, gates, screens and louvres from profiles we cut, mill and coat ourselves.':
    'نوافذ وبوابات وسواتر وكاسرات شمس (لوفر) من مقاطع نقصّها ونفرزها ونطليها بأنفسنا.',
  'Thermally broken profiles': 'مقاطع بفاصل حراري',
  'Any powder-coat colour': 'أي لون من طلاء البودرة',
  'Made to measure in Doha': 'تُصنع حسب المقاس في الدوحة',
  'Welded frames that keep out heat, noise and dust and need hardly any care.':
    'إطارات ملحومة تُبقي الحر والضجيج والغبار خارجًا ولا تكاد تحتاج إلى عناية.',
  'Double or triple glazing': 'زجاج مزدوج أو ثلاثي',
  'Multi-point locks': 'أقفال متعددة النقاط',
  'Profiles made for strong sun': 'مقاطع مصممة للشمس القوية',
  'Slim partitions and doors that divide an office without blocking the daylight.':
    'قواطع وأبواب رفيعة تقسم المكتب دون أن تحجب ضوء النهار.',
  'Acoustic glass': 'زجاج عازل للصوت',
  'Framed or frameless': 'بإطار أو من دون إطار',
  'Fitted over a weekend': 'تُركَّب في عطلة نهاية الأسبوع',
  'Façades from shopfronts to towers, engineered, made and installed by one team.':
    'واجهات للمتاجر والأبراج، يصممها ويصنعها ويركّبها فريق واحد.',
  'Structural calculations included': 'تشمل الحسابات الإنشائية',
  'Solar-control glass': 'زجاج عاكس للحرارة',
  'Tested against wind and rain': 'مختبرة ضد الرياح والأمطار',
  'Wide doors between living room and terrace that open with one hand.':
    'أبواب واسعة بين الصالة والتراس تُفتح بيد واحدة.',
  'Flush thresholds': 'عتبات مستوية مع الأرض',
  'Panels up to three metres high': 'ضلف يصل ارتفاعها إلى ثلاثة أمتار',
  'Retractable insect screens': 'شبك حشرات يُطوى عند عدم استخدامه',
  'Kitchens in aluminium, PVC and timber that stand up to steam and a large family.':
    'مطابخ من الألمنيوم أو PVC أو الخشب، تتحمل البخار والعائلة الكبيرة.',
  'Planned around how you cook': 'مصممة بحسب طريقة طبخك',
  'Moisture-proof carcasses': 'هياكل مقاومة للرطوبة',
  'Soft-close hardware': 'إكسسوارات بإغلاق هادئ',
  'Request a Quote': 'اطلب عرض سعر',
  'Request a Quote: {service}': 'اطلب عرض سعر للخدمة: {service}',
  'See {count, plural, one {# project} other {# projects}}':
    'شاهد {count, plural, zero {المشاريع} one {مشروعًا واحدًا} two {مشروعين} few {# مشاريع} many {# مشروعًا} other {# مشروع}}',
  'Custom solutions': 'حلول حسب الطلب',
  'An aluminium pergola over a terrace with striped shade': 'برجولة من الألمنيوم فوق تراس بظل مخطط',
  'A skylight over a staircase, a pergola with moving louvres, a glass house in the garden: much of what we build is one of a kind.':
    'سقف زجاجي (سكاي لايت) فوق درج، أو برجولة بشرائح متحركة، أو غرفة زجاجية في الحديقة: كثير مما ننفذه لا يتكرر.',
  'Send a sketch, a photo or just an idea on WhatsApp. Before you decide, we tell you what is possible, what it costs and how long it takes.':
    'أرسل رسمًا أو صورة أو مجرد فكرة عبر واتساب. وقبل أن تقرر نخبرك بما يمكن تنفيذه وكم يكلف وكم يستغرق.',
  'Tell us your idea': 'أخبرنا بفكرتك',
  'How we work': 'كيف نعمل',
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

  // The chairman
  "Chairman's Message": 'كلمة رئيس مجلس الإدارة',
  'A letter to those who build in Qatar, and to those who live in what is built.':
    'رسالة إلى من يبنون في قطر، وإلى من يعيشون في ما يُبنى.',
  'Dear reader,': 'عزيزي القارئ،',
  'When people ask what we make, I do not say windows. I say: the place where a house meets the light.':
    'حين يسألني أحد عما نصنعه لا أقول: النوافذ. بل أقول: الموضع الذي يلتقي فيه البيت بالضوء.',
  'A window is opened in the morning and closed at night for thirty years. Nobody thinks about it while it works, and that is the finest praise our trade can get.':
    'تُفتح النافذة صباحًا وتُغلق مساءً طوال ثلاثين عامًا. ولا يفكر فيها أحد ما دامت تعمل، وذلك أجمل ثناء تناله مهنتنا.',
  'It asks a lot of those who make it. The frame must not bend in August. The seal must not give way to the dust of a spring storm. The glass must let you see the sea and leave the heat outside.':
    'وهي تتطلب الكثير ممن يصنعها. فالإطار يجب ألا ينثني في أغسطس، والحشية يجب ألا تستسلم لغبار عاصفة الربيع، والزجاج يجب أن يريك البحر ويترك الحر خارجًا.',
  'So we kept everything in our own hands: the measuring, the drawing, the cutting, the fitting. It is slower to grow this way, but every mistake comes back to the person who can mend it.':
    'لذلك أبقينا كل شيء في أيدينا: القياس والرسم والقص والتركيب. النمو بهذه الطريقة أبطأ، لكن كل خطأ يعود إلى من يستطيع إصلاحه.',
  'I invite you to visit our workshop, lean on a frame and slide a door. Then let us talk about your house.':
    'أدعوك إلى زيارة ورشتنا، لتتكئ على إطار وتجرّب بابًا سحّابًا. ثم لنتحدث عن بيتك.',
  'The chairman': 'رئيس مجلس الإدارة',
  'Write to us': 'راسلنا',

  // Testimonials
  'Most of our clients come to us by recommendation. Here is what they say.':
    'يأتينا معظم عملائنا بتوصية من عملاء سابقين. وهذا ما يقولونه.',
  'What our clients say': 'ماذا يقول عملاؤنا',
  '{rating} of 5 stars on average': 'متوسط التقييم {rating} من 5 نجوم',
  'Filter testimonials': 'تصفية الآراء',
  'All Testimonials': 'جميع الآراء',
  '5-Star Reviews': 'تقييمات الخمس نجوم',
  'Showing {count} of {total, plural, one {# testimonial} other {# testimonials}}':
    'عرض {count} من أصل {total, plural, zero {لا آراء} one {رأي واحد} two {رأيين} few {# آراء} many {# رأيًا} other {# رأي}}',
  'Hamad A.': 'حمد ع.',
  'Villa owner': 'فيلا خاصة',
  'Sliding doors, Al Wakrah': 'أبواب سحّاب، الوكرة',
  'The terrace doors slide with one finger, and the living room stays cool in July. They came back once to adjust a lock, the day after I called.':
    'تنزلق أبواب التراس بإصبع واحد، وتبقى الصالة باردة في يوليو. عادوا مرة واحدة لضبط قفل في اليوم التالي لاتصالي.',
  'Sarah M.': 'سارة م.',
  'Interior architect': 'تصميم داخلي',
  'Office partitions, West Bay': 'قواطع مكتبية، الخليج الغربي',
  'Drawings on time, joints where I drew them, and nobody argued about a millimetre. I have added them to my list.':
    'وصلت المخططات في موعدها، والوصلات حيث رسمتها، ولم يجادل أحد في مليمتر واحد. أضفتهم إلى قائمتي.',
  'Abdulla R.': 'عبدالله ر.',
  Contractor: 'شركة مقاولات',
  'Curtain wall, Lusail': 'واجهة زجاجية (كرتن\u00a0وول)، لوسيل',
  'Eleven floors of curtain wall, delivered floor by floor as the crane became free. The one panel that arrived scratched was replaced within the week.':
    'أحد عشر طابقًا من الواجهة الزجاجية سُلّمت طابقًا بعد طابق كلما تفرغت الرافعة. واللوح الوحيد الذي وصل مخدوشًا استُبدل خلال الأسبوع.',
  'Priya S.': 'بريا س.',
  Homeowner: 'منزل خاص',
  'UPVC windows, Al Khor': 'نوافذ UPVC، الخور',
  'We live beside a busy road. Since the new windows went in, we hear the clock in the hall instead of the lorries.':
    'نسكن بجانب شارع مزدحم. ومنذ تركيب النوافذ الجديدة صرنا نسمع ساعة الصالة بدلًا من الشاحنات.',
  'Maryam K.': 'مريم ك.',
  'School manager': 'إدارة مدرسة',
  'Glass railings, Education City': 'درابزين زجاجي، المدينة التعليمية',
  'Safe, clean and finished before the children came back. The installers worked in the evenings without being asked.':
    'عمل آمن ونظيف أُنجز قبل عودة الأطفال. وعمل الفنيون مساءً من دون أن نطلب منهم ذلك.',
  'George H.': 'جورج هـ.',
  'Restaurant owner': 'مطعم',
  'Folding façade, The Pearl': 'واجهة قابلة للطي، اللؤلؤة',
  'We open the whole front in winter. After two seasons of salt air the hinges still look new. Only the glass kept us waiting a little.':
    'نفتح الواجهة كلها في الشتاء. وبعد موسمين من هواء البحر المالح ما زالت المفصلات كالجديدة، ولم يتأخر علينا قليلًا سوى الزجاج.',
  'Fatima N.': 'فاطمة ن.',
  'Kitchen, Al Gharrafa': 'مطبخ، الغرافة',
  'They asked how I cook before they drew anything. It is the first kitchen where everything is exactly where I reach for it.':
    'سألوني كيف أطبخ قبل أن يرسموا شيئًا. إنه أول مطبخ أجد فيه كل شيء حيث تبحث عنه يدي.',
  'Daniel O.': 'دانيال و.',
  'Facility manager': 'إدارة مرافق',
  'Maintenance contract, Industrial Area': 'عقد صيانة، المنطقة الصناعية',
  'Two visits a year, a written report, and no surprises on the bill. Some spare parts take a while, and they tell you so.':
    'زيارتان في السنة وتقرير مكتوب ولا مفاجآت في الفاتورة. قد تتأخر بعض قطع الغيار قليلًا، لكنهم يخبرونك بذلك.',
} as const;
