/** The services: title, description, features. */
export const services = {
  'Aluminium Fabrication': 'تصنيع الألمنيوم',
  'Windows, doors, screens, gates and pergolas from profiles we cut, machine and assemble in our own workshop in the Industrial Area.':
    'نوافذ وأبواب وسواتر وبوابات وبرجولات من مقاطع نقصّها ونفرزها ونجمّعها في ورشتنا في المنطقة الصناعية.',
  'Profiles with a thermal break': 'مقاطع بفاصل حراري',
  'Powder coating or anodising in the colour of your choice': 'طلاء بودرة أو أنودايز باللون الذي تختاره',
  'Drawings for approval before the first cut': 'مخططات لاعتمادها قبل أول عملية قص',
  'Assembled and checked before delivery': 'تجميع وفحص قبل التسليم',
  'UPVC Windows & Doors': 'نوافذ وأبواب UPVC',
  'Welded multi-chamber frames that keep out heat, noise and dust, need no painting and shrug off salty air.':
    'إطارات ملحومة متعددة الحجرات تُبقي الحر والضجيج والغبار خارجًا، ولا تحتاج إلى دهان ولا تتأثر بملوحة الهواء.',
  'Compounds formulated for hot climates': 'خلطات مصممة للمناخ الحار',
  'Steel reinforcement inside the profiles': 'تقوية بالحديد داخل المقاطع',
  'Two or three rows of seals': 'صفان أو ثلاثة من الحشيات',
  'Multi-point locks': 'أقفال متعددة النقاط',
  'Glass Partition Work': 'القواطع الزجاجية',
  'Partitions that divide an office without darkening it, framed or frameless, with doors that close softly and glass that keeps conversations private.':
    'قواطع تقسم المكتب من دون أن تعتمه، بإطار أو بلا إطار، بأبواب تُغلق بهدوء وزجاج يحفظ خصوصية الحديث.',
  'Acoustic laminated glass': 'زجاج طبقي (لامينيتد) عازل للصوت',
  'Frames from 35 mm in black, white or silver': 'إطارات من 35 مم بالأسود أو الأبيض أو الفضي',
  'Privacy films and blinds': 'أغشية وستائر للخصوصية',
  'Installation at night or at the weekend': 'تركيب في الليل أو في عطلة نهاية الأسبوع',
  'Curtain Wall Systems': 'أنظمة الواجهات الزجاجية (كرتن\u00a0وول)',
  'Façades from a two-storey showroom to a tower: engineered, drawn, made and installed by one team that stands behind them afterwards.':
    'واجهات من صالة عرض بطابقين إلى برج كامل: يحسبها ويرسمها ويصنعها ويركّبها فريق واحد يبقى مسؤولًا عنها بعد ذلك.',
  'Stick-built or unitised': 'تجميع في الموقع أو وحدات جاهزة',
  'Structural and thermal calculations': 'حسابات إنشائية وحرارية',
  'Solar-control double glazing': 'زجاج مزدوج عاكس للحرارة',
  'Mock-ups tested for air, water and wind': 'نماذج مختبرة ضد الهواء والماء والريح',
  'Sliding & Folding Doors': 'أبواب سحّاب وأبواب قابلة للطي',
  'Openings as wide as the room, panels that weigh two hundred kilograms yet move with one hand, and thresholds you hardly notice.':
    'فتحات بعرض الغرفة، بضلف تزن مئتي كيلوغرام وتتحرك بيد واحدة، وعتبات لا تلاحظها.',
  'Lift-and-slide or folding panels': 'ضلف سحّاب بنظام الرفع والسحب أو ضلف قابلة للطي',
  'Thresholds flush with the floor': 'عتبات مستوية مع الأرض',
  'Brushes and seals against blown sand': 'فرش وحشيات ضد الرمل المتطاير',
  'Roll-away insect screens': 'شبك حشرات قابل للف',
  'Glass & Aluminium Railings': 'درابزين الزجاج والألمنيوم',
  'Railings for balconies, stairs and pools that protect without blocking the view, fixed with stainless steel that stands up to sea air.':
    'درابزين للشرفات والأدراج والمسابح يحمي من دون أن يحجب المنظر، مثبت بستانلس ستيل يقاوم هواء البحر.',
  'Toughened and laminated safety glass': 'زجاج أمان مقسّى (سيكوريت) وطبقي (لامينيتد)',
  'Fixings of stainless steel, grade 316': 'مثبتات من الستانلس ستيل درجة 316',
  'Designed to building-code loads': 'مصمم وفق أحمال كود البناء',
  'Handrails in aluminium, steel or wood': 'مساند يد (هاندريل) من الألمنيوم أو الحديد أو الخشب',
} as const;
