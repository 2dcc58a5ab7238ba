/** The projects: title, description, location, client. */
export const projects = {
  'Sliding doors for a villa by the lagoon': 'أبواب منزلقة لفيلا على البحيرة',
  'Three lift-and-slide doors open the living room to the pool over eleven metres. The double glazing carries a solar coating, the frames a thermal break, and the threshold lies flush with the floor so that nobody stumbles on the way to the water.':
    'ثلاثة أبواب رافعة منزلقة تفتح الصالة على المسبح بعرض أحد عشر مترًا. للزجاج المزدوج طلاء عاكس للحرارة وللإطارات فاصل حراري، والعتبة مستوية مع الأرض حتى لا يتعثر أحد في طريقه إلى الماء.',
  'The Pearl, Doha': 'اللؤلؤة، الدوحة',
  'Private villa owner': 'مالك فيلا خاصة',
  'Forty-two windows for a stone villa': 'اثنتان وأربعون نافذة لفيلا حجرية',
  'The family stayed at home while we replaced every window, two rooms a day. Welded UPVC frames with two seals keep the dust of the nearby road outside, and each corner was measured on its own because no two openings of the old walls were alike.':
    'بقيت العائلة في بيتها بينما استبدلنا كل النوافذ، غرفتين في اليوم. إطارات يو بي في سي ملحومة بحشيتين تُبقي غبار الشارع القريب خارجًا، وقد قيست كل زاوية وحدها، إذ لا تتشابه فتحتان في الجدران القديمة.',
  'Al Wakrah': 'الوكرة',
  'A walnut kitchen around an island': 'مطبخ بلون الجوز حول جزيرة',
  'Cabinets up to the ceiling hide the refrigerator, the oven and a pantry; the island seats six. The carcasses are of aluminium, which steam cannot swell, and only the fronts are walnut.':
    'خزائن حتى السقف تخفي الثلاجة والفرن وخزانة المؤونة، وجزيرة تتسع لستة أشخاص. الهياكل من الألمنيوم الذي لا ينفخه البخار، والواجهات وحدها من خشب الجوز.',
  'Al Gharrafa, Al Rayyan': 'الغرافة، الريان',
  'Family home': 'بيت عائلي',
  'Quiet offices on the fourteenth floor': 'مكاتب هادئة في الطابق الرابع عشر',
  'Six meeting rooms behind laminated acoustic glass, with black frames only 35 mm wide. The panes came up in the goods lift at night, and the partitions stood within two weekends.':
    'ست غرف اجتماعات خلف زجاج مصفح عازل للصوت، بإطارات سوداء لا يتجاوز عرضها 35 مم. صعدت الألواح ليلًا في مصعد البضائع، وقامت القواطع خلال عطلتي نهاية أسبوع.',
  'West Bay, Doha': 'الخليج الغربي، الدوحة',
  'Consulting firm': 'شركة استشارات',
  'Curtain wall for an office tower': 'واجهة ستائرية لبرج مكاتب',
  'Glazed units of 1.5 by 3.8 metres were finished in our workshop and hung floor by floor. Pressure-equalised joints drain what the wind drives in, and a mock-up was tested for air, water and wind before the first unit left Doha.':
    'وحدات زجاجية بمقاس 1.5 في 3.8 متر جُهزت في ورشتنا وعُلقت طابقًا بعد طابق. وصلات متعادلة الضغط تصرّف ما تدفعه الريح، وقد اختُبر نموذج كامل للهواء والماء والريح قبل أن تغادر أول وحدة الدوحة.',
  'Marina District, Lusail': 'حي المارينا، لوسيل',
  'Property developer': 'شركة تطوير عقاري',
  'Walk-in showers for a guest house': 'كبائن دش مفتوحة لبيت ضيافة',
  'Nine bathrooms received one fixed pane each of toughened glass, 10 mm thick, held by a slim black channel. The water-repellent coating means that hard water leaves less lime to wipe away.':
    'نال كل حمام من تسعة حمامات لوحًا ثابتًا من الزجاج المقسّى بسماكة 10 مم، يمسكه مجرى أسود نحيف. ويقلل الطلاء الطارد للماء ما يتركه الماء العسر من كلس تحتاج إلى مسحه.',
  'Al Khor': 'الخور',
  'Guest house': 'بيت ضيافة',
  'Glass doors and front of a showroom': 'أبواب وواجهة زجاجية لصالة عرض',
  'Panes three metres high stand in a frame that almost disappears, and two frameless doors turn on floor springs. The glass is laminated: should it ever break, it stays where it is.':
    'ألواح بارتفاع ثلاثة أمتار تقف في إطار يكاد يختفي، وبابان بلا إطار يدوران على مفصلات أرضية. الزجاج مصفح: فإن انكسر يومًا بقي في مكانه.',
  'Salwa Road, Doha': 'طريق سلوى، الدوحة',
  'Furniture showroom': 'صالة عرض أثاث',
  'Front and balcony doors for a compound': 'أبواب أمامية وأبواب شرفات لمجمع سكني',
  'Twenty-four houses were given the same UPVC doors with steel in the profile and locks that close at five points. One key system opens the gates for everybody and each house for its family only.':
    'حصل أربعة وعشرون بيتًا على أبواب يو بي في سي نفسها، بحديد داخل المقطع وأقفال تُغلق عند خمس نقاط. ونظام مفاتيح واحد يفتح البوابات للجميع ويفتح كل بيت لأهله وحدهم.',
  'Ain Khaled, Doha': 'عين خالد، الدوحة',
  'Housing compound': 'مجمع سكني',
  'A steel gate and a stainless stair railing': 'بوابة حديد ودرابزين درج من الستانلس ستيل',
  'The gate is galvanised first and powder-coated after, since one layer alone does not last beside the sea. Indoors the handrail is of stainless steel of grade 316, welded on site and polished until no seam can be felt.':
    'تُجلفن البوابة أولًا ثم تُطلى بالبودرة، لأن طبقة واحدة لا تدوم بجانب البحر. وفي الداخل درابزين من الستانلس ستيل درجة 316، لُحم في الموقع وصُقل حتى لم تعد اليد تشعر بأي وصلة.',
  Simaisma: 'سميسمة',
  'Shade and a padel court for a school': 'مظلات وملعب بادل لمدرسة',
  'Shade sails cover the parents’ car park and the courtyard, and between them lies a padel court with walls of toughened glass, 12 mm thick. The steel columns stand on foundations laid out for the strong north-westerly wind.':
    'أشرعة الظل تغطي موقف سيارات أولياء الأمور والفناء، وبينهما ملعب بادل بجدران من الزجاج المقسّى بسماكة 12 مم. وتقف الأعمدة الحديدية على قواعد حُسبت لريح الشمال القوية.',
  'Education City, Al Rayyan': 'المدينة التعليمية، الريان',
  School: 'مدرسة',
} as const;
