export const images = {
  'The sitemap for search engines lists the newest {max} pictures. Visitors find older ones on the pages of the portfolio.':
    'تضم خريطة الموقع لمحركات البحث أحدث {max} صورة. ويجد الزوار الصور الأقدم في صفحات معرض الأعمال.',
  'Media Library': 'مكتبة الوسائط',
  'Search images...': 'ابحث في الصور...',
  'Select mode': 'وضع التحديد',
  Upload: 'رفع',
  'Failed to fetch images': 'تعذّر تحميل الصور',
  'Try a different search term': 'جرّب كلمة بحث أخرى',
  'Upload some images to get started': 'ارفع بعض الصور لتبدأ',
  'No images in the {category} category': 'لا توجد صور في فئة «{category}»',
  'Every image has a description.': 'لكل صورة وصف.',
  'Show all images': 'عرض كل الصور',
  'No description': 'بلا وصف',
  '{size} KB': '{size} كيلوبايت',
  'Choose an image from the library': 'اختيار صورة من المكتبة',

  // Editing
  'Edit image': 'تعديل الصورة',
  'Edit the image {title}': 'تعديل الصورة {title}',
  'The image was updated.': 'تم تعديل الصورة.',
  'Failed to update image': 'تعذّر تعديل الصورة',

  // Selecting and deleting
  'Select All': 'تحديد الكل',
  'Deselect All': 'إلغاء تحديد الكل',
  'Select the image {title}': 'تحديد الصورة {title}',
  'Delete the image {title}': 'حذف الصورة {title}',
  'Delete the image?': 'هل تريد حذف الصورة؟',
  '{count, plural, one {Delete # image?} other {Delete # images?}}':
    '{count, plural, zero {لا صور للحذف} one {هل تريد حذف صورة واحدة؟} two {هل تريد حذف صورتين؟} few {هل تريد حذف # صور؟} many {هل تريد حذف # صورة؟} other {هل تريد حذف # صورة؟}}',
  'Image deleted': 'تم حذف الصورة',
  'Images deleted': 'تم حذف الصور',
  '{count, plural, one {# image was deleted.} other {# images were deleted.}}':
    '{count, plural, zero {لم تُحذف أي صورة.} one {حُذفت صورة واحدة.} two {حُذفت صورتان.} few {حُذفت # صور.} many {حُذفت # صورة.} other {حُذفت # صورة.}}',
  '{count} of {total, plural, one {# image} other {# images}} deleted.':
    'تم حذف {count} من أصل {total, plural, zero {لا صور} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}}.',
  'Delete failed': 'تعذّر الحذف',
  'Bulk delete failed': 'تعذّر الحذف الجماعي',

  // Uploading
  'Upload images': 'رفع الصور',
  'How many': 'عدد الصور المراد رفعها',
  'Single image': 'صورة واحدة',
  'Multiple images': 'عدة صور',
  'Choose an image': 'اختر صورة',
  'Choose images': 'اختر صورًا',
  'You can also drop files here. JPEG, PNG or WebP. Photos over 5 MB are made smaller.':
    'يمكنك أيضًا إفلات الملفات هنا. الصيغ المقبولة JPEG أو PNG أو WebP. تُصغَّر الصور التي تتجاوز 5 ميغابايت.',
  'Alt text': 'النص البديل',
  'Sub-categories': 'الفئات الفرعية',
  'If left empty, the file name is used.': 'إن تُرك فارغًا استُخدم اسم الملف.',
  'Describes the image for people who cannot see it. If left empty, the title is used.':
    'يصف الصورة لمن لا يستطيع رؤيتها. إن تُرك فارغًا استُخدم العنوان.',
  'Titles and alt texts': 'العناوين والنصوص البديلة',
  'The alt text describes the image for people who cannot see it. If left empty, the title is used.':
    'يصف النص البديل الصورة لمن لا يستطيع رؤيتها. إن تُرك فارغًا استُخدم العنوان.',
  'No file selected': 'لم يُحدد أي ملف',
  'Please select an image to upload': 'يرجى تحديد صورة لرفعها',
  'No files selected': 'لم تُحدد أي ملفات',
  'Please select images to upload': 'يرجى تحديد صور لرفعها',
  'Chosen images': 'الصور المختارة',
  '+{count} more': '+{count} أخرى',
  'Remove {name}': 'استبعاد {name}',
  'Not uploaded yet': 'لم تُرفع بعد',
  Waiting: 'في الانتظار',
  '{percent}% uploaded': 'تم رفع {percent}%',
  'Being processed': 'قيد التجهيز',
  Uploaded: 'تم الرفع',
  'Retry {name}': 'إعادة محاولة رفع {name}',
  'Retry all': 'إعادة محاولة الكل',
  'Uploading: {count} of {total}': 'جارٍ الرفع: {count} من {total}',
  'Uploading...': 'جارٍ الرفع...',
  'Image uploaded': 'تم رفع الصورة',
  'Images uploaded': 'تم رفع الصور',
  '{count, plural, one {# image was uploaded.} other {# images were uploaded.}}':
    '{count, plural, zero {لم تُرفع أي صورة.} one {رُفعت صورة واحدة.} two {رُفعت صورتان.} few {رُفعت # صور.} many {رُفعت # صورة.} other {رُفعت # صورة.}}',
  '{count} of {total, plural, one {# image} other {# images}} uploaded.':
    'تم رفع {count} من أصل {total, plural, zero {لا صور} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}}.',
  'Upload failed': 'تعذّر الرفع',
  'Stop the upload?': 'هل تريد إيقاف الرفع؟',
  'Images already uploaded will stay in the library.': 'الصور التي رُفعت ستبقى في المكتبة.',
  'The chosen images have not been uploaded yet.': 'لم تُرفع الصور المختارة بعد.',
  Stop: 'إيقاف',
  Continue: 'متابعة',
} as const;
