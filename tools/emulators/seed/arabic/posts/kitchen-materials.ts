/** The post “Aluminium, PVC or wood: what is inside a good kitchen”, text node by text node. */
export const kitchenMaterials = {
  'Aluminium, PVC or wood: what is inside a good kitchen': 'ألمنيوم أم PVC أم خشب: ماذا في داخل المطبخ الجيد',
  'The fronts decide whether you like a kitchen, the carcasses decide how long it lasts. An honest comparison of three materials that we build with every day.':
    'الواجهات تقرر هل يعجبك المطبخ، والهياكل تقرر كم يدوم. مقارنة صادقة بين ثلاث مواد نعمل بها كل يوم.',
  'A kitchen in Qatar has a hard life: steam from large pots, air conditioning, humid months and, on Fridays, guests. What you see is the fronts. What suffers is the boxes behind them.':
    'حياة المطبخ في قطر شاقة: بخار القدور الكبيرة، والتكييف، وأشهر رطبة، وضيوف أيام الجمعة. ما يراه المرء هو الواجهات. وما يتعب هو الصناديق التي خلفها.',
  Aluminium: 'الألمنيوم',
  'It does not swell, does not burn and gives insects nothing to eat. Honeycomb panels keep it light. It costs more than the others, and a dent stays a dent. We recommend it below the sink, beside the dishwasher and for kitchens that feed a crowd.':
    'لا ينتفخ ولا يحترق ولا تجد فيه الحشرات ما تأكله. وألواح خلية النحل تُبقيه خفيفًا. ثمنه أعلى من غيره، وأي انبعاج فيه يبقى. ننصح به تحت الحوض، وبجانب غسالة الصحون، وللمطابخ التي يُطبخ فيها لكثيرين.',
  PVC: 'PVC',
  'Foamed PVC boards can stand in water and come out unchanged. They are easy to clean and kind to the budget. They do not like hot pans, and wide shelves need a stiffener underneath. Good for':
    'يمكن لألواح PVC الرغوية أن تقف في الماء وتخرج كما كانت. تنظيفها سهل وثمنها مناسب للميزانية. لا تتحمل القدور الساخنة، وتحتاج الأرفف العريضة إلى تقوية من تحتها. تناسب',
  'family kitchens and pantries': 'مطابخ العائلات وغرف المؤونة',
  'Nothing feels better in the hand. Plywood with a veneer of oak or walnut stays flat, solid wood moves with the seasons. We use wood where you touch it: for fronts, handles and the edge of an island.':
    'لا شيء أجمل منه في اليد. الخشب الرقائقي بقشرة البلوط أو الجوز يبقى مستويًا، والخشب الصلب يتحرك مع الفصول. ونستخدم الخشب حيث تلمسه اليد: للواجهات والمقابض وحافة الجزيرة.',
  'Our favourite mix': 'خليطنا المفضل',
  'Aluminium carcasses along the wet wall, PVC elsewhere.':
    'هياكل من الألمنيوم على امتداد الجدار الرطب، ومن PVC في غيره.',
  'Fronts in wood or lacquer, as you like.': 'واجهات من الخشب أو مدهونة باللاكيه، كما تحب.',
  'Drawers instead of doors below the worktop, with runners that carry 40 kilograms.':
    'أدراج بدلًا من الأبواب تحت سطح العمل، بمجارٍ تحمل 40 كيلوغرامًا.',
  'A gap of 5 cm behind the refrigerator, since it needs air to breathe.':
    'فراغ 5 سم خلف الثلاجة، فهي تحتاج إلى هواء تتنفسه.',
  'Bring a list of what you cook most often. It tells us more than any catalogue.':
    'أحضر قائمة بأكثر ما تطبخه. فهي تخبرنا بأكثر مما يخبرنا به أي كتالوج.',
} as const;
