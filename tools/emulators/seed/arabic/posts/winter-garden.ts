/** The post “A glass house for the winter months”, text node by text node. */
export const winterGarden = {
  'A glass house for the winter months': 'غرفة زجاجية لأشهر الشتاء',
  'From November to March, a glass room is the best place in the house. What makes it bearable for the other seven months, too.':
    'من نوفمبر إلى مارس تكون الغرفة الزجاجية أجمل مكان في البيت. ما الذي يجعلها محتملة في الأشهر السبعة الأخرى أيضًا.',
  'More and more families ask us for a room between the house and the garden: a glass majlis, a dining room among plants, a place for winter evenings. Planned well, it can be used all year round.':
    'تطلب منا عائلات أكثر فأكثر غرفة بين البيت والحديقة: مجلسًا من الزجاج، أو غرفة طعام بين النباتات، أو مكانًا لأمسيات الشتاء. وإذا أُحسن التخطيط لها أمكن استخدامها طوال العام.',
  'Four rules': 'أربع قواعد',
  'A solid or shaded roof. Glass overhead is beautiful at night and unbearable at noon.':
    'سقف مصمت أو مظلل. فالزجاج فوق الرؤوس جميل ليلًا ولا يُحتمل ظهرًا.',
  'Openings on opposite sides, so that the breeze can pass through.': 'فتحات في جهات متقابلة ليعبر النسيم.',
  'Solar-control glass all around, and laminated glass wherever somebody may lean.':
    'زجاج عاكس للحرارة من كل الجهات، وزجاج طبقي (لامينيتد) حيثما قد يتكئ أحد.',
  'A cooling unit of its own, switched on only when guests come.':
    'مكيف خاص بها لا يُشغَّل إلا حين يأتي الضيوف.',
  'What it takes': 'ماذا يلزم لها',
  'A foundation, a permit from the municipality, about six weeks in the workshop and one week in the garden. The plants around it are part of the plan: a tree on the west side gives its shade for free.':
    'أساس، وتصريح من البلدية، ونحو ستة أسابيع في الورشة، وأسبوع في الحديقة. والنباتات حولها جزء من الخطة: فالشجرة في جهة الغرب تعطي ظلها بلا مقابل.',
} as const;
