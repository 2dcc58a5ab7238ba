/** The post “Eleven metres of sea view that close with one hand”, text node by text node. */
export const lagoonVilla = {
  'Eleven metres of sea view that close with one hand': 'أحد عشر مترًا من إطلالة البحر تُغلق بيد واحدة',
  'A family on the lagoon wanted no wall between the living room and the pool, and no dust on the piano. How three sliding doors did both.':
    'أرادت عائلة على البحيرة ألا يكون بين الصالة والمسبح جدار، وألا يكون على البيانو غبار. كيف حققت ثلاثة أبواب منزلقة الأمرين معًا.',
  'The house had a beautiful view and a row of narrow windows to look at it through. When we came for the first time, the owner put a chair in the middle of the room and said: from here I want to see only water.':
    'كان للبيت إطلالة جميلة وصف من النوافذ الضيقة لرؤيتها. وحين زرناه أول مرة وضع المالك كرسيًا في وسط الغرفة وقال: من هنا أريد ألا أرى إلا الماء.',
  'The difficulty': 'الصعوبة',
  'Eleven metres without a column mean large leaves, and large leaves are heavy: each of the six weighs about 220 kilograms. They face south-west, the sea is forty metres away, and in the corner stands a piano that does not like dust or moisture.':
    'أحد عشر مترًا من دون عمود تعني ضلفًا كبيرة، والضلف الكبيرة ثقيلة: تزن كل واحدة من الست نحو 220 كيلوغرامًا. وهي تواجه الجنوب الغربي، والبحر على بعد أربعين مترًا، وفي الزاوية بيانو لا يحب الغبار ولا الرطوبة.',
  'What we built': 'ماذا صنعنا',
  'Three lift-and-slide doors stand side by side. When you turn the handle, the leaf rises from its seals by a few millimetres and rolls almost by itself; when you turn it back, its whole weight presses on the seals. The glass has a g-value of 0.28, and the rollers and screws are of stainless steel.':
    'ثلاثة أبواب رافعة منزلقة تقف جنبًا إلى جنب. حين تدير المقبض ترتفع الضلفة عن حشياتها بضعة مليمترات وتتدحرج وحدها تقريبًا، وحين تعيده يضغط وزنها كله على الحشيات. معامل اكتساب الحرارة الشمسية للزجاج 0.28، والعجلات والبراغي من الستانلس ستيل.',
  'The threshold lies flush with the floor; a hidden channel leads the rain away.':
    'العتبة مستوية مع الأرض، وقناة مخفية تصرّف مياه المطر.',
  'The threshold was the longest discussion. A flush one is comfortable, a raised one is tighter. We set the channel below the terrace and tested it with a fire hose before the stone was laid.':
    'كانت العتبة أطول نقاش بيننا. فالمستوية مريحة والمرتفعة أكثر إحكامًا. وضعنا القناة تحت التراس واختبرناها بخرطوم إطفاء قبل رصف الحجر.',
  'One summer later': 'بعد صيف واحد',
  'We open it in November and close it in April. And in between my mother, who is eighty, does it without help.':
    'نفتحه في نوفمبر ونغلقه في أبريل. وبين هذا وذاك تفعل ذلك أمي، وعمرها ثمانون عامًا، من دون مساعدة.',
  'More pictures of this house are': 'المزيد من صور هذا البيت',
  'among our projects': 'ضمن مشاريعنا',
} as const;
