/** The post “Nine hundred units, one crane: how a façade climbs in Lusail”, text node by text node. */
export const lusailTower = {
  'Nine hundred units, one crane: how a façade climbs in Lusail':
    'تسعمئة وحدة ورافعة واحدة: كيف تصعد واجهة في لوسيل',
  'A curtain wall is built twice: once in the workshop, once in the air. Notes from a site where the wind decided when we worked.':
    'تُبنى الواجهة الزجاجية (كرتن وول) مرتين: مرة في الورشة ومرة في الهواء. ملاحظات من موقع كانت الريح فيه تقرر متى نعمل.',
  'A unit is 1.5 metres wide, 3.8 metres high and weighs 310 kilograms. The tower needed a little more than nine hundred of them, and there was one crane for all trades. So the most important drawing on this project was a timetable.':
    'عرض الوحدة 1.5 متر وارتفاعها 3.8 متر ووزنها 310 كيلوغرامات. احتاج البرج إلى أكثر من تسعمئة منها بقليل، ولم تكن هناك إلا رافعة واحدة لجميع الأعمال. لذلك كان أهم مخططات هذا المشروع جدولًا زمنيًا.',
  'First on the ground': 'على الأرض أولًا',
  'Before production began, we built a two-storey piece of the façade on a test rig. It was put under pressure and suction, sprayed with water and moved the way a building moves. The first test found a leak at one corner, no larger than a coin. We changed the seal, tested again, and only then ordered the glass.':
    'قبل بدء الإنتاج بنينا جزءًا من الواجهة بارتفاع طابقين على منصة اختبار. عُرّض للضغط والشفط، ورُشّ بالماء، وحُرّك كما يتحرك المبنى. كشف الاختبار الأول تسربًا عند زاوية لا يزيد حجمه على قطعة نقود. غيّرنا الحشية واختبرنا من جديد، وبعد ذلك فقط طلبنا الزجاج.',
  'Then by night': 'ثم في الليل',
  'By day the crane belonged to the concrete team; from eight in the evening it was ours. In the cooler air, aluminium is also as long as it is on the drawing. A team of five hung up to fourteen units a night; when the wind rose above ten metres a second, the glass stayed in its racks.':
    'في النهار كانت الرافعة لفريق الخرسانة، ومن الثامنة مساءً صارت لنا. وفي الهواء المعتدل يكون طول الألمنيوم أيضًا كما هو في المخطط. كان فريق من خمسة يركّب ما يصل إلى أربع عشرة وحدة في الليلة، وحين تتجاوز الريح عشرة أمتار في الثانية كان الزجاج يبقى في حوامله.',
  'Behind the finished façade: daylight to the middle of the lobby, without the heat.':
    'خلف الواجهة المكتملة: ضوء النهار حتى وسط البهو من دون حر.',
  'What we learnt': 'ماذا تعلمنا',
  'Load the lorry in the order of installation, with the first unit outermost.':
    'حمّل الشاحنة بترتيب التركيب، والوحدة الأولى في طرفها.',
  'Survey every bracket before the unit arrives; concrete is allowed to be 20 mm out of place, a bracket is not.':
    'افحص موضع كل حامل قبل وصول الوحدة: يُسمح للخرسانة بانحراف 20 مم، ولا يُسمح به للحامل.',
  'Keep ten spare panes on site. We needed three.': 'احتفظ بعشرة ألواح احتياطية في الموقع. احتجنا إلى ثلاثة.',
  'The façade was closed four days early. The wind gave us those days back in the last month.':
    'أُغلقت الواجهة قبل موعدها بأربعة أيام. أعادت إلينا الريح تلك الأيام في الشهر الأخير.',
} as const;
