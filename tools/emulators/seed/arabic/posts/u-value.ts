/** The post “The U-value of a window in ten lines of code”, text node by text node. */
export const uValue = {
  'The U-value of a window in ten lines of code':
    'معامل الانتقال الحراري (U-value) للنافذة في عشرة أسطر برمجية',
  'Brochures quote the U-value of the glass; your bill depends on that of the whole window. You can work it out with four measurements and a short program.':
    'تذكر النشرات معامل الزجاج، أما فاتورتك فتتوقف على معامل النافذة كاملة. ويمكن حسابه بأربعة قياسات وبرنامج صغير.',
  'Two quotes are on the table, both for glass with a U-value of 1.1, and yet one of the windows will let in a good deal more heat. The reason is that glass is only part of the window. The frame and the edge of the pane count too, and the smaller the window, the more they matter.':
    'على الطاولة عرضا سعر، وفي كليهما زجاج معامله 1.1، ومع ذلك ستُدخل إحدى النافذتين حرارة أكثر بكثير. والسبب أن الزجاج جزء من النافذة لا غير. فالإطار وحافة اللوح يدخلان في الحساب أيضًا، وكلما صغرت النافذة زاد أثرهما.',
  'What you need': 'ما تحتاج إليه',
  'The outer width and height of the window, in metres.': 'العرض والارتفاع الخارجيان للنافذة بالمتر.',
  'The visible width of the frame, for most of our profiles 70 to 120 mm.':
    'العرض الظاهر للإطار، وهو في معظم مقاطعنا من 70 إلى 120 مم.',
  'The U-value of the glass and that of the frame, from the data sheet.':
    'معامل الانتقال الحراري للزجاج ومعامل الإطار من ورقة البيانات.',
  'The psi-value of the edge: how much heat the spacer between the panes lets through. An aluminium spacer has about 0.08, a warm one about 0.04 to 0.05.':
    'المعامل الخطي للحافة: كم من الحرارة يمرر الفاصل بين اللوحين. للفاصل المصنوع من الألمنيوم نحو 0.08، وللفاصل الدافئ نحو 0.04 إلى 0.05.',
  'The formula': 'المعادلة',
  'Each part counts for as much as it covers: the glass by its area, the frame by its area, the edge by its length. The sum is divided by the area of the whole window. As a program, it looks like this:':
    'يُحسب كل جزء بقدر ما يغطيه: الزجاج بمساحته، والإطار بمساحته، والحافة بطولها. ويُقسم المجموع على مساحة النافذة كاملة. وفي صورة برنامج تُقرأ المعادلة هكذا:',
  'The result': 'ماذا يخرج',
  'The first line is a UPVC window with coated double glazing, the second an old aluminium frame with a single pane. When it is 46 °C outside and 24 °C inside, about 62 watts pass through the first and 287 through the second: the same hole in the wall, and more than four times the heat.':
    'السطر الأول نافذة UPVC بزجاج مزدوج بطلاء عاكس، والثاني إطار ألمنيوم قديم بلوح مفرد. حين تكون الحرارة 46 °م في الخارج و24 °م في الداخل يعبر الأولى نحو 62 واط، ويعبر الثانية 287 واط: الفتحة نفسها في الجدار، وأكثر من أربعة أضعاف الحرارة.',
  'This is only the heat that the warm air brings. The sun comes on top of it, and has a figure of its own, the g-value of the glass. Both are explained in':
    'هذا هو الجزء الذي يجلبه الهواء الساخن فقط. وتضاف إليه الشمس، ويعبّر عنها رقم آخر هو معامل اكتساب الحرارة الشمسية للزجاج. الاثنان مشروحان في',
  'our guide to a cool house': 'دليلنا إلى البيت البارد',
  'Try it yourself': 'جرّب بنفسك',
  'Open the developer tools of your browser and paste the program into the console.':
    'افتح أدوات المطور في متصفحك والصق البرنامج في وحدة التحكم.',
  'Enter the sizes of your own window.': 'أدخل مقاسات نافذتك.',
  'Then make the window half as wide, and see how much more the frame matters.':
    'ثم اجعل عرض النافذة نصف ما كان، وانظر كيف يزداد أثر الإطار.',
} as const;
