/** Translations of the fake, for trying out new content. */
export const glossary: Readonly<Record<string, string>> = {
  'A new project': 'مشروع جديد',
  'A new post': 'مقال جديد',
  'Our new service': 'خدمتنا الجديدة',
  'Glass railings': 'درابزين زجاجي',
  Doha: 'الدوحة',
};
