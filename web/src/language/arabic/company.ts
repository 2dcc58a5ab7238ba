/** English sentence → Arabic sentence: the pages about the company, its services, its chairman and its clients. */
export const company = {
  // About
  'For more than 15 years we have designed, made and installed aluminium, UPVC and glass across Qatar.':
    'منذ أكثر من 15 عامًا ونحن نصمم ونصنع ونركّب الألمنيوم واليو بي في سي والزجاج في أنحاء قطر.',
  'Come and see how it is made': 'تعال وشاهد كيف نصنعها',
  'Our workshop in the Industrial Area is open to clients. Tell us when, and we have samples ready.':
    'ورشتنا في المنطقة الصناعية مفتوحة للعملاء. أخبرنا بموعد زيارتك لنجهز لك العينات.',
  'Our Story': 'قصتنا',
  'Since 2010': 'منذ عام 2010',
  'We began in 2010 with one saw, one bending machine and a promise: whatever leaves our workshop fits on site the first time.':
    'بدأنا عام 2010 بمنشار واحد وآلة ثني واحدة ووعد: كل ما يخرج من ورشتنا يُركَّب في الموقع من المرة الأولى.',
  'Today the same roof covers aluminium, UPVC, steel and glass. The people who measure your openings talk every day to those who cut the profiles and to those who fit them.':
    'واليوم يجمع سقف واحد الألمنيوم واليو بي في سي والفولاذ والزجاج. من يأخذ قياسات فتحاتك يتحدث كل يوم مع من يقص المقاطع ومن يركّبها.',
  'Qatar is hard on windows: sun, dust, humidity and salt in the air. Everything we choose, from the coating to the last gasket, is chosen for that.':
    'أجواء قطر قاسية على النوافذ: شمس وغبار ورطوبة وملح في الهواء. وكل ما نختاره، من الطلاء إلى آخر حشية، نختاره لهذه الأجواء.',
  'Our workshop: racks of aluminium profiles and a window frame on the bench':
    'ورشتنا: رفوف من مقاطع الألمنيوم وإطار نافذة على طاولة العمل',
  'What we work for': 'ما نعمل من أجله',
  'Our Mission': 'رسالتنا',
  'To make windows, doors and façades that keep the heat out, let the light in and still close softly after ten summers.':
    'أن نصنع نوافذ وأبوابًا وواجهات تُبقي الحر خارجًا وتُدخل الضوء، وتظل تُغلق بسلاسة بعد عشرة أصياف.',
  'Our Vision': 'رؤيتنا',
  'A country whose buildings need less cooling because their openings are made well, and a workshop that young craftspeople are proud to learn in.':
    'بلد تحتاج مبانيه إلى تبريد أقل لأن فتحاتها صُنعت بإتقان، وورشة يفخر الحرفيون الشباب بالتعلم فيها.',
  'Our Core Values': 'قيمنا الأساسية',
  Excellence: 'التميز',
  'A joint is either tight or it is made again. We check every frame before it leaves.':
    'الوصلة إما محكمة أو تُعاد. نفحص كل إطار قبل أن يخرج.',
  Innovation: 'الابتكار',
  'We try new profiles, glass and hardware in our own building before we offer them to you.':
    'نجرّب المقاطع والزجاج والإكسسوارات الجديدة في مبنانا قبل أن نعرضها عليك.',
  Integrity: 'النزاهة',
  'If a cheaper solution does the job as well, we say so. The quote is what you pay.':
    'إذا كان هناك حل أقل كلفة يؤدي الغرض نفسه فإننا نخبرك به. وما في عرض السعر هو ما تدفعه.',
  Collaboration: 'التعاون',
  'Architects, contractors and families sit at the same table with us before the first cut.':
    'يجلس معنا المهندسون والمقاولون والعائلات إلى طاولة واحدة قبل أول قصّة.',
  Sustainability: 'الاستدامة',
  'Thermal breaks and coated glass save cooling for decades, and our offcuts are melted again.':
    'توفّر الفواصل الحرارية والزجاج المطلي التبريد لعقود، أما القصاصات فيُعاد صهرها.',
  Reliability: 'الموثوقية',
  'You receive a date, and you can plan with it. When something fails, we come.':
    'نعطيك موعدًا يمكنك أن تبني عليه خططك. وإذا تعطل شيء حضرنا إليك.',
  'Our Expert Team': 'فريقنا الخبير',
  'The same people follow your order from the first visit to the last seal.':
    'الأشخاص أنفسهم يتابعون طلبك من الزيارة الأولى حتى آخر لمسة.',
  'A balcony with a glass railing above the corniche': 'شرفة بدرابزين زجاجي تطل على الكورنيش',
  Surveyors: 'فنيو القياس',
  'measure every opening themselves, to the millimetre': 'يقيسون كل فتحة بأنفسهم بدقة المليمتر',
  Draughtspeople: 'الرسامون الفنيون',
  'turn wishes into drawings that the workshop can build': 'يحوّلون الرغبات إلى مخططات تنفذها الورشة',
  Fabricators: 'فنيو التصنيع',
  'cut, mill, weld and glaze under one roof': 'يقصون ويفرزون ويلحمون ويركّبون الزجاج تحت سقف واحد',
  Installers: 'فنيو التركيب',
  'fit, seal and clean up, and explain how everything works':
    'يركّبون ويعزلون وينظفون المكان ويشرحون كيف يعمل كل شيء',
  'Service technicians': 'فنيو الصيانة',
  'keep hinges, seals and locks going for years': 'يُبقون المفصلات والحشيات والأقفال صالحة لسنوات',
  'Why Choose Us': 'لماذا تختارنا',
  '15+ years of experience': 'أكثر من 15 عامًا من الخبرة',
  'Villas, towers, schools and shops from Al Khor to Mesaieed.':
    'فلل وأبراج ومدارس ومتاجر من الخور إلى مسيعيد.',
  'Quality you can measure': 'جودة يمكن قياسها',
  'Tested profiles, toughened glass and stainless fixings, with the certificates on request.':
    'مقاطع مختبرة وزجاج مقسّى ومثبتات لا تصدأ، والشهادات متاحة عند الطلب.',
  'Made for your opening': 'مصنوعة لفتحتك',
  'Every size, colour and division is made to measure; there is no standard you must fit into.':
    'كل مقاس ولون وتقسيم يُصنع حسب الطلب، فلا قالب جاهز عليك أن تتقيد به.',
  'Support that stays': 'دعم يبقى معك',
  'A warranty on product and workmanship, and a service team that answers.':
    'ضمان على المنتج والتنفيذ، وفريق صيانة يستجيب.',

  // Services
  'Aluminium fabrication, UPVC windows and doors, glass partitions and curtain walls, from the first drawing to the last seal.':
    'تصنيع الألمنيوم، ونوافذ وأبواب يو بي في سي، والقواطع الزجاجية والواجهات الستائرية، من أول رسم إلى آخر لمسة.',
  'What we make': 'ما نصنعه',
  'Six trades under one roof, so that what belongs together also fits together.':
    'ست حرف تحت سقف واحد، ليتلاءم كل ما ينبغي أن يجتمع.',
  'Windows, gates, screens and louvres from profiles that we cut, mill and coat ourselves.':
    'نوافذ وبوابات وسواتر وشفرات شمسية من مقاطع نقصها ونفرزها ونطليها بأنفسنا.',
  'Thermally broken profiles': 'مقاطع بفاصل حراري',
  'Any powder-coat colour': 'أي لون من طلاء البودرة',
  'Made to measure in Doha': 'تُصنع حسب المقاس في الدوحة',
  'Welded frames that keep heat, noise and dust outside and need hardly any care.':
    'إطارات ملحومة تُبقي الحر والضجيج والغبار خارجًا ولا تكاد تحتاج إلى عناية.',
  'Double or triple glazing': 'زجاج مزدوج أو ثلاثي',
  'Multi-point locks': 'أقفال متعددة النقاط',
  'Profiles made for strong sun': 'مقاطع مصممة للشمس القوية',
  'Slim partitions and doors that divide an office without taking its daylight.':
    'قواطع وأبواب نحيفة تقسم المكتب دون أن تحجب ضوء النهار.',
  'Acoustic glass': 'زجاج عازل للصوت',
  'Framed or frameless': 'بإطار أو من دون إطار',
  'Fitted over a weekend': 'تُركَّب في عطلة نهاية الأسبوع',
  'Façades that we calculate, make and hang, from shopfronts to towers.':
    'واجهات نحسبها ونصنعها ونعلقها، من واجهات المتاجر إلى الأبراج.',
  'Structural calculation included': 'تشمل الحسابات الإنشائية',
  'Solar-control glass': 'زجاج عاكس للحرارة',
  'Tested against wind and rain': 'مختبرة ضد الرياح والأمطار',
  'Wide openings between living room and terrace that move with one hand.':
    'فتحات واسعة بين الصالة والتراس تتحرك بيد واحدة.',
  'Flush thresholds': 'عتبات مستوية مع الأرض',
  'Leaves up to three metres high': 'ضلف يصل ارتفاعها إلى ثلاثة أمتار',
  'Insect screens that disappear': 'شبك حشرات يختفي عند عدم استخدامه',
  'Kitchens in aluminium, PVC and timber that stand up to steam and a large family.':
    'مطابخ من الألمنيوم والبي في سي والخشب تتحمل البخار والعائلة الكبيرة.',
  'Planned around how you cook': 'مصممة حول طريقة طهيك',
  'Moisture-proof carcasses': 'هياكل مقاومة للرطوبة',
  'Soft-close hardware': 'إكسسوارات بإغلاق هادئ',
  'Request a Quote': 'اطلب عرض سعر',
  'Request a Quote: {service}': 'اطلب عرض سعر للخدمة: {service}',
  'Custom Solutions': 'حلول مخصصة',
  'An aluminium pergola over a terrace with striped shade': 'برجولة من الألمنيوم فوق تراس بظل مخطط',
  'A skylight over a stair, a pergola that turns its blades, a glass house for the garden: much of what we build is built only once.':
    'منور فوق درج، أو برجولة تدير شفراتها، أو بيت زجاجي للحديقة: كثير مما ننفذه لا يُنفَّذ إلا مرة واحدة.',
  'Bring a sketch, a photo or only an idea. We tell you what is possible, what it costs and how long it takes, before you decide.':
    'أحضر رسمًا أو صورة أو مجرد فكرة. نخبرك بما يمكن تنفيذه وكم يكلف وكم يستغرق قبل أن تقرر.',
  'Tell us your idea': 'أخبرنا بفكرتك',
  'How We Work': 'كيف نعمل',
  'Four steps, and you know at each what comes next.': 'أربع خطوات، وتعرف في كل منها ما يليها.',
  'Step {number}': 'الخطوة {number}',
  Consultation: 'الاستشارة',
  'We visit, measure and listen. You see samples of profiles, glass and handles.':
    'نزورك ونأخذ القياسات ونستمع إليك. وترى عينات من المقاطع والزجاج والمقابض.',
  'Design & Quote': 'التصميم وعرض السعر',
  'You receive drawings, a fixed price and a date. We change them until they are right.':
    'تستلم المخططات وسعرًا ثابتًا وموعدًا. ونعدّلها حتى ترضيك.',
  Fabrication: 'التصنيع',
  'Your order is cut, assembled and checked in our workshop in Doha.':
    'يُقص طلبك ويُجمع ويُفحص في ورشتنا في الدوحة.',
  Installation: 'التركيب',
  'Our own installers fit and seal it, leave the site clean and show you how it works.':
    'يركّبه فنيونا ويعزلونه ويتركون الموقع نظيفًا ويشرحون لك طريقة استخدامه.',

  // The chairman
  "Chairman's Message": 'كلمة رئيس مجلس الإدارة',
  'A letter to those who build in Qatar, and to those who live in what is built.':
    'رسالة إلى من يبنون في قطر، وإلى من يعيشون في ما يُبنى.',
  'Dear reader,': 'القارئ العزيز،',
  'When somebody asks what we make, I do not say windows. I say: the place where a house meets the light.':
    'حين يسألني أحد عما نصنعه لا أقول: النوافذ. بل أقول: الموضع الذي يلتقي فيه البيت بالضوء.',
  'A window is opened in the morning and closed at night for thirty years. Nobody thinks about it while it works, and that is the finest praise our trade can get.':
    'تُفتح النافذة صباحًا وتُغلق مساءً طوال ثلاثين عامًا. ولا يفكر فيها أحد ما دامت تعمل، وذلك أجمل ثناء تناله مهنتنا.',
  'It asks a lot of those who make it. The frame must not bend in August. The seal must not give way to the dust of a spring storm. The glass must let you see the sea and leave the heat outside.':
    'وهي تتطلب الكثير ممن يصنعها. فالإطار يجب ألا ينثني في أغسطس، والحشية يجب ألا تستسلم لغبار عاصفة الربيع، والزجاج يجب أن يريك البحر ويترك الحر خارجًا.',
  'So we kept everything in our own hands: the measuring, the drawing, the cutting, the fitting. It is slower to grow this way, but every mistake comes back to the person who can mend it.':
    'لذلك أبقينا كل شيء في أيدينا: القياس والرسم والقص والتركيب. النمو بهذه الطريقة أبطأ، لكن كل خطأ يعود إلى من يستطيع إصلاحه.',
  'I invite you to visit our workshop, to lean on a frame and to slide a door. Then let us talk about your house.':
    'أدعوك إلى زيارة ورشتنا، لتتكئ على إطار وتحرّك بابًا منزلقًا. ثم لنتحدث عن بيتك.',
  'The Chairman': 'رئيس مجلس الإدارة',
  'Write to us': 'راسلنا',

  // Testimonials
  'Most of our clients come through somebody we have worked for. This is what they say.':
    'يأتينا معظم عملائنا بتوصية ممن عملنا لهم. وهذا ما يقولونه.',
  'What our clients say': 'ماذا يقول عملاؤنا',
  '{rating} of 5 stars on average': 'متوسط التقييم {rating} من 5 نجوم',
  'Filter testimonials': 'تصفية الآراء',
  'All Testimonials': 'جميع الآراء',
  '5-Star Reviews': 'تقييمات 5 نجوم',
  '{count} of {total} testimonials': '{count} من {total} من الآراء',
  'Hamad A.': 'حمد ع.',
  'Villa owner': 'مالك فيلا',
  'Sliding doors, Al Wakrah': 'أبواب منزلقة، الوكرة',
  'The terrace doors slide with one finger, and the living room stays cool in July. They came back once to adjust a lock, the day after I called.':
    'تنزلق أبواب التراس بإصبع واحد، وتبقى الصالة باردة في يوليو. عادوا مرة واحدة لضبط قفل في اليوم التالي لاتصالي.',
  'Sarah M.': 'سارة م.',
  'Interior architect': 'مهندسة تصميم داخلي',
  'Office partitions, West Bay': 'قواطع مكتبية، الخليج الغربي',
  'Drawings on time, joints where I drew them, and nobody argued about a millimetre. I have put them on my list.':
    'المخططات في موعدها، والوصلات حيث رسمتها، ولم يجادل أحد في مليمتر واحد. وضعتهم في قائمتي.',
  'Abdulla R.': 'عبدالله ر.',
  Contractor: 'مقاول',
  'Curtain wall, Lusail': 'واجهة ستائرية، لوسيل',
  'Eleven floors of curtain wall, delivered floor by floor as the crane was free. The one panel that came scratched was replaced within the week.':
    'أحد عشر طابقًا من الواجهة الستائرية سُلّمت طابقًا بعد طابق كلما تفرغت الرافعة. واللوح الوحيد الذي وصل مخدوشًا استُبدل خلال الأسبوع.',
  'Priya S.': 'بريا س.',
  'Home owner': 'مالكة منزل',
  'UPVC windows, Al Khor': 'نوافذ يو بي في سي، الخور',
  'We live beside a busy road. Since the new windows we hear the clock in the hall instead of the lorries.':
    'نسكن بجانب شارع مزدحم. ومنذ تركيب النوافذ الجديدة صرنا نسمع ساعة الصالة بدلًا من الشاحنات.',
  'Maryam K.': 'مريم ك.',
  'School manager': 'مديرة مدرسة',
  'Glass railings, Education City': 'درابزين زجاجي، المدينة التعليمية',
  'Safe, clean and finished before the children came back. The installers worked in the evenings without being asked.':
    'عمل آمن ونظيف انتهى قبل عودة الأطفال. وعمل الفنيون مساءً دون أن نطلب منهم ذلك.',
  'George H.': 'جورج ه.',
  'Restaurant owner': 'مالك مطعم',
  'Folding façade, The Pearl': 'واجهة قابلة للطي، اللؤلؤة',
  'We open the whole front in winter. After two seasons of salt air the hinges still look new; we only had to wait for the glass a little.':
    'نفتح الواجهة كلها في الشتاء. وبعد موسمين من هواء البحر المالح ما زالت المفصلات كالجديدة، ولم ننتظر قليلًا إلا الزجاج.',
  'Fatima N.': 'فاطمة ن.',
  'Kitchen, Al Gharrafa': 'مطبخ، الغرافة',
  'They asked how I cook before they drew anything. It is the first kitchen in which everything is where my hand looks for it.':
    'سألوني كيف أطبخ قبل أن يرسموا شيئًا. إنه أول مطبخ أجد فيه كل شيء حيث تبحث عنه يدي.',
  'Daniel O.': 'دانيال و.',
  'Facility manager': 'مدير مرافق',
  'Maintenance contract, Industrial Area': 'عقد صيانة، المنطقة الصناعية',
  'Two visits a year, a written report, and no surprise on the bill. Some spare parts take a while, and they tell you so.':
    'زيارتان في السنة وتقرير مكتوب ولا مفاجآت في الفاتورة. بعض قطع الغيار تتأخر قليلًا، وهم يخبرونك بذلك.',
} as const;
