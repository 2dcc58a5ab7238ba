/** The post “Five new apprentices, and the window each of them built”, text node by text node. */
export const apprentices = {
  'Five new apprentices, and the window each of them built': 'خمسة متدربين جدد، والنافذة التي صنعها كل منهم',
  'After twelve months of training, each of our apprentices had to build a window alone, from measuring to the last seal. All five are airtight.':
    'بعد اثني عشر شهرًا من التدريب كان على كل متدرب أن يصنع نافذة وحده، من القياس إلى آخر حشية. والخمس كلها محكمة.',
  'A year ago, five young people started in our workshop. Two of them had never held a file. Last week each of them stood in front of a window of their own while a fan blew air against it and a colleague sprayed water.':
    'قبل عام بدأ خمسة شباب العمل في ورشتنا. اثنان منهم لم يمسكا مبردًا قط. وفي الأسبوع الماضي وقف كل منهم أمام نافذته، بينما كانت مروحة تدفع الهواء نحوها وزميل يرشها بالماء.',
  'What they learnt': 'ماذا تعلموا',
  'In the first three months: reading drawings, measuring, sawing, filing.':
    'في الأشهر الثلاثة الأولى: قراءة المخططات والقياس والنشر واستخدام المبرد.',
  'Then half a year at the workshop’s stations, two months at each.':
    'ثم نصف عام في محطات الورشة، شهران في كل منها.',
  'In the last three months: on site, with our installers.':
    'وفي الأشهر الثلاثة الأخيرة: في المواقع مع فنيي التركيب.',
  'The task': 'المهمة',
  'Everybody was given the same opening in a test wall. It was eight millimetres out of square, as openings are, and nobody told them. Four noticed while measuring, the fifth while fitting; she solved it with a shim and a wider joint, just as an old hand would have done.':
    'تسلم الجميع الفتحة نفسها في جدار اختبار، وكانت منحرفة عن الزاوية القائمة بثمانية مليمترات كما هي حال الفتحات. لم يخبرهم أحد. لاحظ أربعة ذلك عند القياس، ولاحظته الخامسة عند التركيب، وعالجته بحشوة وفاصل أعرض، كما كان سيفعل صاحب خبرة طويلة.',
  'On the drawing every wall is straight. Now I always measure both diagonals.':
    'في المخطط كل جدار مستقيم. أما الآن فأقيس القطرين دائمًا.',
  'What comes next': 'الخطوة التالية',
  'All five are staying. Three are moving into fabrication, one into the drawing office and one to the team that installs façades. In September we start with the next group, this time with seven places.':
    'الخمسة باقون. ينتقل ثلاثة منهم إلى التصنيع، وواحد إلى مكتب الرسم، وواحد إلى فريق تركيب الواجهات. وفي سبتمبر نبدأ مع المجموعة التالية، وهذه المرة بسبعة مقاعد.',
  'Schools and colleges that would like to visit us are welcome:':
    'أهلًا بالمدارس والكليات التي ترغب في زيارتنا:',
  'please write to us': 'يرجى مراسلتنا',
  'a week in advance.': 'قبل أسبوع من الموعد.',
} as const;
