/** What only the panel's projects show. */
export const projects = {
  'Portfolio Management': 'إدارة الأعمال',
  'Add New Project': 'إضافة مشروع جديد',
  'Edit Project': 'تعديل المشروع',
  View: 'طريقة العرض',
  Grid: 'شبكة',
  Table: 'جدول',
  'Total projects: {count}': 'مجموع المشاريع: {count}',
  'Failed to load projects. Please try again.': 'تعذّر تحميل المشاريع. يرجى المحاولة مرة أخرى.',
  'No projects found. Start by adding a new project.': 'لا توجد مشاريع. ابدأ بإضافة مشروع جديد.',
  'Untitled project': 'مشروع بلا عنوان',
  'Edit the project {title}': 'تعديل المشروع {title}',
  'Delete the project {title}': 'حذف المشروع {title}',
  'Delete project?': 'حذف المشروع؟',
  '“{title}” will be removed from the website, too. This cannot be undone.':
    'سيختفي «{title}» من الموقع أيضًا. لا يمكن التراجع عن هذا الإجراء.',
  'PNG, JPG, or JPEG (Max 5MB each)': 'بي إن جي أو جيه بي جي أو جيه بيغ (5 ميغابايت كحد أقصى لكل صورة)',
  'The project was added.': 'أُضيف المشروع.',
  'The project was changed.': 'عُدِّل المشروع.',
  'The project was deleted.': 'حُذف المشروع.',
  'Failed to create project': 'تعذّر إنشاء المشروع',
  'Failed to update project': 'تعذّر تعديل المشروع',
  'Failed to delete project': 'تعذّر حذف المشروع',

  // Categories, by their names in the contract; some are services or sub-categories, too
  'UPVC DOOR': 'باب يو بي في سي',
  'UPVC Windows': 'نوافذ يو بي في سي',
  'Glass Doors': 'أبواب زجاجية',
  'Shower Enclosures': 'كبائن دش',
  'Aluminum Works': 'أعمال ألمنيوم',
  'Stillness & Steel': 'أعمال ستانلس وفولاذ',
  'Office Partitions': 'قواطع مكتبية',
} as const;
