import { type ContactEnquiryInput, EnquiryBody, type Message, textLanguage } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { MESSAGES, toMessageDocument } from '../../../functions/src/messages/document';
import type { SeedDocument } from './document';

type Work = Partial<Pick<Message, 'status' | 'adminNote'>>;

/** Newest first. Names and numbers are fictional; example.com is a reserved domain. */
const ENQUIRIES: readonly (Partial<ContactEnquiryInput> & Work)[] = [
  {
    name: 'مريم الكواري',
    email: 'mariam@example.com',
    whatsappNumber: '+974 5555 0101',
    subject: 'أبواب منزلقة للفيلا',
    service: 'Sliding & Folding Doors',
    message: 'نحتاج إلى أربعة أبواب منزلقة بعرض ثلاثة أمتار لفيلا في الوكرة، ويفضل زجاج مزدوج عازل للحرارة.',
  },
  {
    name: 'James Whitfield',
    email: 'james@example.com',
    subject: 'Office partitions in West Bay',
    service: 'Glass Partition Work',
    message:
      'We are fitting out 400 square metres on the 14th floor and need acoustic glass partitions for six meeting rooms. Could you visit next week?',
  },
  {
    name: 'خالد المري',
    email: 'khalid@example.com',
    whatsappNumber: '+974 5555 0103',
    subject: 'صيانة نوافذ',
    service: 'Maintenance Services',
    message: 'بعض مقابض نوافذ يو بي في سي لا تُغلق جيدًا بعد خمس سنوات من الاستخدام. هل يمكنكم المعاينة؟',
    status: 'processing',
  },
  {
    name: 'Priya Nair',
    email: 'priya@example.com',
    whatsappNumber: '+974 5555 0104',
    subject: 'Kitchen cabinets',
    service: 'Kitchen Cabinets',
    message:
      'L-shaped kitchen, about 3.2 by 2.6 metres, white with an oak worktop. What does an aluminium carcass cost against PVC?',
  },
  {
    name: 'Hassan Al-Sulaiti',
    email: 'hassan@example.com',
    subject: 'Curtain wall for a showroom',
    service: 'Curtain Wall Systems',
    message:
      'Two storeys, 28 metres of front on Salwa Road. Drawings are ready, tender closes at the end of the month.',
    status: 'processing',
    adminNote: 'Drawings received, estimate with the façade team.',
  },
  {
    name: 'نورة الهاجري',
    email: 'noura@example.com',
    whatsappNumber: '+974 5555 0106',
    subject: 'برجولا للحديقة',
    service: 'Skylight & Pergola',
    message: 'أود برجولا ألمنيوم بسقف متحرك بمساحة 5 × 4 أمتار في الحديقة الخلفية.',
  },
  {
    name: 'Elena Petrova',
    email: 'elena@example.com',
    subject: 'Shower enclosure',
    service: 'Shower Glass',
    message:
      'Walk-in shower, one fixed panel of 120 cm and a hinged door of 70 cm, clear glass, black fittings.',
    status: 'completed',
    adminNote: 'Measured and installed. Client is happy.',
  },
  {
    name: 'Omar Farouk',
    email: 'omar@example.com',
    whatsappNumber: '+974 5555 0108',
    subject: 'Balcony railings',
    service: 'Glass & Aluminium Railings',
    message:
      'Six balconies in Al Khor need glass railings instead of the old steel ones. Please send your options.',
  },
  {
    name: 'سارة العبيدلي',
    email: 'sara@example.com',
    subject: 'نوافذ يو بي في سي',
    service: 'UPVC Windows & Doors',
    message: 'كم تستغرق عملية استبدال 12 نافذة في فيلا مأهولة؟ نفضل العمل في نهاية الأسبوع.',
    status: 'completed',
    adminNote: 'أُرسل عرض السعر وتم الاتفاق على موعد التركيب.',
  },
  {
    name: 'Thomas Becker',
    email: 'thomas@example.com',
    subject: 'Warranty question',
    service: 'Other',
    message:
      'Which warranty do you give on powder coating near the sea? Our site is 200 metres from the shore.',
  },
  {
    name: 'Fatima Al-Naimi',
    email: 'fatima@example.com',
    whatsappNumber: '+974 5555 0111',
    subject: 'Glass house',
    service: 'Aluminium Fabrication',
    message: 'A glass room of 6 by 4 metres beside the majlis, with sliding panels on two sides.',
    status: 'processing',
  },
  {
    name: 'Daniel Okafor',
    email: 'daniel@example.com',
    subject: 'Workshop visit',
    service: 'Other',
    message:
      'May our students of architecture visit your workshop in the Industrial Area? A group of fifteen.',
    status: 'completed',
    adminNote: 'Visit took place, thank-you letter filed.',
  },
];

const HOUR = 3_600_000;

/** Each message is seven hours older than the one before. */
export function messageDocuments(now: number): SeedDocument[] {
  return ENQUIRIES.map(({ status, adminNote, ...changes }, index) => {
    const enquiry = EnquiryBody.parse(anEnquiry({ whatsappNumber: '', ...changes }));
    const work = { ...(status && { status }), ...(adminNote && { adminNote }) };
    const id = `seed-${String(index + 1).padStart(2, '0')}`;
    const createdAt = new Date(now - (index * 7 + 1) * HOUR);
    const language = textLanguage(enquiry.message);
    const firstResponseAt = status && new Date(createdAt.getTime() + 2 * HOUR);
    const data = toMessageDocument(id, { ...enquiry, ...work, language, firstResponseAt }, createdAt);
    return { path: `${MESSAGES}/${id}`, data };
  });
}
