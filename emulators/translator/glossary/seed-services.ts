/** The services: title, description, features. */
export const services = {
  'Aluminium Fabrication': 'تصنيع الألمنيوم',
  'Windows, doors, screens, gates and pergolas from profiles that we cut, machine and assemble in our own workshop in the Industrial Area.':
    'نوافذ وأبواب وسواتر وبوابات وبرجولات من مقاطع نقصها ونشغّلها ونجمعها في ورشتنا في المنطقة الصناعية.',
  'Profiles with a thermal break': 'مقاطع بفاصل حراري',
  'Powder coating or anodising in the colour of your choice': 'طلاء بودرة أو أنودة باللون الذي تختاره',
  'Drawings for approval before the first cut': 'مخططات لاعتمادها قبل أول قصّة',
  'Assembled and checked before delivery': 'تجميع وفحص قبل التسليم',
  'UPVC Windows & Doors': 'نوافذ وأبواب يو بي في سي',
  'Welded frames with several chambers that keep heat, noise and dust outside, need no paint and are indifferent to salt in the air.':
    'إطارات ملحومة بعدة حجرات تُبقي الحر والضجيج والغبار خارجًا، ولا تحتاج إلى دهان ولا تبالي بملح الهواء.',
  'Compounds made for hot climates': 'خلطات صُنعت للمناخ الحار',
  'Steel reinforcement inside the profiles': 'تقوية بالحديد داخل المقاطع',
  'Two or three rows of seals': 'صفان أو ثلاثة من الحشيات',
  'Locks that close at several points': 'أقفال تُغلق عند عدة نقاط',
  'Glass Partition Work': 'القواطع الزجاجية',
  'Partitions that divide an office without darkening it, framed or frameless, with doors that close softly and glass that keeps a conversation private.':
    'قواطع تقسم المكتب من دون أن تعتمه، بإطار أو بلا إطار، بأبواب تُغلق بهدوء وزجاج يحفظ خصوصية الحديث.',
  'Acoustic laminated glass': 'زجاج مصفح عازل للصوت',
  'Frames from 35 mm in black, white or silver': 'إطارات من 35 مم بالأسود أو الأبيض أو الفضي',
  'Films and blinds for privacy': 'أغشية وستائر للخصوصية',
  'Installation at night or at the weekend': 'تركيب في الليل أو في عطلة نهاية الأسبوع',
  'Curtain Wall Systems': 'أنظمة الواجهات الستائرية',
  'Façades from a two-storey showroom to a tower: calculated, drawn, made and hung by one team that also answers for them afterwards.':
    'واجهات من صالة عرض بطابقين إلى برج: يحسبها ويرسمها ويصنعها ويعلقها فريق واحد يبقى مسؤولًا عنها بعد ذلك.',
  'Stick-built or unitised': 'تجميع في الموقع أو وحدات جاهزة',
  'Structural and thermal calculation': 'حسابات إنشائية وحرارية',
  'Solar-control double glazing': 'زجاج مزدوج عاكس للحرارة',
  'Mock-ups tested for air, water and wind': 'نماذج مختبرة للهواء والماء والريح',
  'Sliding & Folding Doors': 'الأبواب المنزلقة والقابلة للطي',
  'Openings as wide as the room, with leaves that weigh two hundred kilograms and move with one hand, and thresholds that you do not notice.':
    'فتحات بعرض الغرفة، بضلف تزن مئتي كيلوغرام وتتحرك بيد واحدة، وعتبات لا تلاحظها.',
  'Lift-and-slide or folding leaves': 'ضلف رافعة منزلقة أو قابلة للطي',
  'Thresholds flush with the floor': 'عتبات مستوية مع الأرض',
  'Brushes and seals against blown sand': 'فرش وحشيات ضد الرمل المتطاير',
  'Insect screens that roll away': 'شبك حشرات قابل للف',
  'Glass & Aluminium Railings': 'درابزين الزجاج والألمنيوم',
  'Railings for balconies, stairs and pools that protect without blocking the view, fixed with stainless steel that stands up to the sea.':
    'درابزين للشرفات والأدراج والمسابح يحمي من دون أن يحجب المنظر، مثبت بستانلس ستيل يصمد للبحر.',
  'Toughened and laminated safety glass': 'زجاج أمان مقسّى ومصفح',
  'Fixings of stainless steel, grade 316': 'مثبتات من الستانلس ستيل درجة 316',
  'Designed for the loads of the building code': 'مصمم لأحمال كود البناء',
  'Handrails in aluminium, steel or wood': 'مقابض يد من الألمنيوم أو الفولاذ أو الخشب',
} as const;
