/** The post “Glass that keeps secrets: meeting rooms in West Bay”, text node by text node. */
export const quietOffice = {
  'Glass that keeps secrets: meeting rooms in West Bay': 'زجاج يحفظ الأسرار: غرف اجتماعات في الخليج الغربي',
  'Six glass rooms where you can speak freely. Why thick glass was the smaller part of the job, and what the ceiling had to do with it.':
    'ست غرف زجاجية يمكن الحديث فيها بحرية. لماذا كان الزجاج السميك الجزء الأصغر من العمل، وما علاقة السقف بالأمر.',
  'A consulting firm moved to the fourteenth floor and wanted daylight for everybody and privacy for some. Six meeting rooms were to be glass from floor to ceiling. The line in the brief that mattered most was: nobody outside must understand a word.':
    'انتقلت شركة استشارات إلى الطابق الرابع عشر وأرادت ضوء النهار للجميع والخصوصية للبعض. وكان المطلوب ست غرف اجتماعات من الزجاج من الأرض إلى السقف. وأهم جملة في كراسة المتطلبات كانت: من يجلس في الخارج يجب ألا يفهم كلمة.',
  'Sound goes where air goes': 'يذهب الصوت حيث يذهب الهواء',
  'A pane of laminated acoustic glass, 12.8 mm thick, with a soft film in the middle, lowers speech by about 39 decibels in the laboratory. But a gap of two millimetres under a door lets through more sound than the whole pane. So most of our work went into the edges.':
    'لوح من الزجاج الطبقي (لامينيتد) العازل للصوت بسماكة 12.8 مم وفي وسطه غشاء لين يخفض صوت الكلام بنحو 39 ديسيبل في المختبر. لكن فجوة من مليمترين تحت الباب تمرر من الصوت أكثر مما يمرره اللوح كله. لذلك ذهب معظم عملنا إلى الحواف.',
  'Door seals that drop to the floor when the door closes.': 'حشيات أبواب تنزل إلى الأرض حين يُغلق الباب.',
  'Silicone instead of plastic strips between the panes.': 'سيليكون بين الألواح بدلًا من شرائح البلاستيك.',
  'Barriers above the ceiling, which was open from room to room.':
    'حواجز فوق السقف المستعار الذي كان مفتوحًا من غرفة إلى أخرى.',
  'Wall sockets moved so that no two sit back to back.':
    'نقل مقابس الجدران حتى لا يتقابل اثنان منها ظهرًا لظهر.',
  'The result': 'النتيجة',
  'With all the doors closed, you can hear that somebody is speaking, but not what they say. We measured it together with the client before they moved in, and adjusted two of the doors.':
    'حين تكون الأبواب كلها مغلقة تسمع أن أحدًا يتكلم ولا تسمع ماذا يقول. قسنا ذلك مع العميل قبل انتقاله، وضبطنا بابين.',
  'Our visitors always knock on the glass first. Then they lower their voices, although they do not have to.':
    'زوارنا يطرقون الزجاج أولًا دائمًا. ثم يبدؤون الكلام بصوت أخفض، مع أنهم ليسوا مضطرين إلى ذلك.',
  'For your own office, start with': 'لمكتبك أنت، ابدأ من',
  'our services': 'خدماتنا',
  'or bring a floor plan to the workshop.': 'أو أحضر مخطط الطابق إلى الورشة.',
} as const;
