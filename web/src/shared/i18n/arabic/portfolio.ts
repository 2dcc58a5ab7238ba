export const portfolio = {
  'Windows, doors, kitchens and glasswork that we make and install in villas, shops and towers across Qatar.':
    'نوافذ وأبواب ومطابخ وأعمال زجاج نصنعها ونركّبها في الفلل والمتاجر والأبراج في أنحاء قطر.',

  // Gallery
  Gallery: 'المعرض',
  'Details, materials and finishes.': 'تفاصيل وخامات وتشطيبات.',
  ALL: 'الكل',
  'Filter the gallery': 'تصفية المعرض',
  'Filter: {choice}': 'التصفية: {choice}',
  '{count, plural, one {# image} other {# images}}':
    '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  '{name}, {count, plural, one {# image} other {# images}}':
    '{name}، {count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  'View the image: {title}': 'عرض الصورة: {title}',
  'See the gallery': 'انتقل إلى المعرض',
  'Show all projects': 'عرض جميع المشاريع',
  'Show more projects': 'عرض المزيد من المشاريع',
  'Show more pictures': 'عرض المزيد من الصور',
  'Error loading portfolio': 'تعذّر تحميل الأعمال',
  'Please try again later': 'يرجى المحاولة لاحقًا',
  'No images found': 'لا توجد صور',
  'No portfolio items in the selected category': 'لا توجد أعمال في الفئة المحددة',
  'View all projects': 'عرض جميع الأعمال',

  // Sub-categories, by their names in the contract; one is also a service
  'UPVC DOORS': 'أبواب UPVC',
  'WOODEN DOORS': 'الأبواب الخشبية',
  'PVC KITCHEN': 'مطابخ PVC',
  GLASS: 'أعمال الزجاج',
  FLOORING: 'الأرضيات',
  TENTS: 'الخيام',
  SHADES: 'المظلات',
  'ROOF TILES': 'قرميد الأسقف',
  'UPVC WINDOWS': 'نوافذ UPVC',
  'PADEL COURT': 'ملاعب البادل',
  'Steel & Stainless': 'الحديد والستانلس ستيل',
  'Glass Door and Shower': 'الأبواب الزجاجية وكبائن الشاور',
  'Glass House': 'الغرف والمجالس الزجاجية',
  'All UPVC Window': 'جميع نوافذ UPVC',

  // Projects
  'Our projects': 'مشاريعنا',
  'What we plan, make, install and look after.': 'ما نخطط له ونصنعه ونركّبه ونعتني به.',
  'Filter the projects': 'تصفية المشاريع',
  'All projects': 'جميع المشاريع',
  Aluminium: 'الألمنيوم',
  UPVC: 'UPVC',
  Glass: 'الزجاج',
  Kitchen: 'المطابخ',
  'Other work': 'أعمال أخرى',
  'The projects could not be loaded. Please try again later.': 'تعذّر تحميل المشاريع. يرجى المحاولة لاحقًا.',
  'There are no projects of this kind yet.': 'لا توجد مشاريع من هذا النوع بعد.',

  // One project
  'This project could not be loaded. Please try again later.': 'تعذّر تحميل هذا المشروع. يرجى المحاولة لاحقًا.',
  'Loading the project': 'جارٍ تحميل المشروع',
  Category: 'الفئة',
  Location: 'الموقع',
  Client: 'العميل',
  Year: 'السنة',
  'Open the project page': 'افتح صفحة المشروع',
  '{title}, image {position} of {total}': '{title}، الصورة {position} من {total}',
  'Related projects': 'مشاريع مشابهة',

  // The sample projects, shown until the company has entered any
  'Curtain wall for an office tower': 'واجهة زجاجية (كرتن\u00a0وول) لبرج مكاتب',
  'A unitised glass and aluminium façade with solar-control glazing, made in our workshop and installed floor by floor.':
    'واجهة من وحدات زجاج وألمنيوم بزجاج عاكس للحرارة، صُنعت في ورشتنا ورُكّبت طابقًا بعد طابق.',
  'Windows and doors for a family villa': 'نوافذ وأبواب لفيلا عائلية',
  'Insulated UPVC windows and doors throughout, sealed against dust and heat, with roll-away fly screens.':
    'نوافذ وأبواب UPVC عازلة في كامل الفيلا، محكمة ضد الغبار والحرارة، مع شبك حشرات قابل للطي.',
  'Glass house in a garden': 'غرفة زجاجية في حديقة',
  'A glass room in a slim aluminium frame: shaded by day, lit at night and comfortable at both.':
    'غرفة زجاجية بإطار ألمنيوم رفيع، مظللة نهارًا ومضاءة ليلًا ومريحة في الحالين.',
  'Walnut kitchen with an island': 'مطبخ من خشب الجوز مع جزيرة',
  'Floor-to-ceiling cabinets, a stone island for six and soft-close drawers, fitted in four days.':
    'خزائن حتى السقف وجزيرة حجرية لستة أشخاص وأدراج بإغلاق هادئ، رُكّبت في أربعة أيام.',
} as const;
