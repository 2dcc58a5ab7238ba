/** The post “Why good windows sweat on the outside in August”, text node by text node. */
export const condensation = {
  'Why good windows sweat on the outside in August': 'لماذا تتعرق النوافذ الجيدة من الخارج في أغسطس',
  'Water runs down the glass in the morning, and the window is new. In Doha this is usually a good sign. When it is not, and what to do about it.':
    'يسيل الماء على الزجاج صباحًا والنافذة جديدة. هذه في الدوحة علامة جيدة غالبًا. متى لا تكون كذلك، وماذا تفعل عندئذ.',
  'Every August we get calls about wet windows. The first thing we ask is: from which side can you wipe the water off?':
    'في أغسطس من كل عام تصلنا مكالمات عن نوافذ مبللة. وأول ما نسأل عنه: من أي جهة يُمسح الماء؟',
  'Outside: all is well': 'من الخارج: كل شيء على ما يرام',
  'In late summer the air over the Gulf holds so much moisture that it turns to water on anything cooler than about 29 °C. Your room is at 23 °C, so the glass is cooler than that, and dew settles on it as on a cold bottle. It dries with the sun. You will see less of it if the room is not cooled below 24 °C at night and if the unit does not blow its cold air onto the glass.':
    'في أواخر الصيف يحمل هواء الخليج من الرطوبة ما يجعله ماءً على كل ما هو أبرد من نحو 29 °م. غرفتك عند 23 °م، فالزجاج أبرد من ذلك، ويستقر عليه الندى كما على زجاجة باردة. ثم يجف مع الشمس. ويقل إذا لم تُبرَّد الغرفة ليلًا إلى ما دون 24 °م، وإذا لم يهبّ هواء المكيف البارد على الزجاج.',
  'Inside: find the source': 'من الداخل: ابحث عن المصدر',
  'Water on the inside means that the air in the room is too humid or the glass colder than it should be. The usual reasons are laundry drying indoors, a shower without an extractor fan, or an oversized cooling unit that switches off before it has dried the air.':
    'الماء على الجهة الداخلية يعني أن هواء الغرفة أكثر رطوبة مما ينبغي أو أن الزجاج أبرد مما ينبغي. والأسباب المعتادة غسيل يُجفف في الداخل، أو حمّام بلا مروحة شفط، أو مكيف أكبر من الحاجة يتوقف قبل أن يجفف الهواء.',
  'Between the panes: time for a new unit': 'بين اللوحين: حان وقت وحدة جديدة',
  'In that case the edge of the glass unit has begun to leak, and the drying agent in the spacer is used up. The frame can stay; we measure and replace the glass, usually within ten days.':
    'عندئذ تكون حافة وحدة الزجاج قد فقدت إحكامها، ونفدت مادة التجفيف داخل الفاصل. يمكن أن يبقى الإطار، فنقيس الزجاج ونستبدله خلال عشرة أيام عادةً.',
  'Three things that help': 'ثلاثة أشياء تفيد',
  'A warm-edge spacer, because the edge of the pane is its coldest part.':
    'فاصل دافئ الحافة، لأن حافة اللوح أبرد مواضعه.',
  'A frame with a thermal break, so that there is no cold bridge for mould to grow on.':
    'إطار بفاصل حراري، حتى لا يكون هناك جسر بارد ينمو عليه العفن.',
  'A little air: five minutes with two windows open on a dry winter morning.':
    'قليل من الهواء: خمس دقائق ونافذتان مفتوحتان في صباح شتوي جاف.',
} as const;
