/** The testimonials: name, position, text, project. */
export const testimonials = {
  'Aisha H.': 'عائشة ح.',
  'Villa owner': 'مالكة فيلا',
  'In August the tiles behind the old door were too hot for bare feet. Behind the new one my children play on the floor at noon.':
    'في أغسطس كان البلاط خلف الباب القديم أسخن من أن تطأه قدم حافية. وخلف الباب الجديد يلعب أطفالي على الأرض وقت الظهيرة.',
  'Sliding doors, The Pearl': 'أبواب منزلقة، اللؤلؤة',
  'Yousef T.': 'يوسف ت.',
  'Project architect': 'مهندس معماري للمشروع',
  'They told me on the first day which of my joints would leak, and drew a better one overnight. The façade has been dry through two winters.':
    'أخبروني في اليوم الأول أي وصلاتي ستسرّب، ورسموا في ليلة واحدة وصلة أفضل. وبقيت الواجهة جافة خلال شتاءين.',
  'Curtain wall, Lusail': 'واجهة ستائرية، لوسيل',
  'Lina B.': 'لينا ب.',
  'Office manager': 'مديرة مكتب',
  'Nobody hears our video calls any more. We lost one morning to a delayed lift, and they stayed on Saturday to make up for it.':
    'لم يعد أحد يسمع مكالماتنا المرئية. خسرنا صباحًا واحدًا بسبب تأخر المصعد، فبقوا يوم السبت ليعوضوه.',
  'Glass partitions, West Bay': 'قواطع زجاجية، الخليج الغربي',
  'Mohammed S.': 'محمد س.',
  'Compound manager': 'مدير مجمع سكني',
  'Twenty-four houses, one contact person, one list of defects, and the list was empty after a week.':
    'أربعة وعشرون بيتًا وشخص واحد نتواصل معه وقائمة ملاحظات واحدة، وصارت القائمة فارغة بعد أسبوع.',
  'UPVC doors, Ain Khaled': 'أبواب يو بي في سي، عين خالد',
  'Catherine W.': 'كاثرين و.',
  'Home owner': 'مالكة منزل',
  'I wanted drawers where others plan doors. They built one as a sample first, and then I understood why it had to be a little narrower.':
    'أردت أدراجًا حيث يخطط غيري لأبواب. صنعوا واحدًا عينةً أولًا، وعندها فهمت لماذا كان ينبغي أن يكون أضيق قليلًا.',
  'Kitchen, Al Gharrafa': 'مطبخ، الغرافة',
  'Jassim M.': 'جاسم م.',
  'Farm owner': 'مالك مزرعة',
  'Our glass majlis stands in the open desert and there is no sand on the carpets. I did not believe it until the first storm.':
    'مجلسنا الزجاجي يقف في الصحراء المفتوحة ولا رمل على السجاد. لم أصدق ذلك حتى جاءت أول عاصفة.',
  'Glass house, Al Shahaniya': 'بيت زجاجي، الشحانية',
  'Rahul V.': 'راهول ف.',
  'Hotel engineer': 'مهندس فندق',
  'Solid work and clean edges. The handles we chose took six weeks to arrive; they had warned us, and temporary ones were fitted meanwhile.':
    'عمل متين وحواف نظيفة. استغرق وصول المقابض التي اخترناها ستة أسابيع، وكانوا قد نبهونا، وركّبوا في تلك الأثناء مقابض مؤقتة.',
  'Shower glass, Al Khor': 'زجاج الدش، الخور',
  'Shaikha D.': 'شيخة د.',
  'School principal': 'مديرة مدرسة',
  'The courtyard was empty from April to October. Under the sails it is now the place where everybody waits.':
    'كان الفناء فارغًا من أبريل إلى أكتوبر. أما الآن فتحت الأشرعة ينتظر الجميع.',
  'Shade sails, Education City': 'أشرعة ظل، المدينة التعليمية',
} as const;
