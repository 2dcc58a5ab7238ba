export const dashboard = {
  '{greeting}, {name}': '{greeting}، {name}',
  'Good morning': 'صباح الخير',
  'Good afternoon': 'مساء الخير',
  'Good evening': 'مساء الخير',
  'Failed to load dashboard data': 'تعذّر تحميل بيانات لوحة المعلومات',

  // Pending work
  'Waiting now': 'بانتظار إجراء الآن',
  'New messages': 'رسائل جديدة',
  'Oldest unanswered': 'أقدم رسالة بلا رد',
  'Nothing waiting': 'لا شيء بالانتظار',
  Drafts: 'مسودات',
  'Images without a description': 'صور بلا وصف',
  'Mails not sent': 'رسائل بريد لم تُرسل',
  Overdue: 'متأخرة',
  'First answer after': 'أول رد بعد',
  '{share} within a working day': '{share} خلال يوم عمل واحد',
  None: 'لا يوجد',

  // Counts
  'From the contact forms': 'من نماذج التواصل',
  'Scheduled posts': 'المقالات المجدولة',
  'Published and drafts': 'المنشورة والمسودات',
  'In the portfolio': 'في معرض الأعمال',
  'Images in the library': 'صور المكتبة',
  'View details': 'عرض التفاصيل',
  'View details: {title}': 'عرض التفاصيل: {title}',

  // Website traffic
  'Website Traffic': 'زيارات الموقع',
  'Connect an analytics service to see your website traffic here.':
    'اربط خدمة تحليلات لتظهر زيارات الموقع هنا.',

  // Quick actions
  'Quick Actions': 'إجراءات سريعة',
  'New Blog Post': 'مقال جديد',
  'Add Project': 'إضافة مشروع',
  'Add Service': 'إضافة خدمة',
  'Upload Media': 'رفع وسائط',
  'Manage All Settings': 'إدارة كل الإعدادات',

  // Recent enquiries
  'Recent Contact Submissions': 'أحدث الرسائل',
  'No messages yet': 'لا توجد رسائل بعد',

  // Status and notices
  'System Status': 'حالة النظام',
  'Sample values': 'قيم توضيحية',
  'Server health': 'سلامة الخادم',
  Good: 'جيدة',
  Storage: 'مساحة التخزين',
  Database: 'قاعدة البيانات',
  'Notification Center': 'مركز الإشعارات',
  'Sample notices': 'إشعارات توضيحية',
  'Backup complete': 'اكتمل النسخ الاحتياطي',
  'All content was saved successfully.': 'تم حفظ كل المحتوى بنجاح.',
  'System update available': 'يتوفر تحديث للنظام',
  'A new version is ready to install.': 'إصدار جديد جاهز للتثبيت.',
  'Storage warning': 'تنبيه بشأن مساحة التخزين',
  'Almost half of the storage is in use.': 'نحو نصف مساحة التخزين مستخدم.',
} as const;
