export const profile = {
  'Name saved': 'تم حفظ الاسم',
  'Failed to save the name': 'تعذّر حفظ الاسم',
  'Current password': 'كلمة المرور الحالية',
  'New password': 'كلمة المرور الجديدة',
  'At least 12 characters, not a common password, not made of names. Four words that nobody would put together are good.':
    'لا تقل عن 12 حرفًا، وليست كلمة مرور شائعة ولا مكوّنة من أسماء. يصلح لها أربع كلمات لا يجمع بينها أحد.',
  'Change password': 'تغيير كلمة المرور',
  'Password changed. You are signed out in all other browsers.':
    'تم تغيير كلمة المرور، وسُجّل خروجك من جميع المتصفحات الأخرى.',
  'Failed to change the password': 'تعذّر تغيير كلمة المرور',
  'Other browsers': 'المتصفحات الأخرى',
  'If you have signed in on a device that is lost or not yours, end its session here.':
    'إذا سجّلت الدخول على جهاز فُقد أو ليس لك، فأنهِ جلسته من هنا.',
  'Sign out everywhere else': 'تسجيل الخروج من الأجهزة الأخرى',
  'You are signed out in all other browsers.': 'سُجّل خروجك من جميع المتصفحات الأخرى.',
  'Failed to sign out elsewhere': 'تعذّر تسجيل الخروج من الأجهزة الأخرى',

  // The API and its schemas
  'The current password is wrong': 'كلمة المرور الحالية غير صحيحة',
  'The password must have at least 12 characters': 'يجب ألا تقل كلمة المرور عن 12 حرفًا',
  'The password is too long': 'كلمة المرور طويلة جدًا',
  'The password is easy to guess: a common one, or made of names. Take four words that nobody would put together.':
    'كلمة المرور سهلة التخمين: شائعة أو مكوّنة من أسماء. اختر أربع كلمات لا يجمع بينها أحد.',
} as const;
