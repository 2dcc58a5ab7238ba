/** Alternative texts of the images. */
export const altTexts = {
  'A bright workshop with racks of aluminium profiles and a window frame on the bench':
    'ورشة مضيئة فيها رفوف من مقاطع الألمنيوم وإطار نافذة على طاولة العمل',
  'White shade sails on steel masts over an empty car park':
    'مظلات شراعية بيضاء على أعمدة حديدية فوق موقف سيارات خالٍ',
  'A calm corner office with a walnut desk and a view of the towers across the bay':
    'مكتب هادئ في الزاوية بطاولة من خشب الجوز وإطلالة على الأبراج عبر الخليج',
  'Two shade sails over the seats and the fountain of a courtyard': 'مظلتان شراعيتان فوق مقاعد فناء ونافورته',
  'A high lobby behind a curtain wall, with afternoon sun on the floor':
    'بهو عالٍ خلف واجهة زجاجية وشمس العصر على أرضيته',
  'A tower with a curtain wall of glass, seen from its foot against the sky':
    'برج بواجهة زجاجية يُرى من أسفله وخلفه السماء',
  'Cut ends of aluminium window profiles: chambers, dark thermal breaks and a piece of double glazing':
    'مقاطع ألمنيوم مقصوصة للنوافذ تظهر فيها الحجرات والعازل الحراري الداكن وقطعة من الزجاج المزدوج',
  'Where mullion and transom of a curtain wall meet, with one cap still missing over the screwed pressure plate':
    'ملتقى القائم والعارضة في واجهة زجاجية، وغطاء لم يركَّب بعد فوق شريحة الضغط المثبتة بالبراغي',
  'The brass lock of a steel gate, between the welded stars of its lattice':
    'قفل نحاسي لبوابة حديدية بين نجوم شبكتها الملحومة',
  'An open kitchen drawer in walnut, with steel sides, oak dividers and a bronze pull under a stone worktop':
    'درج مطبخ مفتوح من خشب الجوز بجوانب من الستانلس وفواصل من البلوط ومقبض برونزي تحت سطح حجري',
  'A lock with a steel lever on the glass door of a meeting room with black frames':
    'قفل بمقبض من الستانلس على باب زجاجي لغرفة اجتماعات بإطارات سوداء',
  'A stainless post whose clamps hold the glass of a railing, with palms and towers behind it':
    'قائم من الستانلس تمسك ملاقطه زجاج الدرابزين وخلفه نخيل وأبراج',
  'The flush threshold of a sliding door: steel rails, seals and the edge of the leaf in evening sun':
    'عتبة باب سحّاب بمستوى الأرض: سكتان من الستانلس وحشوات وحافة الباب تحت شمس المساء',
  'The corner of a white UPVC window, open a little: seals, locking points and the handle':
    'زاوية نافذة UPVC بيضاء مفتوحة قليلًا تظهر حشياتها ونقاط قفلها ومقبضها',
  'A hall with wide oak planks in the sun and a black glass door at its end':
    'ردهة بألواح بلوط عريضة تحت ضوء الشمس وفي آخرها باب زجاجي أسود',
  'A majlis with low sofas, arched niches and a floor of polished stone':
    'مجلس بأرائك منخفضة وكوى مقوسة وأرضية من الحجر المصقول',
  'Folding glass doors, open from a living room to a green garden':
    'أبواب زجاجية قابلة للطي مفتوحة من صالة على حديقة خضراء',
  'A frameless glass door with a long steel handle at the end of a stone corridor':
    'باب زجاجي بلا إطار بمقبض معدني طويل في آخر ممر حجري',
  'A glass house in a garden, laid for dinner in the evening sun':
    'غرفة زجاجية في حديقة مُعدّة للعشاء تحت شمس المساء',
  'A majlis with walls of glass above a still pool in the evening':
    'مجلس بجدران زجاجية فوق مسبح ساكن في المساء',
  'A lit meeting room behind glass, with the city outside at dusk':
    'غرفة اجتماعات مضاءة خلف الزجاج والمدينة في الخارج عند الغسق',
  'Glass partitions with black frames around a meeting room, with towers behind it':
    'قواطع زجاجية بإطارات سوداء حول غرفة اجتماعات وخلفها أبراج',
  'A balcony with a glass railing and two chairs, with towers across the bay':
    'شرفة بدرابزين زجاجي وكرسيين وعبر الخليج أبراج',
  'A narrow kitchen in sage green with brass handles and a glass door to the garden':
    'مطبخ ضيق بلون أخضر هادئ ومقابض نحاسية وباب زجاجي إلى الحديقة',
  'A kitchen with a walnut island under pendant lamps beside a sunny window':
    'مطبخ بجزيرة من خشب الجوز تحت مصابيح معلقة بجانب نافذة مشمسة',
  'A majlis tent in the desert at dusk, with carpets, low seats and lanterns':
    'خيمة مجلس في الصحراء عند الغسق فيها سجاد ومقاعد منخفضة وفوانيس',
  'A padel court with blue turf and glass walls under floodlights':
    'ملعب بادل بعشب أزرق وجدران زجاجية تحت الأضواء الكاشفة',
  'An aluminium pergola that draws stripes of shade over an outdoor lounge':
    'برجولة من الألمنيوم ترسم خطوط ظل فوق جلسة خارجية',
  'A bright kitchen with white fronts, an oak floor and a wide window over the sink':
    'مطبخ مضيء بواجهات بيضاء وأرضية من البلوط ونافذة عريضة فوق الحوض',
  'A villa under terracotta tiles against a blue sky': 'فيلا بسقف من قرميد التراكوتا تحت سماء زرقاء',
  'A shopfront of tall glass panes at night, warmly lit from inside':
    'واجهة متجر بألواح زجاج عالية ليلًا بإضاءة دافئة من الداخل',
  'An atrium with trees under a glass roof': 'ردهة داخلية فيها أشجار تحت سقف زجاجي',
  'Wide sliding doors, pushed open between a living room and a terrace by the sea':
    'أبواب سحّاب عريضة مفتوحة بين صالة وتراس بجانب البحر',
  'A travertine stair with a railing of stainless steel and glass':
    'درج من الترافرتين بدرابزين من الستانلس ستيل والزجاج',
  'A steel gate with a lattice of stars and its shadow on the drive':
    'بوابة حديد بشبك من النجوم وظلها على مدخل السيارات',
  'White UPVC double doors, one leaf open to a small balcony over gardens':
    'باب مزدوج أبيض من UPVC تنفتح إحدى ضلفتيه على شرفة صغيرة فوق الحدائق',
  'A white UPVC corner window of a living room, with the sea and towers outside':
    'نافذة زاوية بيضاء من UPVC في صالة تطل على البحر والأبراج',
  'A deep green UPVC front door with a side light, under a porch with plants':
    'باب أمامي من UPVC بلون أخضر غامق ولوح جانبي تحت مدخل مسقوف فيه نباتات',
  'A white sliding window over a reading nook with cushions': 'نافذة سحّاب بيضاء فوق ركن قراءة فيه وسائد',
  'A bedroom in the morning with a white UPVC window and sheer curtains':
    'غرفة نوم في الصباح بنافذة UPVC بيضاء وستائر شفافة',
  'White UPVC windows in the sand-coloured wall of a villa, with flowers and palm shadows':
    'نوافذ UPVC بيضاء في جدار فيلا بلون الرمل مع زهور وظلال نخيل',
  'A villa of stone and glass at dusk, mirrored in its pool':
    'فيلا من الحجر والزجاج عند الغسق تنعكس في مسبحها',
  'A walk-in shower of clear glass in a travertine bathroom': 'شاور مفتوح بزجاج شفاف في حمام من الترافرتين',
  'A door of walnut battens in a stone wall, under a porch lit in the evening':
    'باب من شرائح خشب الجوز في جدار حجري تحت مدخل مضاء في المساء',
  'An oak interior door, half open to a sunny room': 'باب داخلي من البلوط نصف مفتوح على غرفة مشمسة',
} as const;
