/** The post “Keeping a Doha house cool: a guide to sun, glass, frames and shade”, text node by text node. */
export const coolHouse = {
  'Keeping a Doha house cool: a guide to sun, glass, frames and shade':
    'كيف تُبقي بيتك في الدوحة باردًا: دليل الشمس والزجاج والإطارات والظل',
  'Where the heat gets in, what a coating can do about it, which frames conduct it, and why shade is the cheapest cure. Everything we explain on a first visit, in one place.':
    'من أين يدخل الحر، وماذا يمكن للطلاء أن يفعل، وأي الإطارات تنقله، ولماذا يظل الظل أرخص الحلول. كل ما نشرحه في الزيارة الأولى في مكان واحد.',
  'On a first visit we are nearly always asked the same question: which glass is best against the heat? It is a good question, but it comes third. First comes the direction the window faces, then what stands in front of it. After the glass come the frame and the hands that fit it. This guide takes them in the order in which they matter.':
    'في الزيارة الأولى يُطرح علينا السؤال نفسه تقريبًا كل مرة: ما أفضل زجاج ضد الحر؟ إنه سؤال جيد، لكن ترتيبه الثالث. فقبله يأتي الاتجاه الذي تطل عليه النافذة، ثم ما يقف أمامها. وبعده يأتي الإطار واليد التي تركّبه. يتناول هذا الدليل كل ذلك بحسب أهميته.',
  'It is written for people building or renovating a house in Qatar, not for engineers. Where a figure helps, we give it; where the answer depends on your house, we say on what.':
    'كُتب هذا الدليل لمن يبنون بيتًا في قطر أو يجددونه، لا للمهندسين. حيثما أفاد الرقم ذكرناه، وحيثما توقف الأمر على بيتك قلنا على ماذا يتوقف.',
  'How heat comes through a window': 'كيف يدخل الحر من النافذة',
  'Heat has three ways through a window, and each needs an answer of its own. Deal with only one of them, and you pay for the other two every summer.':
    'للحر ثلاث طرق عبر النافذة، ولكل منها علاجها. ومن يعالج واحدة فقط يدفع ثمن الأخريين كل صيف.',
  'Radiation.': 'الإشعاع.',
  'The sun shines through the glass; the floor and the sofa absorb the light and give it back as heat. In Doha this is by far the largest part: on a July afternoon, more than 600 watts fall on every square metre of a west-facing wall.':
    'تنفذ أشعة الشمس عبر الزجاج، فتمتص الأرضية والأريكة الضوء وتردّانه حرارة. وهذا في الدوحة أكبر الأجزاء بفارق واسع: ففي عصر يوم من يوليو يسقط أكثر من 600 واط على كل متر مربع من جدار يواجه الغرب.',
  'Conduction.': 'التوصيل.',
  'It is 45 °C outside and 24 °C in the room, with only glass and frame in between. The U-value tells you how fast heat passes through: the lower, the slower.':
    'الهواء في الخارج 45 °م وفي الغرفة 24 °م، وبينهما زجاج وإطار. أما سرعة عبور الحرارة فيعبّر عنها معامل الانتقال الحراري: كلما انخفض كان العبور أبطأ.',
  'Leakage.': 'التسرب.',
  'Hot, humid, dusty air finds every gap. It brings not only its temperature but also its moisture, and drying air costs an air conditioner as much work as cooling it.':
    'يجد الهواء الحار الرطب المغبر كل فجوة. ولا يحمل معه حرارته وحدها بل رطوبته أيضًا، وتجفيف الهواء يكلف المكيف من الجهد ما يكلفه تبريده.',
  'In cold countries people talk mostly about the U-value, and that is where many brochures are written. Here the sun comes first. A window with a splendid U-value and clear glass is still an oven door.':
    'في البلدان الباردة يدور الحديث غالبًا حول معامل الانتقال الحراري، وهناك كُتبت كثير من النشرات. أما هنا فالشمس أولًا. فالنافذة ذات المعامل الممتاز والزجاج الشفاف تبقى باب فرن.',
  'Which way the window faces': 'إلى أين تطل النافذة',
  'Doha lies at 25 degrees north. At noon in June the sun stands almost overhead, so a wall that faces south receives surprisingly little, and a roof overhang of less than a metre shades its windows completely. In winter, when the sun is welcome, it comes in below the same overhang.':
    'تقع الدوحة عند خط عرض 25 شمالًا. وفي ظهيرة يونيو تكاد الشمس تتعامد فوق الرؤوس، فلا ينال الجدار الجنوبي منها إلا القليل على غير ما يُتوقع، ويكفي بروز سقف أقل من متر ليظلل نوافذه كلها. وفي الشتاء، حين تكون الشمس مرغوبة، تدخل من تحت البروز نفسه.',
  'East and west are another matter. There the sun is low, shines straight into the room and passes under every overhang. The west is the worse of the two, since it gets the sun when the walls, the street and the air are already hot.':
    'أما الشرق والغرب فأمر آخر. هناك تكون الشمس منخفضة، فتدخل الغرفة مباشرة وتمر من تحت أي بروز. والغرب أسوأ الاثنين، إذ تأتيه الشمس وقد سخنت الجدران والشارع والهواء.',
  'North:': 'الشمال:',
  'the easiest side. Large windows are possible, and good daylight comes without glare.':
    'أسهل الجهات. النوافذ الكبيرة ممكنة، وضوء النهار يأتي جيدًا من دون وهج.',
  'South:': 'الجنوب:',
  'an overhang, a balcony or a pergola does most of the work.': 'بروز أو شرفة أو برجولة تؤدي معظم المهمة.',
  'East:': 'الشرق:',
  'morning sun, still bearable in spring. Solar-control glass, or shade from the side.':
    'شمس الصباح، وهي محتملة في الربيع. زجاج عاكس للحرارة أو ظل من الجانب.',
  'West:': 'الغرب:',
  'keep the openings small, or give them a screen that stands in front of the glass.':
    'اجعل الفتحات صغيرة، أو ضع أمام زجاجها ساترًا.',
  'Shade: the cheapest cooling there is': 'الظل: أرخص تبريد على الإطلاق',
  'What never reaches the glass need not be held back by it. An outside screen, a shutter or a pergola keeps most of the radiation away before it becomes heat. A curtain inside catches the same light when it is already in the house: the curtain warms up, and the room with it.':
    'ما لا يصل إلى الزجاج لا يحتاج الزجاج إلى صده. فالساتر الخارجي أو المصراع أو البرجولة يُبعد معظم الإشعاع قبل أن يصير حرارة. أما الستارة الداخلية فتلتقط الضوء نفسه بعد أن صار في البيت: تسخن الستارة وتسخن معها الغرفة.',
  'A pergola in front of the living room: the louvres let the winter sun in and keep the summer sun out.':
    'برجولة أمام الصالة: شرائحها تُدخل شمس الشتاء وتصد شمس الصيف.',
  'Good shade keeps a hand’s breadth of air between itself and the wall, so that the warm air can rise and leave. It is firmly fixed, because the north-westerly wind tests it every summer. And it is light in colour, or made of aluminium with a coating that withstands the sun, because dark fabric passes its heat on to the glass behind it.':
    'الظل الجيد يترك بينه وبين الجدار مقدار كف من الهواء، ليصعد الهواء الساخن ويغادر. وهو مثبت بإحكام، لأن ريح الشمال تختبره كل صيف. ولونه فاتح، أو هو من ألمنيوم بطلاء يتحمل الشمس، لأن القماش الداكن يعطي حرارته للزجاج الذي خلفه.',
  'If your plans include a terrace on the west side, start there. A':
    'إذا كان في مخططك تراس من جهة الغرب فابدأ به، فإن',
  'shade over the terrace': 'مظلة فوق التراس',
  'also protects the wall, the door and bare feet.': 'تحمي أيضًا الجدار والباب ومن يمشي حافي القدمين.',
  'Glass: read three figures, not one': 'الزجاج: اقرأ ثلاثة أرقام لا رقمًا واحدًا',
  'Every serious quote states three figures for the glass. Ask for them, and you can compare two offers without knowing the name of a single coating.':
    'كل عرض سعر جاد يذكر ثلاثة أرقام للزجاج. اطلبها، وستستطيع أن تقارن بين عرضين من دون أن تعرف اسم أي طلاء.',
  'The g-value: how much sun comes in': 'معامل اكتساب الحرارة الشمسية (g-value): كم يدخل من الشمس',
  'The g-value, also called the solar heat gain coefficient, says what share of the sun’s energy ends up in the room. A single clear pane has about 0.8: four fifths come in. Clear double glazing has about 0.75, hardly less, which surprises many people. Double glazing with a good solar-control coating has 0.25 to 0.35. That is the figure you will feel on your skin.':
    'يقول معامل اكتساب الحرارة الشمسية، ويُكتب في عروض الأسعار g-value، أي نصيب من طاقة الشمس ينتهي إلى الغرفة. فاللوح الشفاف المفرد معامله نحو 0.8، أي إن أربعة أخماس الطاقة تدخل. والزجاج المزدوج الشفاف نحو 0.75، أي أقل بقليل فقط، وهذا يفاجئ كثيرين. أما الزجاج المزدوج بطلاء جيد عاكس للحرارة فمعامله بين 0.25 و0.35. وهذا هو الرقم الذي ستشعر به على جلدك.',
  'Light transmission: how bright it stays': 'نفاذ الضوء: كم يبقى المكان مضيئًا',
  'Tinted glass keeps heat out by keeping light out, and gets hot in the process. Modern coatings are selective: they let through half or more of the visible light and turn back much of the invisible rest, which also carries heat. As a rule of thumb, the light transmission should be about twice the g-value. If it is, you get daylight without an oven.':
    'الزجاج الملون يصد الحر بصد الضوء، ويسخن وهو يفعل ذلك. أما الطلاءات الحديثة فانتقائية: تمرّر نصف الضوء المرئي أو أكثر، وترد كثيرًا من الجزء غير المرئي الذي يحمل الحرارة هو أيضًا. والقاعدة العملية أن يكون نفاذ الضوء نحو ضعف معامل اكتساب الحرارة. فإن كان كذلك نلت ضوء النهار من دون فرن.',
  'The U-value: how fast heat creeps through': 'معامل الانتقال الحراري (U-value): بأي سرعة تتسلل الحرارة',
  'A single pane has a U-value of 5.8. Two panes with dry air between them have about 2.8, with a low-emissivity coating and argon about 1.1. All of these are in watts per square metre per degree. How pane and frame combine into one figure is the subject of':
    'معامل اللوح المفرد 5.8. ومعامل لوحين بينهما هواء جاف نحو 2.8، ومع طلاء منخفض الانبعاث وغاز الأرغون نحو 1.1. وكلها بوحدة الواط لكل متر مربع ودرجة. أما كيف يجتمع اللوح والإطار في رقم واحد فهو موضوع',
  'another article': 'مقال آخر',
  'The coating belongs on the inner face of the outer pane, where neither weather nor cleaning can reach it. When we fit a double pane, we check the side with a small lamp or a meter: turned the wrong way round, the same glass lets in a good deal more heat.':
    'مكان الطلاء هو الوجه الداخلي للوح الخارجي، حيث لا يصل إليه الطقس ولا التنظيف. وحين نركّب زجاجًا مزدوجًا نتحقق من الوجه بمصباح صغير أو بجهاز قياس: فالزجاج نفسه إذا قُلب أدخل من الحر أكثر بكثير.',
  'Safety is not an extra': 'السلامة ليست إضافة',
  'Glass that absorbs a lot of sun gets hot in the middle and stays cool at the edge, inside the frame; this stress can crack an ordinary pane. So we toughen it. Toughened glass also falls into small blunt crumbs when it breaks. For doors, railings and everything overhead we use laminated glass, whose film holds the pieces in place.':
    'الزجاج الذي يمتص كثيرًا من الشمس يسخن وسطه وتبقى حافته داخل الإطار باردة، وقد يشق هذا الإجهاد لوحًا عاديًا. لذلك نقسّيه. والزجاج المقسّى يتفتت عند كسره إلى حبيبات صغيرة غير حادة. أما للأبواب والدرابزين وكل ما هو فوق الرؤوس فنستخدم زجاجًا طبقيًا (لامينيتد) يُبقي غشاؤه القطع في مكانها.',
  'Frames: the forgotten bridge': 'الإطارات: الجسر المنسي',
  'The frame is a tenth to a quarter of the window, and yet it can undo what the glass achieves. Aluminium conducts heat about five hundred times better than the plastic that interrupts it in a good profile. Without such a thermal break, the inside of the frame is as hot as the outside: put your hand on it, and you will know.':
    'يشغل الإطار من عُشر النافذة إلى ربعها، ومع ذلك قد يضيّع ما يحققه الزجاج. فالألمنيوم يوصل الحرارة أفضل بنحو خمسمئة مرة من البلاستيك الذي يقطعه في المقطع الجيد. ومن دون هذا الفاصل الحراري يكون الإطار من الداخل ساخنًا كما هو من الخارج: ضع يدك عليه وستعرف.',
  'Aluminium with a thermal break': 'الألمنيوم ذو الفاصل الحراري',
  'is slim, stiff and made for wide openings. Strips of polyamide separate the inner half from the outer one.':
    'رفيع ومتين ومناسب للفتحات الواسعة. تفصل شرائح من البولي أميد نصفه الداخلي عن نصفه الخارجي.',
  UPVC: 'UPVC',
  'insulates by nature, is welded at the corners and does not mind salt. Larger windows need steel inside the profile, and a compound made for strong sun; ask for it.':
    'مادة عازلة بطبيعتها، تُلحم عند الزوايا ولا تبالي بالملح. تحتاج الضلف الكبيرة إلى حديد في داخلها، وإلى خلطة صُنعت للشمس القوية، فاسأل عنها.',
  Wood: 'الخشب',
  'insulates well and is beautiful, but outdoors it needs oil or paint every year. We use it mostly':
    'عازل جيد وجميل، لكنه في الخارج يطلب زيتًا أو طلاءً كل عام. ونستخدمه غالبًا',
  'for entrance doors in the shade': 'لأبواب المداخل الواقعة في الظل',
  'All of them expand in the heat. A UPVC frame two metres wide becomes about six millimetres longer between a cool morning and a hot afternoon in the sun. The fitter must leave room for that in the joint. Otherwise the window jams in August and rattles in January.':
    'كلها تتمدد في الحر. فإطار UPVC بعرض مترين يطول نحو ستة مليمترات بين صباح معتدل وعصر حار تحت الشمس. وعلى الفني أن يترك هذه المساحة في الفاصل. فإن لم يفعل علقت الضلفة في أغسطس وقرقعت في يناير.',
  'Seals, dust and the last millimetre': 'الحشيات والغبار والمليمتر الأخير',
  'The finest dust of a storm is smaller than a hundredth of a millimetre and goes wherever air goes. Tightness against dust is therefore tightness against air, and it can be measured: windows are tested and sorted into four classes, and for Doha we recommend the best one, class 4.':
    'أدق غبار العاصفة أصغر من جزء من مئة من المليمتر، ويذهب حيث يذهب الهواء. فالإحكام ضد الغبار هو إذن الإحكام ضد الهواء، ويمكن قياسه: تُختبر النوافذ وتُصنف في أربع فئات، وننصح للدوحة بأفضلها، أي الفئة 4.',
  'Two things decide whether the class on paper is the class on your wall. The first is pressure: locks that pull the leaf against its seal at several points, not only at the handle. The second is the joint between frame and wall. Foam alone turns brittle; it belongs behind a sealing tape or an elastic joint that follows the movement of the frame for many years.':
    'أمران يقرران هل الفئة المكتوبة على الورق هي الفئة على جدارك. الأول هو الضغط: أقفال تشد الضلفة إلى حشيتها عند عدة نقاط، لا عند المقبض فقط. والثاني هو الفاصل بين الإطار والجدار. فالرغوة وحدها تصير هشة، ومكانها خلف شريط عازل أو فاصل مرن يتبع حركة الإطار سنوات طويلة.',
  'A window is only as good as the last person who handled it. We measure for an hour, build for a day and seal for an afternoon, and it is the afternoon that you notice for twenty years.':
    'جودة النافذة من جودة آخر من أمسكها بيديه. نقيس ساعة ونصنع يومًا ونعزل عصرًا كاملًا، وذلك العصر هو ما تلاحظه عشرين عامًا.',
  'Sea air': 'هواء البحر',
  'Within a few kilometres of the coast the wind carries salt, and salt with humidity attacks metal. Good powder coating on properly pretreated aluminium stands up to it; screws and fittings should be grade 316 stainless steel. Fresh water is the best care: rinse frames and railings whenever you wash the glass.':
    'على مسافة بضعة كيلومترات من الساحل تحمل الريح الملح، والملح مع الرطوبة يهاجم المعدن. طلاء البودرة الجيد على ألمنيوم مُعالج كما ينبغي يصمد له، أما البراغي والإكسسوارات فينبغي أن تكون من الستانلس ستيل درجة 316. والماء العذب أفضل عناية: اشطف الإطارات والدرابزين كلما غسلت الزجاج.',
  'What to spend on first': 'على ماذا تنفق أولًا',
  'Nobody has to do everything at once. If the budget is limited, this is the order we would choose in our own houses:':
    'لا أحد مضطر إلى أن يفعل كل شيء دفعة واحدة. فإن كانت الميزانية محدودة فهذا هو الترتيب الذي نختاره في بيوتنا:',
  'Shade in front of the west windows and over the terrace.': 'ظل أمام النوافذ الغربية وفوق التراس.',
  'Seals and locks on the windows you are keeping. It takes a morning, and the dust tells you at once whether it helped.':
    'حشيات النوافذ التي تُبقيها وأقفالها. يستغرق ذلك صباحًا واحدًا، ويخبرك الغبار فورًا هل أفاد.',
  'New glass with a solar-control coating in the large openings that face east and west. Often the frames can stay, if they have a thermal break and room for a double pane.':
    'زجاج جديد بطلاء عاكس للحرارة في الفتحات الكبيرة المطلة على الشرق والغرب. وكثيرًا ما تبقى الإطارات إن كان فيها فاصل حراري ومتسع لزجاج مزدوج.',
  'New windows in the bedrooms, where you want it both cool and quiet.':
    'نوافذ جديدة في غرف النوم، حيث تريد البرودة والهدوء معًا.',
  'All other windows, along with the next renovation.': 'باقي النوافذ كلها، مع التجديد التالي.',
  'For houses that are still on paper the order is simpler: turn the large openings to the north and to the south, give the west a wall with small windows, and plan the shade together with the façade instead of after it.':
    'أما البيوت التي ما زالت على الورق فترتيبها أبسط: وجّه الفتحات الكبيرة إلى الشمال والجنوب، واجعل للغرب جدارًا بنوافذ صغيرة، وخطط للظل مع الواجهة لا بعدها.',
  'A small calculation': 'حساب صغير',
  'Take a living room with eight square metres of glass facing west. With single clear glass, about 4,000 watts of sun come in on a July afternoon, as much as from four small heaters. With coated double glazing it is about 1,500 watts. With an outside screen in front of that, it is about 400.':
    'خذ صالة فيها ثمانية أمتار مربعة من الزجاج إلى الغرب. بزجاج شفاف مفرد يدخل في عصر يوم من يوليو نحو 4,000 واط من الشمس، أي ما تعطيه أربع مدافئ صغيرة. وبزجاج مزدوج عاكس للحرارة يدخل نحو 1,500 واط. ومع ساتر خارجي أمامه نحو 400.',
  'An ordinary split unit for a bedroom moves about 3,500 watts of heat. So the difference between the first and the third solution is one air conditioner that you never have to buy, hear or maintain.':
    'ينقل مكيف سبليت عادي لغرفة نوم نحو 3,500 واط من الحرارة. فالفرق بين الحل الأول والثالث إذن مكيف كامل لا تحتاج إلى شرائه ولا إلى سماعه ولا إلى صيانته.',
  'What to ask for in a quote': 'ماذا تطلب في عرض السعر',
  'The g-value, light transmission and U-value of the glass, and on which face the coating lies.':
    'معامل اكتساب الحرارة الشمسية ونفاذ الضوء ومعامل الانتقال الحراري للزجاج، وعلى أي وجه يقع الطلاء.',
  'Whether the frame has a thermal break, and the U-value of the whole window.':
    'هل في الإطار فاصل حراري، وما معامل الانتقال الحراري للنافذة كاملة.',
  'The air permeability class, and how the joint with the wall will be sealed.':
    'فئة نفاذية الهواء، وكيف سيُعزل الفاصل مع الجدار.',
  'Which steel the screws and fittings are made of.': 'من أي نوع من الستانلس ستيل صُنعت البراغي والإكسسوارات.',
  'Who comes when something has to be adjusted, and how soon.': 'من يأتي حين يحتاج شيء إلى ضبط، وبأي سرعة.',
  'Anyone who can answer these five points without looking them up has probably built good windows before. We will gladly answer them for your house:':
    'من يستطيع أن يجيب عن هذه النقاط الخمس من دون أن يبحث عنها فقد صنع على الأرجح نوافذ جيدة من قبل. ويسرنا أن نجيب عنها لبيتك:',
  'write to us': 'راسلنا',
  ', send a photo of the side that bothers you most, and tell us at what time of day it does.':
    '، وأرسل صورة للجهة التي تزعجك أكثر، وأخبرنا في أي وقت من اليوم.',
} as const;
