/** English text → Arabic translation: the pages of a user's account. */
export const account = {
  'Sign in': 'تسجيل الدخول',
  'Signing in...': 'جارٍ تسجيل الدخول...',
  Password: 'كلمة المرور',
  'My account': 'حسابي',
  Name: 'الاسم',
  'Sign out': 'تسجيل الخروج',
  'Login successful': 'تم تسجيل الدخول',
  'You have been logged in successfully.': 'لقد سجّلت الدخول بنجاح.',
  'Login failed': 'تعذّر تسجيل الدخول',
  'Logout successful': 'تم تسجيل الخروج',
  'You have been logged out successfully.': 'لقد سجّلت الخروج بنجاح.',
  'Logout failed': 'تعذّر تسجيل الخروج',
  'Create account': 'إنشاء حساب',
  'Creating account...': 'جارٍ إنشاء الحساب...',
  'The account could not be created': 'تعذّر إنشاء الحساب',
  'There is already an account with this e-mail address': 'يوجد حساب بعنوان البريد الإلكتروني هذا',
  'Choose a password that is harder to guess': 'اختر كلمة مرور يصعب تخمينها',
  'Use at least 8 characters': 'استخدم 8 أحرف على الأقل',
  'Use at most 200 characters': 'استخدم 200 حرف على الأكثر',
  'Forgotten password?': 'هل نسيت كلمة المرور؟',
  'Forgotten password': 'استعادة كلمة المرور',
  'Enter your e-mail address and we will send you a link to set a new password.':
    'أدخل عنوان بريدك الإلكتروني لنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  'If there is an account for this address, a link to set a new password is on its way.':
    'إذا كان هناك حساب بهذا العنوان، فسيصلك رابط لتعيين كلمة مرور جديدة.',
  'Send the link': 'إرسال الرابط',
} as const;
