export const blog = {
  'Advice on glass, heat, dust and sea air, and news from our workshop in Doha.':
    'نصائح عن الزجاج والحرارة والغبار وهواء البحر، وأخبار من ورشتنا في الدوحة.',
  All: 'الكل',
  'All posts': 'جميع المقالات',
  'Post categories': 'فئات المقالات',
  'Company News': 'أخبار الشركة',
  'Industry Insights': 'مقالات متخصصة',
  'Tips & Tricks': 'نصائح وإرشادات',
  Trends: 'أحدث التوجهات',
  'Customer Stories': 'قصص العملاء',
  'Search posts': 'ابحث في المقالات',
  '{count, plural, one {# post} other {# posts}}':
    '{count, plural, zero {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}}',
  'Error Loading Blog Posts': 'تعذّر تحميل مقالات المدونة',
  'We encountered an error while loading blog posts. Please try again later.':
    'حدث خطأ أثناء تحميل مقالات المدونة. يرجى المحاولة لاحقًا.',
  'No Posts Found': 'لا توجد مقالات',
  'Try another category or different words.': 'جرّب فئة أخرى أو كلمات أخرى.',
  'The posts could not be searched. Please try again.': 'تعذّر البحث في المقالات. يرجى المحاولة مرة أخرى.',
  'Reset Filters': 'إعادة ضبط التصفية',
  'Blog pages': 'صفحات المدونة',
  'Newer posts': 'مقالات أحدث',
  'Older posts': 'مقالات أقدم',
  'Page {page} of {total}': 'الصفحة {page} من {total}',

  // A post
  'By {author}': 'بقلم {author}',
  'Back to the blog': 'العودة إلى المدونة',
  'More from the blog': 'المزيد من المدونة',
  'This post is no longer online.': 'لم يعد هذا المقال منشورًا.',
  'This post could not be loaded. Please try again.': 'تعذّر تحميل هذا المقال. يرجى المحاولة مرة أخرى.',
  'Table {number}': 'الجدول {number}',
  'Code sample {number}': 'نموذج برمجي {number}',

  // Sharing
  'Share this post': 'شارك هذا المقال',
  'Share “{title}”': 'مشاركة «{title}»',
  'Link copied': 'تم نسخ الرابط',
  'Copy this link': 'انسخ هذا الرابط',
  Projects: 'المشاريع',
} as const;
