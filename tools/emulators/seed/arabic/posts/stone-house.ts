/** The post “Forty-two windows, and the family stayed at home”, text node by text node. */
export const stoneHouse = {
  'Forty-two windows, and the family stayed at home': 'اثنتان وأربعون نافذة، والعائلة بقيت في بيتها',
  'New windows in a house full of people: two rooms a day, plastic dust screens, and a plan on the refrigerator. A report from Al Wakrah.':
    'نوافذ جديدة والناس يسكنون البيت: غرفتان في اليوم، وجدران من النايلون ضد الغبار، وجدول على الثلاجة. تقرير من الوكرة.',
  'The house in Al Wakrah is thirty years old, built of stone and loved by four generations. Its windows were loved less. In a storm the curtains moved although everything was closed. The family wanted new ones, but did not want to move out, since the grandmother had not slept anywhere else for years.':
    'عمر البيت في الوكرة ثلاثون عامًا، وهو مبني من الحجر وتحبه أربعة أجيال. أما نوافذه فكانت أقل حظًا من الحب. ففي العاصفة كانت الستائر تتحرك مع أن كل شيء مغلق. أرادت العائلة نوافذ جديدة ولم ترد أن تغادر البيت، لأن الجدة لم تنم في مكان آخر منذ سنوات.',
  'The plan': 'الخطة',
  'We divided the house into twenty-one pairs of rooms and hung the plan on the refrigerator. On each day everybody knew which two rooms were ours. At seven the furniture was covered and a plastic screen with a zip went up; at ten the old windows were out; by three the new ones were sealed and the rooms clean.':
    'قسمنا البيت إلى واحد وعشرين زوجًا من الغرف وعلقنا الجدول على الثلاجة. وفي كل يوم كان الجميع يعرفون أي غرفتين لنا. في السابعة يُغطى الأثاث ويُنصب جدار من النايلون بسحّاب، وفي العاشرة تكون النوافذ القديمة قد أُزيلت، وبحلول الثالثة تكون الجديدة قد عُزلت والغرفتان قد نُظفتا.',
  'Every window was made to its own measurements; they differed by up to 23 mm.':
    'صُنعت كل نافذة على مقاسها، وبلغت الفروق 23 مم.',
  'The old frames were cut and folded inwards, so that the stone around them stayed whole.':
    'قُصّت الإطارات القديمة وطُويت إلى الداخل، فبقي الحجر حولها سليمًا.',
  'The grandmother’s room came last, on a day when she was out visiting anyway.':
    'جاءت غرفة الجدة في الأخير، في يوم كانت فيه في زيارة على أي حال.',
  'What changed': 'ماذا تغيّر',
  'In the bedrooms, the measured noise from the road fell from 52 to 31 decibels. The air conditioning now switches off at night, which it had not done since it was installed.':
    'انخفض الضجيج المقيس من الشارع في غرف النوم من 52 إلى 31 ديسيبل. وصار المكيف يتوقف ليلًا، ولم يكن يفعل ذلك منذ تركيبه.',
  'I hear the call to prayer and not the lorries. That is how it was when I was a child.':
    'أسمع الأذان ولا أسمع الشاحنات. هكذا كان الأمر حين كنت طفلة.',
  'Are you planning something similar? Have a look at': 'هل تخطط لعمل مشابه؟ اطّلع على',
  'windows we have made': 'نوافذ صنعناها',
  'and tell us about your house.': 'وأخبرنا عن بيتك.',
} as const;
