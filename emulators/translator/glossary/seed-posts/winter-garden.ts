/** The post “A glass house for the winter months”, text node by text node. */
export const winterGarden = {
  'A glass house for the winter months': 'بيت زجاجي لأشهر الشتاء',
  'From November to March a room of glass is the best place in the house. What makes it bearable in the other seven months as well.':
    'من نوفمبر إلى مارس تكون غرفة الزجاج أجمل مكان في البيت. ما الذي يجعلها محتملة في الأشهر السبعة الأخرى أيضًا.',
  'More and more families ask us for a room between the house and the garden: a majlis of glass, a dining room among plants, a place for the winter evenings. Planned well, it can be used all year.':
    'تطلب منا عائلات أكثر فأكثر غرفة بين البيت والحديقة: مجلسًا من الزجاج، أو غرفة طعام بين النباتات، أو مكانًا لأمسيات الشتاء. وإذا أُحسن التخطيط لها أمكن استخدامها طوال العام.',
  'Four rules': 'أربع قواعد',
  'A solid or shaded roof. Glass overhead is beautiful at night and unbearable at noon.':
    'سقف مصمت أو مظلل. فالزجاج فوق الرؤوس جميل ليلًا ولا يُحتمل ظهرًا.',
  'Openings on opposite sides, so that the breeze can pass.': 'فتحات في جهات متقابلة ليعبر النسيم.',
  'Solar-control glass all around, and laminated glass wherever somebody may lean.':
    'زجاج عاكس للحرارة من كل الجهات، وزجاج مصفح حيثما قد يتكئ أحد.',
  'A cooling unit of its own, which is switched on only when guests come.':
    'مكيف خاص بها لا يُشغَّل إلا حين يأتي الضيوف.',
  'What it takes': 'ماذا يلزم لها',
  'A foundation, a permit of the municipality, about six weeks in the workshop and one week in the garden. The plants around it are part of the plan: a tree on the west side gives its shade for nothing.':
    'أساس، وتصريح من البلدية، ونحو ستة أسابيع في الورشة، وأسبوع في الحديقة. والنباتات حولها جزء من الخطة: فالشجرة في جهة الغرب تعطي ظلها بلا مقابل.',
} as const;
