/** The post “What sea air does to metal, and how railings survive it”, text node by text node. */
export const saltAir = {
  'What sea air does to metal, and how railings survive it':
    'ما يفعله هواء البحر بالمعدن، وكيف يصمد له الدرابزين',
  'Brown stains on stainless steel, blisters under paint: near the coast the wrong detail shows within a year. Which materials last, and what care they need.':
    'بقع بنية على الستانلس ستيل وفقاعات تحت الطلاء: قرب الساحل تظهر التفاصيل الخاطئة خلال عام. أي المواد تدوم، وما العناية التي تحتاج إليها.',
  'Salt attracts water. On a humid night a railing by the sea is covered with a thin film of brine, and by noon the sun has dried it into crystals. The next night it begins again. Few places are harder on metal than the shore of the Gulf.':
    'الملح يجذب الماء. ففي ليلة رطبة يغطي الدرابزين المجاور للبحر غشاء رقيق من ماء مالح، وعند الظهر تكون الشمس قد جففته إلى بلورات. وفي الليلة التالية يبدأ الأمر من جديد. قليلة هي الأماكن الأقسى على المعدن من شاطئ الخليج.',
  'Stainless is not always stainless': 'الستانلس لا يعني دائمًا أنه لا يصدأ',
  'The usual grade 304 gets brown freckles near the sea, often within months. Grade 316 contains molybdenum and resists far better. A smooth, polished surface helps as well, since salt holds on to scratches. And carbon steel tools must not touch it: their dust rusts and looks like a fault of the railing.':
    'الدرجة المعتادة 304 تظهر عليها بقع بنية قرب البحر، وغالبًا خلال أشهر. أما الدرجة 316 ففيها موليبدينوم وتقاوم أكثر بكثير. ويفيد أيضًا السطح الأملس المصقول، لأن الملح يتشبث بالخدوش. ويجب ألا تلمسه أدوات من الحديد العادي: فغبارها يصدأ ويبدو كأنه عيب في الدرابزين.',
  'Aluminium and its coating': 'الألمنيوم وطلاؤه',
  'Bare aluminium protects itself with its oxide, but that protection turns blotchy. Powder coating lasts when the metal below has been pretreated for a coastal climate; this cannot be seen afterwards, so ask for the certificate. Holes are drilled before the coating, not after it.':
    'الألمنيوم العاري يحمي نفسه بأكسيده، لكن هذه الحماية تصير مبقعة. ويدوم طلاء البودرة إذا عولج المعدن تحته معالجة تناسب المناخ الساحلي، وهذا لا يُرى لاحقًا، فاطلب الشهادة. وتُثقب الثقوب قبل الطلاء لا بعده.',
  'Two metals, one screw': 'معدنان وبرغي واحد',
  'Where aluminium and steel touch in salt water, the aluminium corrodes away. Plastic washers and sleeves keep them apart. They cost little and are often forgotten.':
    'حيث يتلامس الألمنيوم والحديد في ماء مالح يتآكل الألمنيوم. حلقات وأكمام من البلاستيك تفصل بينهما. ثمنها قليل وكثيرًا ما تُنسى.',
  Care: 'العناية',
  'Rinse railings and frames with fresh water once a month, and straight after a storm.':
    'اشطف الدرابزين والإطارات بالماء العذب مرة في الشهر، وبعد العواصف فورًا.',
  'Use a soft cloth and mild soap, no scouring pads and no bleach.':
    'استخدم قطعة قماش ناعمة وصابونًا لطيفًا، من دون ليف خشن ولا مبيض.',
  'Have the fixings of glass railings checked every two years.':
    'اطلب فحص مثبتات الدرابزين الزجاجي كل عامين.',
  'We also check railings that others have built.': 'ونفحص أيضًا الدرابزين الذي ركّبه غيرنا.',
  'Send us a picture of the base of a post': 'أرسل إلينا صورة قاعدة أحد الأعمدة',
  'and we can often tell you something straight away.': 'وكثيرًا ما نستطيع أن نفيدك فورًا.',
} as const;
