// Sets theme, language and direction before the first paint, from what the visitor chose last time.
// Blocking on purpose and without dependencies: whatever runs later would flash the wrong colours first.
(() => {
  const root = document.documentElement;
  const admin = location.pathname.startsWith('/admin');
  let theme = admin ? 'light' : 'system';
  let language = 'en';
  try {
    theme = localStorage.getItem(admin ? 'alnafitha-admin-theme' : 'theme') || theme;
    language = localStorage.getItem('language') === 'ar' ? 'ar' : 'en';
  } catch {
    // Storage can be forbidden; the defaults stand.
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute(dark ? 'data-dark' : 'data-light', '');
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
})();
