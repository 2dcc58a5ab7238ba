/** The post “A new machining centre for the workshop”, text node by text node. */
export const newMachine = {
  'A new machining centre for the workshop': 'ماكينة سي إن سي جديدة في الورشة',
  'From this month, a five-axis machine drills, mills and taps our profiles. What that changes for your order, and what stays in human hands.':
    'منذ هذا الشهر تثقب ماكينة بخمسة محاور مقاطعنا وتفرزها وتسننها. ما الذي يغيره ذلك في طلبك، وما الذي يبقى في أيدي فريقنا.',
  'It came in three crates, weighs as much as four cars and took eleven days to level: our new machining centre works on profiles up to seven metres long, from five sides, without anybody having to turn them over.':
    'وصلت في ثلاثة صناديق، ووزنها كوزن أربع سيارات، واستغرقت تسويتها أحد عشر يومًا: تعمل الماكينة الجديدة على مقاطع يصل طولها إلى سبعة أمتار، من خمس جهات، من دون أن يقلبها أحد.',
  'What it does': 'ماذا تفعل',
  'A curtain wall profile carries dozens of holes, slots and notches. Until now it went from the saw to the drill, from the drill to the milling machine, and was measured again at each station. Now it is clamped once. The machine reads the drawing, finds the end of the bar by itself and keeps every hole within a tenth of a millimetre.':
    'في مقطع الواجهة الزجاجية عشرات الثقوب والشقوق والحزوز. كان حتى الآن ينتقل من المنشار إلى المثقاب، ومن المثقاب إلى الفارزة، ويُقاس من جديد في كل محطة. أما الآن فيُثبَّت مرة واحدة. تقرأ الماكينة المخطط، وتجد طرف القضيب بنفسها، وتضبط كل ثقب في حدود عُشر المليمتر.',
  'What it means for you': 'ماذا يعني لك ذلك',
  'Shorter delivery times for façades and large sliding doors, by about a week.':
    'مدة تسليم أقصر للواجهات وأبواب السحّاب الكبيرة، بنحو أسبوع.',
  'Curves and angled cuts that we used to have made elsewhere.': 'منحنيات وقصّات مائلة كنا نكلف بها غيرنا.',
  'Less waste: the program arranges the cuts so that short ends become short parts.':
    'هدر أقل: يرتب البرنامج القصّات بحيث تصير الأطراف القصيرة قطعًا قصيرة.',
  'What stays the same': 'ما الذي بقي كما كان',
  'Corners are still joined by hand, glass is still set by two people, and every window is opened and closed before it leaves. The four colleagues who ran the old machines have learnt to program the new one.':
    'ما زالت الزوايا تُجمع باليد، والزجاج يضعه شخصان، وتُفتح كل نافذة وتُغلق قبل أن تخرج. وقد تعلم الزملاء الأربعة الذين كانوا على الماكينات القديمة برمجة الماكينة الجديدة.',
  'The machine is precise. Whether the drawing is right, it cannot know. That is still our job.':
    'الماكينة دقيقة. أما هل المخطط صحيح فلا تستطيع أن تعرف. ذلك ما زال عملنا.',
  'If you would like to see it run,': 'إن أحببت أن تراها وهي تعمل،',
  'ask us for a visit': 'فاطلب منا موعد زيارة',
  'on any morning from Sunday to Thursday.': 'في أي صباح من الأحد إلى الخميس.',
} as const;
