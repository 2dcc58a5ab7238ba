/** The post “Dark frames under a strong sun”, text node by text node. */
export const darkFrames = {
  'Dark frames under a strong sun: what to know before you choose black':
    'إطارات داكنة تحت شمس قوية: ما ينبغي أن تعرفه قبل أن تختار الأسود',
  'Black and bronze frames are on every mood board. In the Gulf their surface reaches 80 °C. They can still be built well, if you plan for the heat.':
    'الإطارات السوداء والبرونزية في كل لوحة أفكار. وفي الخليج يصل سطحها إلى 80 °م. ومع ذلك يمكن صنعها جيدًا لمن يحسب حساب الحر.',
  'Five years ago, three in four clients chose white or silver. Today more than half ask for anthracite, bronze or black. We like these colours too: they draw the eye to the view and not to the frame. But they change what a frame has to withstand.':
    'قبل خمس سنوات كان ثلاثة من كل أربعة عملاء يختارون الأبيض أو الفضي. واليوم يطلب أكثر من نصفهم الرمادي الداكن أو البرونزي أو الأسود. ونحن أيضًا نحب هذه الألوان: فهي تجذب العين إلى المنظر لا إلى الإطار. لكنها تغيّر ما على الإطار أن يتحمله.',
  'How hot it gets': 'كم يسخن',
  'On a summer afternoon a white profile reaches about 55 °C in the sun, a black one about 80 °C. An aluminium bar three metres long that is 50 degrees warmer than at night has grown by 3.5 mm. Where nobody has planned for this, mitres open and locks miss their plates.':
    'في عصر يوم صيفي يصل المقطع الأبيض تحت الشمس إلى نحو 55 °م، والأسود إلى نحو 80 °م. وقضيب الألمنيوم الذي طوله ثلاثة أمتار وحرارته أعلى بمقدار 50 درجة مما كانت عليه ليلًا يصير أطول بمقدار 3.5 مم. وحيث لم يُحسب لذلك حساب تنفتح الزوايا ولا تصيب الأقفال صفائحها.',
  'What we do about it': 'ماذا نفعل حيال ذلك',
  'Longer gaps at the ends, and sliding connections instead of rigid ones.':
    'فراغات أكبر عند الأطراف، ووصلات منزلقة بدلًا من الوصلات الجامدة.',
  'A thermal break with a groove that lets the outer half move without bending the inner one.':
    'فاصل حراري بمجرى يسمح للنصف الخارجي بالحركة من دون أن يثني النصف الداخلي.',
  'Powder coatings of the highly weather-resistant class, which keep their colour for longer in strong ultraviolet light.':
    'طلاءات بودرة من الفئة عالية المقاومة للطقس، تحفظ لونها مدة أطول تحت الأشعة فوق البنفسجية القوية.',
  'Pigments that reflect the invisible part of the sunlight: the same black stays about ten degrees cooler.':
    'أصباغ تعكس الجزء غير المرئي من ضوء الشمس: فيبقى الأسود نفسه أبرد بنحو عشر درجات.',
  'And in UPVC?': 'وماذا عن UPVC؟',
  'Dark UPVC exists, with either a film on the profile or an aluminium cap in front of it. In the sun of Doha we recommend the cap. It takes the heat, has air behind it and can be replaced. For windows in the shade the film is fine.':
    'تتوفر مقاطع UPVC داكنة، إما بغشاء على المقطع أو بغطاء من الألمنيوم أمامه. وفي شمس الدوحة ننصح بالغطاء. فهو يتحمل الحر، وخلفه هواء، ويمكن استبداله. أما للنوافذ الواقعة في الظل فالغشاء جيد.',
  'A middle ground': 'حل وسط',
  'Sand, champagne and warm grey stay some fifteen degrees cooler than black, go well with the stone of our façades and hide the dust between cleanings. Ask us for samples and leave them in the sun for an hour: your hand is a good adviser.':
    'يبقى الرملي والشمباني والرمادي الدافئ أبرد من الأسود بنحو خمس عشرة درجة، وينسجم مع حجر واجهاتنا، ويخفي الغبار بين تنظيفين. اطلب منا عينات واتركها في الشمس ساعة: يدك خير دليل.',
} as const;
