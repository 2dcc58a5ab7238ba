/** The post “Eleven metres of sea view that close with one hand”, text node by text node. */
export const lagoonVilla = {
  'Eleven metres of sea view that close with one hand': 'أحد عشر مترًا من إطلالة البحر تُغلق بيد واحدة',
  'A family on the lagoon wanted no wall between the living room and the pool, and no dust on the piano. How three sliding doors gave them both.':
    'أرادت عائلة على البحيرة ألا يكون بين الصالة والمسبح جدار، وألا يكون على البيانو غبار. كيف حققت ثلاثة أبواب سحّاب الأمرين معًا.',
  'The house had a beautiful view and a row of narrow windows to look at it through. On our first visit, the owner put a chair in the middle of the room and said: from here I want to see nothing but water.':
    'كان للبيت إطلالة جميلة وصف من النوافذ الضيقة لرؤيتها. وحين زرناه أول مرة وضع المالك كرسيًا في وسط الغرفة وقال: من هنا أريد ألا أرى إلا الماء.',
  'The challenge': 'التحدي',
  'Eleven metres without a column means large panels, and large panels are heavy: each of the six weighs about 220 kilograms. They face south-west, the sea is forty metres away, and in the corner stands a piano that does not like dust or moisture.':
    'أحد عشر مترًا من دون عمود تعني ضلفًا كبيرة، والضلف الكبيرة ثقيلة: تزن كل واحدة من الست نحو 220 كيلوغرامًا. وهي تواجه الجنوب الغربي، والبحر على بعد أربعين مترًا، وفي الزاوية بيانو لا يحب الغبار ولا الرطوبة.',
  'What we built': 'ماذا صنعنا',
  'Three lift-and-slide doors stand side by side. When you turn the handle, the panel lifts off its seals by a few millimetres and rolls almost by itself; when you turn it back, its whole weight presses down on the seals. The glass has a g-value of 0.28, and the rollers and screws are stainless steel.':
    'ثلاثة أبواب سحّاب بنظام الرفع والسحب تقف جنبًا إلى جنب. حين تدير المقبض ترتفع الضلفة عن حشياتها بضعة مليمترات وتتحرك وحدها تقريبًا، وحين تعيده يضغط وزنها كله على الحشيات. معامل اكتساب الحرارة الشمسية للزجاج 0.28، والعجلات والبراغي من الستانلس ستيل.',
  'The threshold is flush with the floor; a hidden channel drains the rain.':
    'العتبة مستوية مع الأرض، وقناة مخفية تصرّف مياه المطر.',
  'The threshold took the longest discussion. A flush one is comfortable, a raised one is tighter. We set the channel below the terrace and tested it with a fire hose before the stone was laid.':
    'أطول نقاش بيننا كان عن العتبة. فالمستوية مريحة والمرتفعة أكثر إحكامًا. وضعنا القناة تحت التراس واختبرناها بخرطوم إطفاء قبل رصف الحجر.',
  'One summer later': 'بعد صيف واحد',
  'We open it in November and close it in April. In between, my mother, who is eighty, opens it without help.':
    'نفتحه في نوفمبر ونغلقه في أبريل. وبين هذا وذاك تفتحه أمي، وعمرها ثمانون عامًا، من دون مساعدة.',
  'More about this house is': 'المزيد عن هذا البيت',
  'among our projects': 'ضمن مشاريعنا',
} as const;
