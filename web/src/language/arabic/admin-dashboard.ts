/** What only the panel's dashboard shows. */
export const dashboard = {
  '{greeting}, {name}': '{greeting}، {name}',
  'Good morning': 'صباح الخير',
  'Good afternoon': 'طاب يومك',
  'Good evening': 'مساء الخير',
  'Failed to load dashboard data': 'تعذّر تحميل بيانات لوحة المعلومات',

  // Counts
  'From the contact forms': 'من نماذج الاتصال',
  'Published and drafts': 'المنشورة والمسودات',
  'In the portfolio': 'في معرض الأعمال',
  'Pictures in the library': 'صور المكتبة',
  'View details': 'عرض التفاصيل',
  'View details: {title}': 'عرض التفاصيل: {title}',

  // Website traffic
  'Website Traffic': 'زيارات الموقع',
  'Connect an analytics service to see the traffic of the website here.':
    'اربط خدمة تحليلات لتظهر هنا زيارات الموقع.',

  // Quick actions
  'Quick Actions': 'إجراءات سريعة',
  'New Blog Post': 'مقال جديد',
  'Add Project': 'إضافة مشروع',
  'Add Service': 'إضافة خدمة',
  'Upload Media': 'رفع وسائط',
  'Manage All Settings': 'إدارة كل الإعدادات',

  // Recent enquiries
  'Recent Contact Submissions': 'أحدث رسائل الاتصال',
  'No messages yet': 'لا توجد رسائل بعد',

  // Status and notices
  'System Status': 'حالة النظام',
  'Sample values': 'قيم للعرض فقط',
  'Server health': 'سلامة الخادم',
  Good: 'جيدة',
  Storage: 'مساحة التخزين',
  Database: 'قاعدة البيانات',
  'Notification Center': 'مركز الإشعارات',
  'Sample notices': 'إشعارات للعرض فقط',
  'Backup complete': 'اكتمل النسخ الاحتياطي',
  'All content was saved successfully.': 'تم حفظ كل المحتوى بنجاح.',
  'System update available': 'يتوفر تحديث للنظام',
  'A new version can be installed.': 'يمكن تثبيت إصدار جديد.',
  'Storage warning': 'تنبيه بشأن مساحة التخزين',
  'Almost half of the storage is in use.': 'نحو نصف مساحة التخزين مستخدم.',
} as const;
