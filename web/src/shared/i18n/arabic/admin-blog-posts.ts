export const blogPosts = {
  'Edit Blog Post': 'تعديل المقال',
  Preview: 'معاينة',
  Author: 'الكاتب',
  Date: 'التاريخ',
  Published: 'منشور',
  Draft: 'مسودة',
  'Published: {title}': 'منشور: {title}',
  'View the post {title}': 'عرض المقال {title}',
  'Edit the post {title}': 'تعديل المقال {title}',
  'Delete the post {title}': 'حذف المقال {title}',
  'Failed to fetch blog posts': 'تعذّر تحميل المقالات',
  'No blog posts found. Start by writing a new blog post.': 'لا توجد مقالات. ابدأ بكتابة مقال جديد.',
  'The blog post was created.': 'تم إنشاء المقال.',
  'The blog post was updated.': 'تم تعديل المقال.',
  'The blog post was deleted.': 'تم حذف المقال.',
  'The blog post is published.': 'تم نشر المقال.',
  'The blog post is now a draft.': 'أصبح المقال مسودة.',
  'Failed to create blog post': 'تعذّر إنشاء المقال',
  'Failed to update blog post': 'تعذّر تعديل المقال',
  'Failed to delete blog post': 'تعذّر حذف المقال',
  'Delete blog post?': 'هل تريد حذف المقال؟',
  '“{title}” will also disappear from the blog. This cannot be undone.':
    'سيختفي «{title}» من المدونة أيضًا. لا يمكن التراجع عن هذا الإجراء.',

  // The form
  Excerpt: 'الملخص',
  'One or two sentences, shown in the list of posts.': 'جملة أو جملتان تظهران في قائمة المقالات.',
  Content: 'المحتوى',
  'Custom Category': 'فئة مخصصة',
  'Category name': 'اسم الفئة',
  'Publish immediately': 'النشر فورًا',

  'Restore your unsaved text?': 'هل تريد استعادة النص الذي لم يُحفظ؟',
  'It was last changed on {time}. If you had uploaded a header image, please choose it again.':
    'كان آخر تعديل عليه في {time}. إن كنت قد رفعت صورة للمقال فيرجى اختيارها من جديد.',
  Restore: 'استعادة',

  // The editor
  '{count, plural, one {# word} other {# words}}':
    '{count, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}',
  Formatting: 'التنسيق',
  'Heading {level}': 'عنوان من المستوى {level}',
  Bold: 'عريض',
  Italic: 'مائل',
  'Bullet list': 'قائمة نقطية',
  'Numbered list': 'قائمة مرقمة',
  Quote: 'اقتباس',
  Link: 'رابط',
  'Remove the link': 'إزالة الرابط',
  'You can also paste or drop an image into the text.': 'يمكنك أيضًا لصق صورة في النص أو إفلاتها فيه.',
  'Insert an image': 'إدراج صورة',
  'Describe the image': 'وصف الصورة',
  Undo: 'تراجع',
  Redo: 'إعادة',
  Apply: 'تطبيق',
  'Link address': 'عنوان الرابط',
  'Link text': 'نص الرابط',
  'To link to a page of this site, start with a slash.':
    'للربط بصفحة من هذا الموقع ابدأ العنوان بشرطة مائلة.',
  'Enter a valid link address': 'أدخل عنوان رابط صحيحًا',
  'Description for people who cannot see the image': 'وصف لمن لا يستطيع رؤية الصورة',
  'Upload and insert': 'رفع وإدراج',
  'Without it, they will not know what the image shows.': 'من دون وصف لن يعرف أحد منهم ما في الصورة.',
  '{count, plural, one {# image was left out} other {# images were left out}}':
    '{count, plural, zero {لم تُهمل أي صورة} one {لم تُدرج صورة واحدة} two {لم تُدرج صورتان} few {لم تُدرج # صور} many {لم تُدرج # صورة} other {لم تُدرج # صورة}}',
  'Copy and paste each image on its own, or choose it from the library.':
    'يمكن نسخ كل صورة وحدها ولصقها، أو اختيارها من المكتبة.',
  'Links without a valid address became plain text.': 'الروابط التي لا عنوان صحيح لها صارت نصًا عاديًا.',
  'Videos, drawings, formulas and tables inside tables were left out.':
    'لم تُدرج مقاطع الفيديو والرسوم والمعادلات ولا الجداول داخل الجداول.',
  'Tab moves to the next cell. To leave the text, press Escape and then Tab.':
    'ينقلك مفتاح التبويب إلى الخلية التالية. للخروج من النص اضغط مفتاح الهروب ثم مفتاح التبويب.',
  'Insert a table': 'إدراج جدول',
  'Insert a row above': 'إدراج صف فوقه',
  'Insert a row below': 'إدراج صف تحته',
  'Insert a column before': 'إدراج عمود قبله',
  'Insert a column after': 'إدراج عمود بعده',
  'Header row': 'صف العناوين',
  'Header column': 'عمود العناوين',
  'Table caption': 'عنوان الجدول',
  'What the table shows': 'ما يعرضه الجدول',
  'Delete the row': 'حذف الصف',
  'Delete the column': 'حذف العمود',
  'Delete the table': 'حذف الجدول',

  // Two authors
  'Your changes are not saved, but nothing is lost: your text is still in the form.':
    'لم تُحفظ تغييراتك، لكن لم يضع منها شيء: نصك ما زال في النموذج.',
  'Their version': 'النسخة الأخرى',
  'Keep mine': 'الاحتفاظ بنسختي',
  'Use theirs': 'اعتماد النسخة الأخرى',
  'Copy mine': 'نسخ نصي',
  'Copy theirs': 'نسخ النص الآخر',
  'Save over their version?': 'هل تريد الحفظ فوق النسخة الأخرى؟',
  'Their changes will be replaced and lost. Copy them first if anyone still needs them.':
    'ستُستبدل تغييرات الشخص الآخر وتضيع. انسخها أولًا إن كان أحد ما زال يحتاجها.',
  'Discard your version?': 'هل تريد التخلي عن نسختك؟',
  'What you have written in this form will be replaced and lost. Copy it first if you still need it.':
    'سيُستبدل ما كتبته في هذا النموذج ويضيع. انسخه أولًا إن كنت ما زلت تحتاجه.',
  'Text copied': 'تم نسخ النص',
  'The text could not be copied': 'تعذّر نسخ النص',
} as const;
