/** The testimonials: name, position, text, project. */
export const testimonials = {
  'Aisha H.': 'عائشة ح.',
  'Villa owner': 'فيلا خاصة',
  'In August the tiles behind the old door were too hot for bare feet. Behind the new one my children play on the floor at noon.':
    'في أغسطس كان البلاط خلف الباب القديم أسخن من أن تطأه قدم حافية. وخلف الباب الجديد يلعب أطفالي على الأرض وقت الظهيرة.',
  'Sliding doors, The Pearl': 'أبواب سحّاب، اللؤلؤة',
  'Yousef T.': 'يوسف ت.',
  'Project architect': 'تصميم معماري',
  'They told me on the first day which of my joints would leak, and drew a better one overnight. The façade has been dry through two winters.':
    'أخبروني في اليوم الأول أي وصلاتي ستسرّب، ورسموا في ليلة واحدة وصلة أفضل. وبقيت الواجهة جافة خلال شتاءين.',
  'Curtain wall, Lusail': 'واجهة زجاجية (كرتن\u00a0وول)، لوسيل',
  'Lina B.': 'لينا ب.',
  'Office manager': 'إدارة مكتب',
  'Nobody hears our video calls any more. We lost one morning to a delayed lift, and they stayed on Saturday to make up for it.':
    'لم يعد أحد يسمع مكالماتنا المرئية. خسرنا صباحًا واحدًا بسبب تأخر المصعد، فبقوا يوم السبت ليعوضوه.',
  'Glass partitions, West Bay': 'قواطع زجاجية، الخليج الغربي',
  'Mohammed S.': 'محمد س.',
  'Compound manager': 'إدارة مجمع سكني',
  'Twenty-four houses, one contact person, one snag list, and it was empty after a week.':
    'أربعة وعشرون بيتًا وشخص واحد نتواصل معه وقائمة ملاحظات واحدة، وصارت القائمة فارغة بعد أسبوع.',
  'UPVC doors, Ain Khaled': 'أبواب UPVC، عين خالد',
  'Catherine W.': 'كاثرين و.',
  Homeowner: 'منزل خاص',
  'I wanted drawers where most people have doors. They built a sample first, and then I understood why it had to be a little narrower.':
    'أردت أدراجًا حيث يضع غيري أبوابًا. صنعوا عينة أولًا، وعندها فهمت لماذا كان ينبغي أن تكون أضيق قليلًا.',
  'Kitchen, Al Gharrafa': 'مطبخ، الغرافة',
  'Jassim M.': 'جاسم م.',
  'Farm owner': 'مزرعة خاصة',
  'Our glass majlis stands in the open desert and there is no sand on the carpets. I did not believe it until the first storm.':
    'مجلسنا الزجاجي يقف في الصحراء المفتوحة ولا رمل على السجاد. لم أصدق ذلك حتى جاءت أول عاصفة.',
  'Glass house, Al Shahaniya': 'مجلس زجاجي، الشحانية',
  'Rahul V.': 'راهول ف.',
  'Hotel engineer': 'القسم الهندسي في فندق',
  'Solid work and clean edges. The handles we chose took six weeks to arrive; they had warned us, and fitted temporary ones in the meantime.':
    'عمل متين وحواف نظيفة. استغرق وصول المقابض التي اخترناها ستة أسابيع، وكانوا قد نبهونا، وركّبوا في تلك الأثناء مقابض مؤقتة.',
  'Shower glass, Al Khor': 'زجاج الشاور، الخور',
  'Shaikha D.': 'شيخة د.',
  'School principal': 'إدارة مدرسة',
  'The courtyard was empty from April to October. Now, under the sails, it is where everybody waits.':
    'كان الفناء فارغًا من أبريل إلى أكتوبر. أما الآن فالجميع ينتظرون فيه تحت المظلات.',
  'Shade sails, Education City': 'مظلات شراعية، المدينة التعليمية',
} as const;
