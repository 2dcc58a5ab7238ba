/** The post “Ten minutes a window: how to keep the dust outside”, text node by text node. */
export const dustSeals = {
  'Ten minutes a window: how to keep the dust outside': 'عشر دقائق لكل نافذة: كيف تُبقي الغبار خارجًا',
  'Most windows that let dust in are not broken. They need a brush, a drop of oil and a quarter turn with an Allen key. A short round through the house.':
    'معظم النوافذ التي تُدخل الغبار ليست معطلة. إنها تحتاج إلى فرشاة وقطرة زيت وربع دورة بمفتاح سداسي. جولة قصيرة في البيت.',
  'After a storm there is a fine line of dust on the window sill, and one thinks of new windows. Often the old ones can do better. Take ten minutes for each of them, ideally twice a year.':
    'بعد العاصفة تجد خطًا رفيعًا من الغبار على حافة النافذة، فتفكر في نوافذ جديدة. وكثيرًا ما تستطيع القديمة أن تكون أفضل. خصص لكل منها عشر دقائق، ويُفضَّل مرتين في السنة.',
  'The round': 'الجولة',
  'Close a sheet of paper in the leaf': 'أغلق الضلفة على ورقة',
  'and pull. If it slips out easily, the leaf does not press enough at that point. Try it every 30 cm.':
    'ثم اسحبها. إن انزلقت بسهولة فالضلفة لا تضغط بما يكفي عند تلك النقطة. جرّب ذلك كل 30 سم.',
  'Clean the seals': 'نظّف الحشيات',
  'with lukewarm water and a little soap. Sand between the seal and the frame acts like a row of tiny wedges.':
    'بماء فاتر وقليل من الصابون. فالرمل بين الحشية والإطار يعمل كصف من الأسافين الصغيرة.',
  'Rub the seals with silicone stick': 'ادهن الحشيات بقلم السيليكون',
  'so that they stay soft. Never use cooking oil or petroleum jelly: they make rubber swell.':
    'لتبقى لينة. ولا تستخدم أبدًا زيت الطعام أو الفازلين، فهما يجعلان المطاط ينتفخ.',
  'Brush out the tracks': 'نظّف المجاري بفرشاة',
  'of sliding windows and open the small drainage slots with a toothpick.':
    'في النوافذ المنزلقة، وافتح فتحات التصريف الصغيرة بعود أسنان.',
  'Oil the fittings': 'زيّت الإكسسوارات',
  'with one drop of acid-free oil at each moving point.': 'بقطرة من زيت خالٍ من الأحماض عند كل نقطة متحركة.',
  'A quarter turn': 'ربع دورة',
  'At the edge of most UPVC leaves you see round or oval pins that slide behind metal plates. They are eccentric. Turn them a quarter with an Allen key or pliers, and the leaf closes more firmly. Repeat the test with the paper afterwards.':
    'عند حافة معظم ضلف يو بي في سي ترى مسامير مستديرة أو بيضوية تنزلق خلف صفائح معدنية. مراكزها منحرفة عن الوسط. أدرها ربع دورة بمفتاح سداسي أو بكماشة، فتُغلق الضلفة بإحكام أكبر. ثم أعد اختبار الورقة.',
  'When to call us': 'متى تتصل بنا',
  'The seal is hard, torn or has shrunk in the corners.':
    'إذا كانت الحشية قاسية أو ممزقة أو انكمشت عند الزوايا.',
  'The leaf drags on the frame even after the hinges were adjusted.':
    'إذا احتكت الضلفة بالإطار حتى بعد ضبط المفصلات.',
  'There is moisture between the two panes: the edge of the glass unit is no longer tight, and only a new unit helps.':
    'إذا ظهرت رطوبة بين اللوحين: لم تعد حافة وحدة الزجاج محكمة، ولا تنفع إلا وحدة جديدة.',
  'We replace seals and fittings of most makes, not only of our own. Choose':
    'نستبدل الحشيات والإكسسوارات لمعظم الأنواع، لا لنوافذنا وحدها.',
  'Maintenance Services in the contact form': 'اختر «خدمات الصيانة» في نموذج التواصل',
  'and tell us how many windows there are.': 'وأخبرنا كم عدد النوافذ.',
} as const;
