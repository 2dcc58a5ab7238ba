export const projects = {
  'The sitemap for search engines lists the newest {max} projects. Visitors find older ones on the pages of the portfolio.':
    'تضم خريطة الموقع لمحركات البحث أحدث {max} مشروع. ويجد الزوار المشاريع الأقدم في صفحات معرض الأعمال.',
  'Portfolio Management': 'إدارة الأعمال',
  'Add New Project': 'إضافة مشروع جديد',
  'Edit Project': 'تعديل المشروع',
  View: 'طريقة العرض',
  Grid: 'شبكة',
  Table: 'جدول',
  '{count, plural, one {# project} other {# projects}}':
    '{count, plural, zero {لا مشاريع} one {مشروع واحد} two {مشروعان} few {# مشاريع} many {# مشروعًا} other {# مشروع}}',
  'Failed to load projects. Please try again.': 'تعذّر تحميل المشاريع. يرجى المحاولة مرة أخرى.',
  'No projects found. Start by adding a new project.': 'لا توجد مشاريع. ابدأ بإضافة مشروع جديد.',
  'Untitled project': 'مشروع بلا عنوان',
  'Edit the project {title}': 'تعديل المشروع {title}',
  'Delete the project {title}': 'حذف المشروع {title}',
  'Delete project?': 'هل تريد حذف المشروع؟',
  'PNG, JPG, or JPEG (Max 5MB each)': 'PNG أو JPG أو JPEG (5 ميغابايت كحد أقصى للصورة)',
  'WebP is accepted, too. Photos over 5 MB are made smaller.':
    'وتُقبل صيغة WebP أيضًا. تُصغَّر الصور التي تتجاوز 5 ميغابايت.',
  'Add images': 'إضافة صور',
  'Image {number}': 'الصورة {number}',
  'Card picture': 'صورة البطاقة',
  'New images': 'صور جديدة',
  'The project was created.': 'تم إنشاء المشروع.',
  'The project was updated.': 'تم تعديل المشروع.',
  'The project was deleted.': 'تم حذف المشروع.',
  'Failed to create project': 'تعذّر إنشاء المشروع',
  'Failed to update project': 'تعذّر تعديل المشروع',
  'Failed to delete project': 'تعذّر حذف المشروع',

  // Categories, by their labels in the contract; some are also services or sub-categories
  'UPVC Doors': 'أبواب UPVC',
  'Glass Doors': 'الأبواب الزجاجية',
  'Shower Enclosures': 'كبائن الشاور',
  'Aluminium Works': 'أعمال الألمنيوم',
  'Stainless & Steel': 'الحديد والستانلس ستيل',
  'Office Partitions': 'القواطع المكتبية',
} as const;
