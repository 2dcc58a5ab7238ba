/** The post “Five new apprentices, and the window that each of them built”, text node by text node. */
export const apprentices = {
  'Five new apprentices, and the window that each of them built':
    'خمسة متدربين جدد، والنافذة التي صنعها كل منهم',
  'After twelve months of training, our apprentices had to build a window alone, from the measuring to the last seal. All five are tight.':
    'بعد اثني عشر شهرًا من التدريب كان على متدربينا أن يصنع كل منهم نافذة وحده، من القياس إلى آخر حشية. والخمس كلها محكمة.',
  'A year ago five young people began in our workshop. Two of them had never held a file. Last week each of them stood in front of a window of their own, while a fan pressed air against it and a colleague sprayed water.':
    'قبل عام بدأ خمسة شباب العمل في ورشتنا. اثنان منهم لم يمسكا مبردًا قط. وفي الأسبوع الماضي وقف كل منهم أمام نافذته، بينما كانت مروحة تضغط عليها الهواء وزميل يرش الماء.',
  'What they learnt': 'ماذا تعلموا',
  'In the first three months: reading drawings, measuring, sawing, filing.':
    'في الأشهر الثلاثة الأولى: قراءة المخططات والقياس والنشر والبرد.',
  'Then half a year at the stations of the workshop, two months at each.':
    'ثم نصف عام في محطات الورشة، شهران في كل منها.',
  'In the last three months: on site, with the people who install.':
    'وفي الأشهر الثلاثة الأخيرة: في المواقع مع فنيي التركيب.',
  'The task': 'المهمة',
  'Everybody received the same opening in a test wall, which was out of square by eight millimetres, as openings are. Nobody told them. Four noticed it while measuring, the fifth while fitting, and she solved it with a shim and a wider joint, just as an old hand would have done.':
    'تسلم الجميع الفتحة نفسها في جدار اختبار، وكانت منحرفة عن الزاوية القائمة بثمانية مليمترات كما هي حال الفتحات. لم يخبرهم أحد. لاحظ أربعة ذلك عند القياس، ولاحظته الخامسة عند التركيب، وعالجته بحشوة وفاصل أعرض، كما كان سيفعل صاحب خبرة طويلة.',
  'In the drawing every wall is straight. I now measure both diagonals, always.':
    'في المخطط كل جدار مستقيم. صرت أقيس القطرين، دائمًا.',
  'How it goes on': 'كيف يستمر الأمر',
  'All five stay. Three go into fabrication, one into the drawing office, one to the team that installs façades. In September we begin with the next group, and this time with seven places.':
    'الخمسة باقون. ثلاثة ينتقلون إلى التصنيع، وواحد إلى مكتب الرسم، وواحد إلى فريق تركيب الواجهات. وفي سبتمبر نبدأ مع المجموعة التالية، وهذه المرة بسبعة مقاعد.',
  'Schools and colleges that would like to visit us are welcome:':
    'أهلًا بالمدارس والكليات التي ترغب في زيارتنا:',
  'please write to us': 'يرجى مراسلتنا',
  'a week in advance.': 'قبل أسبوع من الموعد.',
} as const;
