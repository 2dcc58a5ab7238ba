export const translations = {
  Translations: 'الترجمات',
  'Texts in the other language that nobody has reviewed yet, newest first.':
    'النصوص المترجمة التي لم يراجعها أحد بعد، الأحدث أولًا.',
  'Translate what is pending': 'ترجمة النصوص المعلّقة',
  'Show more': 'عرض المزيد',
  '{done} of {total}': '{done} من {total}',
  'What was pending is translated.': 'تمت ترجمة النصوص المعلّقة.',
  "Today's translation budget is used up. The rest can be translated tomorrow.":
    'استُنفدت حصة الترجمة لهذا اليوم. يمكن ترجمة البقية غدًا.',
  'The translation service is not available at the moment. Please try again later.':
    'خدمة الترجمة غير متاحة حاليًا. يرجى المحاولة لاحقًا.',
  'Failed to translate': 'تعذّرت الترجمة',
  Language: 'اللغة',
  'Failed to load the preview': 'تعذّر تحميل المعاينة',
  'Failed to fetch translations': 'تعذّر تحميل الترجمات',
  'Everything is reviewed.': 'تمت مراجعة جميع الترجمات.',
  Kind: 'النوع',
  'Blog posts': 'مقالات المدونة',
  Images: 'الصور',

  // States
  'Not translated yet': 'لم يُترجم بعد',
  Outdated: 'بحاجة إلى تحديث',
  'Outdated, by machine': 'ترجمة آلية بحاجة إلى تحديث',
  'Outdated, by a person': 'ترجمة مراجَعة بحاجة إلى تحديث',
  'Review the Arabic': 'مراجعة العربية',
  'Translated by machine': 'ترجمة آلية',
  'Reviewed by a person': 'تمت مراجعته',
  'Arabic: pending': 'العربية: معلّقة',
  'Arabic: outdated': 'العربية: بحاجة إلى تحديث',
  'Arabic: machine': 'العربية: ترجمة آلية',

  // The dialog
  Translation: 'الترجمة',
  'Translation of “{title}”': 'ترجمة «{title}»',
  'Page in English': 'الصفحة بالإنجليزية',
  'Page in Arabic': 'الصفحة بالعربية',
  'Translate by machine': 'ترجمة آلية للنصوص',
  'Suggested by the machine': 'اقتراح الترجمة الآلية',
  'Use this': 'استخدام هذا النص',
  'Was:': 'النص السابق:',
  'Is:': 'النص الحالي:',
  'The original has changed since it was translated.': 'تغيّر النص الأصلي بعد ترجمته.',
  'Somebody has changed the original. Your text is still here: compare it with the new original, then save again.':
    'عدّل شخص آخر النص الأصلي. نصّك ما زال هنا: قارنه بالنص الأصلي الجديد ثم احفظ مرة أخرى.',
  'One per line': 'ميزة واحدة في كل سطر',
  Position: 'المنصب أو الجهة',
  Text: 'النص',
  Project: 'المشروع',
  'Save and next': 'حفظ والانتقال إلى التالي',
  'Save and mark as reviewed': 'حفظ واعتماد المراجعة',
  'The translation was saved.': 'تم حفظ الترجمة.',
  'The translation was saved. It was the last one in this list.':
    'تم حفظ الترجمة، وكانت الأخيرة في هذه القائمة.',
  'Failed to save the translation': 'تعذّر حفظ الترجمة',
} as const;
