import { leavesOf } from '../fields/walk';
import { SAMPLE_ARABIC } from './defaults-arabic';
import { BLOCK_FIELDS, type BlockValues } from './schema';
import type { BlockId } from './values';

/** The sample's company: what the site says until a block is changed. Images are absent: the code has them. */
export const SAMPLE_BLOCKS: BlockValues = {
  company: {
    name: 'Al Nafitha Aluminium & Glass',
    shortName: 'Al Nafitha',
    tagline: 'Aluminium, UPVC and glass for homes and businesses in Qatar, made and installed by one team.',
    address: 'Industrial Area 38, Doha, Qatar',
    registration: '',
    phones: [{ number: '+974 4400 0038' }, { number: '+974 5500 0038' }],
    whatsapp: '+974 5500 0038',
    email: 'info@alnafitha.example',
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    snapchat: 'https://www.snapchat.com/',
    latitude: 25.1918,
    longitude: 51.4336,
    logo: '',
  },
  hours: {
    week: [
      { from: 'Sunday', until: 'Thursday', opens: '08:00', closes: '18:00' },
      { from: 'Saturday', until: 'Saturday', opens: '09:00', closes: '15:00' },
    ],
    // The text differs from the week on purpose.
    homeDays: 'Saturday to Thursday',
    homeHours: '8:00 AM to 6:00 PM',
    exceptions: [],
  },
  hero: {
    pageTitle: 'Windows, doors and façades in Qatar',
    heading: 'Windows, doors and façades built for the Gulf',
    keywords:
      'aluminium windows, UPVC doors, curtain walls, glass partitions, shower glass, kitchen cabinets, pergolas, Doha, Qatar',
    slides: [
      {
        image: '',
        subtitle: 'For villas and homes',
        title: 'The light comes in, the heat stays out',
        description:
          'Windows, sliding doors and full glass fronts, made to measure in Doha and fitted by our own team.',
        buttonText1: 'Our services',
        buttonLink1: '/services',
        buttonText2: 'Get a Quote',
        buttonLink2: '/contact',
      },
      {
        image: '',
        subtitle: 'For offices, towers and shops',
        title: 'Façades that stand up to the summer',
        description:
          'Curtain walls, shopfronts and partitions, engineered and made by us and installed on the day we agreed.',
        buttonText1: 'View the portfolio',
        buttonLink1: '/portfolio',
        buttonText2: 'Get a Quote',
        buttonLink2: '/contact',
      },
      {
        image: '',
        subtitle: 'For kitchens and interiors',
        title: 'Interiors designed with care',
        description:
          'Kitchens, shower glass and interior doors, with every detail drawn before the first board is cut.',
        buttonText1: 'Our services',
        buttonLink1: '/services',
        buttonText2: 'Get a Quote',
        buttonLink2: '/contact',
      },
    ],
    introTitle: 'One workshop, from the first drawing to the last seal',
    introText:
      'For more than 15 years we have built with aluminium, UPVC, steel and glass in Qatar: for families who want a quiet home, and for companies that want a façade to be proud of.',
    strengths: [
      { text: 'Measured, drawn, made and fitted by the same team' },
      { text: 'Profiles, glass and seals chosen for sun, salt and dust' },
      { text: 'A fixed price and a date before we begin' },
    ],
  },
  story: {
    introduction:
      'For more than 15 years we have designed, made and installed aluminium, UPVC and glasswork across Qatar.',
    since: 'Since 2010',
    story: [
      'We began in 2010 with one saw, one bending machine and a promise: whatever leaves our workshop fits on site the first time.',
      'Today we make everything under one roof: aluminium, UPVC, steel and glass. The people who measure your windows and doors talk every day to those who cut the profiles and those who fit them.',
      'Qatar is hard on windows: sun, dust, humidity and salt in the air. Everything we choose, from the coating to the last gasket, is chosen for that.',
    ].join('\n'),
    mission:
      'To make windows, doors and façades that keep the heat out, let the light in and still close softly after ten summers.',
    vision:
      'A country whose buildings need less cooling because their windows and doors are well made, and a workshop where young craftspeople are proud to learn.',
    teamIntroduction: 'The same people stay with your order from the first visit to the last seal.',
    team: [
      { title: 'Surveyors', text: 'measure every opening themselves, to the millimetre' },
      { title: 'Draughtspeople', text: 'turn ideas into drawings the workshop can build from' },
      { title: 'Fabricators', text: 'cut, mill, weld and glaze under one roof' },
      { title: 'Installers', text: 'fit, seal, clean up and show you how everything works' },
      { title: 'Service technicians', text: 'keep hinges, seals and locks going for years' },
    ],
    values: [
      {
        title: 'Excellence',
        text: 'Either a joint is tight or we make it again. We check every frame before it leaves.',
      },
      {
        title: 'Innovation',
        text: 'We try new profiles, glass and hardware in our own building before we offer them to you.',
      },
      {
        title: 'Integrity',
        text: 'If a cheaper solution does the job just as well, we say so. What we quote is what you pay.',
      },
      {
        title: 'Collaboration',
        text: 'Architects, contractors and families sit down with us before the first cut is made.',
      },
      {
        title: 'Sustainability',
        text: 'Thermal breaks and coated glass save on cooling for decades, and our offcuts are melted down and used again.',
      },
      {
        title: 'Reliability',
        text: 'We give you a date you can plan around. And if something fails, we come.',
      },
    ],
    reasons: [
      {
        title: '15+ years of experience',
        text: 'Villas, towers, schools and shops from Al Khor to Mesaieed.',
      },
      {
        title: 'Quality you can measure',
        text: 'Tested profiles, toughened glass and stainless fixings, with certificates on request.',
      },
      {
        title: 'Made to your measurements',
        text: 'Any size, any colour, any layout. You never have to settle for a standard size.',
      },
      {
        title: 'Support that lasts',
        text: 'A warranty on product and workmanship, and a service team that picks up the phone.',
      },
    ],
    aboutTitle: 'Come and see how we make it',
    aboutText:
      'Our workshop in the Industrial Area is open to clients. Tell us when you are coming, and we will have samples ready.',
  },
  numbers: {
    statistics: [
      { value: 15, suffix: '+', title: 'Years Experience' },
      { value: 500, suffix: '+', title: 'Projects Completed' },
      { value: 250, suffix: '+', title: 'Happy Clients' },
      { value: 15, suffix: '', title: 'Awards Won' },
    ],
  },
  custom: {
    introduction:
      'Aluminium fabrication, UPVC windows and doors, glass partitions and curtain walls, from the first drawing to the last seal.',
    trades: 'All our trades work under one roof, so everything fits together.',
    lead: 'A skylight over a staircase, a pergola with moving louvres, a glass house in the garden: much of what we build is one of a kind.',
    text: 'Send a sketch, a photo or just an idea on WhatsApp. Before you decide, we tell you what is possible, what it costs and how long it takes.',
  },
  steps: {
    introduction: 'Four steps, and at each one you know what comes next.',
    steps: [
      {
        title: 'Consultation',
        time: 'Reply within 1 working day',
        text: 'We visit, measure and listen. You see samples of profiles, glass and handles.',
      },
      {
        title: 'Design & Quote',
        time: '3 to 5 working days',
        text: 'You get drawings, a fixed price and a date. We revise the drawings until they are right.',
      },
      {
        title: 'Fabrication',
        time: '2 to 6 weeks',
        text: 'Your order is cut, assembled and checked in our workshop in Doha.',
      },
      {
        title: 'Installation',
        time: '1 to 2 days for small jobs',
        text: 'Our own installers fit and seal it, leave the site clean and show you how it works.',
      },
    ],
  },
  // Nothing is invented of what others certify.
  trust: { certificates: [], warranties: [] },
  questions: {
    introduction: 'Tell us about your windows, doors, façade or kitchen.',
    promise: 'We reply within one working day, with honest advice and a clear quote.',
    questions: [
      {
        anchor: 'faq-duration',
        question: 'How long does an installation take?',
        answer:
          'Small jobs take 1-2 days. Large projects can take several weeks. You receive a timeline before we start.',
        service: '',
      },
      {
        anchor: 'faq-warranty',
        question: 'Do you offer warranties?',
        answer:
          'Yes. The manufacturer warrants the products and we warrant our workmanship. The periods vary by product.',
        service: '',
      },
      {
        anchor: 'faq-designs',
        question: 'Can you work from custom designs?',
        answer: 'Yes. We build from your own plans, or design with you from scratch.',
        service: '',
      },
      {
        anchor: 'faq-areas',
        question: 'Which areas do you serve?',
        answer: 'All of Qatar, for example Doha, Al Wakrah and Al Khor.',
        service: '',
      },
    ],
  },
  chairman: {
    introduction: 'A letter to those who build in Qatar, and to those who live in what is built.',
    salutation: 'Dear reader,',
    letter: [
      'When people ask what we make, I do not say windows. I say: the place where a house meets the light.',
      'A window is opened in the morning and closed at night for thirty years. Nobody thinks about it while it works, and that is the finest praise our trade can get.',
      'It asks a lot of those who make it. The frame must not bend in August. The seal must not give way to the dust of a spring storm. The glass must let you see the sea and leave the heat outside.',
      'So we kept everything in our own hands: the measuring, the drawing, the cutting, the fitting. It is slower to grow this way, but every mistake comes back to the person who can mend it.',
      'I invite you to visit our workshop, lean on a frame and slide a door. Then let us talk about your house.',
    ].join('\n'),
    name: 'The chairman',
    portrait: '',
  },
  offer: {
    homeTitle: 'Have a window or door that deserves better?',
    homeText:
      'Send us a sketch, a photo or just the measurements on WhatsApp. You get honest advice and a clear quote.',
    title: 'Planning something similar?',
    text: 'Tell us what you have in mind. We measure, advise and send a clear quote.',
    start: 'Your name and e-mail address are enough to get started. We reply within one working day.',
    next: 'We read it and reply within one working day, by e-mail or WhatsApp.',
    quote: 'You get a clear quote with a price and a date.',
    clients: 'Most of our clients come to us by recommendation. Here is what they say.',
  },
  pictures: {
    areVisualisations: true,
    home: {
      picture: '',
      alt: 'A workshop: racks of aluminium profiles and a window frame on the bench',
    },
    about: { picture: '' },
    story: { picture: '', alt: 'Sliding glass doors, open from a living room to a terrace' },
    services: { picture: '' },
    custom: { picture: '', alt: 'An aluminium pergola over a terrace with striped shade' },
    contact: {
      picture: '',
      alt: 'A balcony with a glass railing and two chairs, with towers across the bay',
      caption: 'A glass railing of the kind our team makes and installs',
    },
    chairman: { picture: '' },
  },
};

/** The Arabic of the sample counts as a person's. */
export function sampleTranslations(id: BlockId) {
  return Object.fromEntries(
    leavesOf(BLOCK_FIELDS[id], SAMPLE_BLOCKS[id]).flatMap(({ path, field, value }) => {
      const arabic = field.unit !== null ? SAMPLE_ARABIC[String(value)] : undefined;
      return arabic === undefined ? [] : [[path, { text: arabic, by: 'person' as const, of: String(value) }]];
    }),
  );
}
