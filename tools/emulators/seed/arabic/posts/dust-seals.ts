/** The post “Ten minutes a window: how to keep the dust out”, text node by text node. */
export const dustSeals = {
  'Ten minutes a window: how to keep the dust out': 'عشر دقائق لكل نافذة: كيف تمنع دخول الغبار',
  'Most windows that let dust in are not broken. They need a brush, a drop of oil and a quarter turn with an Allen key. A quick tour of the house.':
    'معظم النوافذ التي تُدخل الغبار ليست معطلة. إنها تحتاج إلى فرشاة وقطرة زيت وربع دورة بمفتاح سداسي. جولة قصيرة في البيت.',
  'After a storm there is a fine line of dust on the window sill, and you start thinking about new windows. Often the old ones can do better. Give each of them ten minutes, ideally twice a year.':
    'بعد العاصفة تجد خطًا رفيعًا من الغبار على حافة النافذة، فتفكر في نوافذ جديدة. وكثيرًا ما تستطيع القديمة أن تكون أفضل. خصص لكل منها عشر دقائق، ويُفضَّل مرتين في السنة.',
  'The tour': 'الجولة',
  'Close the window on a sheet of paper': 'أغلق النافذة على ورقة',
  'and pull. If it slips out easily, the window does not close tightly enough at that point. Repeat every 30 cm.':
    'ثم اسحبها. إن انزلقت بسهولة فالنافذة لا تُغلق بإحكام كافٍ عند تلك النقطة. كرّر ذلك كل 30 سم.',
  'Clean the seals': 'نظّف الحشيات',
  'with lukewarm water and a little soap. Sand between the seal and the frame acts like a row of tiny wedges.':
    'بماء فاتر وقليل من الصابون. فالرمل بين الحشية والإطار يعمل كصف من الأسافين الصغيرة.',
  'Rub the seals with a silicone stick': 'ادهن الحشيات بقلم السيليكون',
  'so that they stay soft. Never use cooking oil or petroleum jelly: they make rubber swell.':
    'لتبقى لينة. ولا تستخدم أبدًا زيت الطعام أو الفازلين، فهما يجعلان المطاط ينتفخ.',
  'Brush out the tracks': 'نظّف المجاري بفرشاة',
  'of sliding windows and clear the small drainage slots with a toothpick.':
    'في نوافذ السحّاب، وسلّك فتحات التصريف الصغيرة بعود أسنان.',
  'Oil the fittings': 'زيّت الإكسسوارات',
  'with one drop of acid-free oil at each moving point.': 'بقطرة من زيت خالٍ من الأحماض عند كل نقطة متحركة.',
  'A quarter turn': 'ربع دورة',
  'On the edge of most UPVC windows you will see round or oval pins that slide behind metal plates. They are off-centre: give them a quarter turn with an Allen key or pliers, and the window closes more firmly. Then repeat the paper test.':
    'عند حافة معظم نوافذ UPVC ترى مسامير مستديرة أو بيضوية تنزلق خلف صفائح معدنية. مراكزها منحرفة عن الوسط: أدرها ربع دورة بمفتاح سداسي أو بكماشة، فتُغلق النافذة بإحكام أكبر. ثم أعد اختبار الورقة.',
  'When to call us': 'متى تتصل بنا',
  'The seal is hard, torn or has shrunk in the corners.':
    'إذا كانت الحشية قاسية أو ممزقة أو انكمشت عند الزوايا.',
  'The window drags on the frame even after the hinges have been adjusted.':
    'إذا احتكت النافذة بالإطار حتى بعد ضبط المفصلات.',
  'There is moisture between the two panes: the edge of the glass unit is no longer tight, and only a new unit helps.':
    'إذا ظهرت رطوبة بين اللوحين: لم تعد حافة وحدة الزجاج محكمة، ولا تنفع إلا وحدة جديدة.',
  'We replace seals and fittings on most makes, not only our own. Choose':
    'نستبدل الحشيات والإكسسوارات لمعظم الأنواع، لا لنوافذنا وحدها.',
  'Maintenance Services in the contact form': 'اختر «خدمات الصيانة» في نموذج التواصل',
  'and tell us how many windows there are.': 'وأخبرنا كم عدد النوافذ.',
} as const;
