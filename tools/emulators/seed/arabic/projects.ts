/** The projects: title, description, location, client. */
export const projects = {
  'Sliding doors for a villa by the lagoon': 'أبواب سحّاب لفيلا على البحيرة',
  'Three lift-and-slide doors open eleven metres of living room to the pool. The double glazing has a solar-control coating, the frames have a thermal break, and the threshold is flush with the floor, so nobody trips on the way to the water.':
    'ثلاثة أبواب سحّاب بنظام الرفع والسحب تفتح الصالة على المسبح بعرض أحد عشر مترًا. للزجاج المزدوج طلاء عاكس للحرارة وللإطارات فاصل حراري، والعتبة مستوية مع الأرض حتى لا يتعثر أحد في طريقه إلى الماء.',
  'The Pearl, Doha': 'اللؤلؤة، الدوحة',
  'Private villa': 'فيلا خاصة',
  'Forty-two windows for a stone villa': 'اثنتان وأربعون نافذة لفيلا حجرية',
  'The family stayed at home while we replaced every window, two rooms a day. Welded UPVC frames with two seals keep out the dust of the nearby road, and every window was measured separately, because no two openings in the old walls were alike.':
    'بقيت العائلة في بيتها بينما استبدلنا كل النوافذ، غرفتين في اليوم. إطارات UPVC ملحومة بحشيتين تُبقي غبار الشارع القريب خارجًا، وقد قيست كل نافذة وحدها، إذ لا تتشابه فتحتان في الجدران القديمة.',
  'Al Wakrah': 'الوكرة',
  'A walnut kitchen around an island': 'مطبخ من خشب الجوز حول جزيرة',
  'Floor-to-ceiling cabinets hide the refrigerator, the oven and a pantry; the island seats six. The carcasses are aluminium, which does not swell with steam; only the fronts are walnut.':
    'خزائن حتى السقف تخفي الثلاجة والفرن وخزانة المؤونة، وجزيرة تتسع لستة أشخاص. الهياكل من الألمنيوم الذي لا ينفخه البخار، والواجهات وحدها من خشب الجوز.',
  'Al Gharrafa, Al Rayyan': 'الغرافة، الريان',
  'Family home': 'بيت عائلي',
  'Quiet offices on the fourteenth floor': 'مكاتب هادئة في الطابق الرابع عشر',
  'Six meeting rooms behind laminated acoustic glass, with black frames only 35 mm wide. The panes came up in the goods lift at night, and the partitions were up within two weekends.':
    'ست غرف اجتماعات خلف زجاج طبقي (لامينيتد) عازل للصوت، بإطارات سوداء لا يتجاوز عرضها 35 مم. صعدت الألواح ليلًا في مصعد البضائع، واكتملت القواطع خلال عطلتي نهاية أسبوع.',
  'West Bay, Doha': 'الخليج الغربي، الدوحة',
  'Consulting firm': 'شركة استشارات',
  'Curtain wall for an office tower': 'واجهة زجاجية (كرتن\u00a0وول) لبرج مكاتب',
  'Glazed units of 1.5 by 3.8 metres were finished in our workshop and installed floor by floor. Pressure-equalised joints drain what the wind drives in, and a mock-up was tested for air, water and wind before the first unit left Doha.':
    'وحدات زجاجية بمقاس 1.5 في 3.8 متر جُهزت في ورشتنا ورُكّبت طابقًا بعد طابق. وصلات متعادلة الضغط تصرّف ما تدفعه الريح من ماء، وقد اختُبر نموذج كامل ضد الهواء والماء والريح قبل أن تغادر أول وحدة الدوحة.',
  'Marina District, Lusail': 'حي المارينا، لوسيل',
  'Property developer': 'شركة تطوير عقاري',
  'Walk-in showers for a guest house': 'كبائن شاور مفتوحة لبيت ضيافة',
  'Nine bathrooms each have a single fixed pane of toughened glass, 10 mm thick, held in a slim black channel. Thanks to a water-repellent coating, hard water leaves less limescale to wipe away.':
    'رُكّب في كل حمام من الحمامات التسعة لوح ثابت من الزجاج المقسّى بسماكة 10 مم في مجرى أسود رفيع. ويقلل الطلاء الطارد للماء ما يتركه الماء العسر من كلس تحتاج إلى مسحه.',
  'Al Khor': 'الخور',
  'Guest house': 'بيت ضيافة',
  'Glass doors and front of a showroom': 'أبواب وواجهة زجاجية لصالة عرض',
  'Panes three metres high stand in a frame that almost disappears, and two frameless doors turn on floor springs. The glass is laminated: should it ever break, it stays where it is.':
    'ألواح بارتفاع ثلاثة أمتار تقف في إطار يكاد يختفي، وبابان بلا إطار يدوران على مفصلات أرضية (فلور سبرنغ). الزجاج طبقي (لامينيتد): فإن انكسر يومًا بقي في مكانه.',
  'Salwa Road, Doha': 'طريق سلوى، الدوحة',
  'Furniture showroom': 'صالة عرض أثاث',
  'Front and balcony doors for a compound': 'أبواب أمامية وأبواب شرفات لمجمع سكني',
  'Twenty-four houses now have the same UPVC doors, with steel in the profile and locks that close at five points. A single key system opens the gates for everybody, but each house only for its own family.':
    'صار لأربعة وعشرين بيتًا أبواب UPVC نفسها، بحديد داخل المقطع وأقفال تُغلق عند خمس نقاط. ونظام مفاتيح واحد يفتح البوابات للجميع ويفتح كل بيت لأهله وحدهم.',
  'Ain Khaled, Doha': 'عين خالد، الدوحة',
  'Housing compound': 'مجمع سكني',
  'A steel gate and a stainless stair railing': 'بوابة حديد ودرابزين درج من الستانلس ستيل',
  'The gate was galvanised first and powder-coated afterwards, because one layer alone does not last beside the sea. Indoors, the handrail is grade 316 stainless steel, welded on site and polished until no seam can be felt.':
    'تُجلفن البوابة أولًا ثم تُطلى بالبودرة، لأن طبقة واحدة لا تدوم بجانب البحر. وفي الداخل درابزين من الستانلس ستيل درجة 316، لُحم في الموقع وصُقل حتى لم تعد اليد تشعر بأي وصلة.',
  Simaisma: 'سميسمة',
  'Shade and a padel court for a school': 'مظلات وملعب بادل لمدرسة',
  'Shade sails cover the parents’ car park and the courtyard, and between them lies a padel court with walls of toughened glass, 12 mm thick. The steel columns stand on foundations designed for the strong north-westerly wind.':
    'المظلات الشراعية تغطي موقف سيارات أولياء الأمور والفناء، وبينهما ملعب بادل بجدران من الزجاج المقسّى بسماكة 12 مم. وتقف الأعمدة الحديدية على قواعد حُسبت لريح الشمال القوية.',
  'Education City, Al Rayyan': 'المدينة التعليمية، الريان',
  School: 'مدرسة',
} as const;
