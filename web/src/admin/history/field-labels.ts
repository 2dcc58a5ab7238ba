import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

/** Of fields whose label is not their name. */
const LABELS: Readonly<Record<string, PlainTranslationKey>> = {
  onHome: 'On the home page',
  subCategories: 'Sub-categories',
  picture: 'Image',
  translations: 'Translation',
  deleted: 'Deletion',
  slug: 'Address of the page',
  // Blocks of the website: the company and its hours
  phones: 'Telephone numbers',
  number: 'Telephone number',
  whatsapp: 'WhatsApp number',
  chatQuote: 'Greeting of a WhatsApp chat',
  chatQuestion: 'Greeting of a WhatsApp chat about something',
  address: 'Building, street and zone',
  networks: 'Social networks',
  profile: 'Page or name',
  registration: 'Commercial registration number',
  darkLogo: 'Logo for dark backgrounds',
  hasNameBesideLogo: 'The name beside the logo',
  isOnlyLogoOnPhones: 'Only the logo on phones',
  privacyCheckedOn: 'Privacy notice checked on',
  latitude: 'Latitude, in degrees',
  longitude: 'Longitude, in degrees',
  week: 'Usual hours',
  exceptions: 'Special days',
  weekday: 'Day of the week',
  from: 'First day',
  until: 'Last day',
  // Colours
  primary: 'Main colour',
  accent: 'Second colour',
  // Each page
  pageTitle: 'Title for search engines',
  pageDescription: 'Description for search engines',
  // The home page
  heading: 'Main heading',
  subtitle: 'Line above the title',
  buttonText1: 'First button',
  buttonLink1: 'Link of the first button',
  buttonText2: 'Second button',
  buttonLink2: 'Link of the second button',
  introTitle: 'Title of the introduction',
  introText: 'Text of the introduction',
  sections: 'Sections below the slides',
  servicesTitle: 'Title above the services',
  portfolioTitle: 'Title above the portfolio',
  introPicture: 'Image beside the introduction',
  statisticsTitle: 'Title above the statistics',
  callTitle: 'Title of the call to action',
  callText: 'Text of the call to action',
  value: 'Number',
  suffix: 'Sign after the number',
  // Other pages
  aboutPicture: 'Image at the top',
  servicesPicture: 'Image at the top',
  chairmanPicture: 'Image at the top',
  storyPicture: 'Image beside the story',
  pricesTitle: 'Title above the prices',
  pricesIntroduction: 'Introduction of the prices',
  customPicture: 'Image of the custom solutions',
  stepsTitle: 'Title above the steps',
  stepsIntroduction: 'Introduction of the steps',
  chatPicture: 'Image beside the WhatsApp button',
  since: 'Founding year',
  storyTitle: 'Title of the story',
  story: 'Our story',
  drivesTitle: 'Title above mission and vision',
  missionTitle: 'Title of the mission',
  visionTitle: 'Title of the vision',
  teamTitle: 'Title of the team',
  valuesTitle: 'Title of the values',
  reasonsTitle: 'Title of the reasons',
  teamIntroduction: 'Introduction of the team',
  reasons: 'Reasons to choose us',
  tradesTitle: 'Title above the services',
  trades: 'Text about the trades',
  customTitle: 'Title of the custom solutions',
  lead: 'First paragraph',
  time: 'Duration',
  aboutTitle: 'Title on the page about us',
  aboutText: 'Text on the page about us',
  promise: 'Promise beside the contact form',
  chatTitle: 'Title beside the WhatsApp button',
  chatText: 'Text beside the WhatsApp button',
  questionsTitle: 'Title of the questions',
  startTitle: 'Title above the contact form',
  start: 'Text above the contact form',
  next: 'First step after sending',
  visit: 'Second step after sending',
  quote: 'Third step after sending',
  photo: 'Request for photos after sending',
  chat: 'Text about WhatsApp after sending',
  urgent: 'Text above the working hours after sending',
  galleryIntroduction: 'Introduction of the gallery',
  areVisualisations: 'Note that the pictures are visualisations, not photographs',
  alt: 'Alt text',
  group: 'Filter of the portfolio',
  isHidden: 'Hidden',
  pictures: 'Pictures of the portfolio',
  posts: 'Blog posts',
  certificates: 'Certificates and memberships',
  warranties: 'Warranty by service',
};

/** Of a row of a list, whose label is plural. */
const ROW_LABELS: Readonly<Record<string, PlainTranslationKey>> = {
  phones: 'Telephone number',
  networks: 'Network',
  pages: 'Page',
  sections: 'Section',
  exceptions: 'Special day',
  slides: 'Slide',
  strengths: 'Strength',
  values: 'Value',
  reasons: 'Reason',
  statistics: 'Statistic',
  steps: 'Step',
  certificates: 'Certificate',
  warranties: 'Warranty',
  questions: 'Question',
  prices: 'Price',
  projects: 'Category',
  pictures: 'Category',
  posts: 'Category',
};

function useLabels(): { labelOf: (field: string) => string; rowLabelOf: (list: string) => string } {
  const { t, translateIfKnown } = useLanguage();
  const labelOf = (field: string) => {
    const label = LABELS[field];
    return label ? t(label) : translateIfKnown(wordsOf(field));
  };
  const rowLabelOf = (list: string) => {
    const label = ROW_LABELS[list];
    return label ? t(label) : labelOf(list);
  };
  return { labelOf, rowLabelOf };
}

/** The label of a list's row, without its number: that of `slides` is "Slide". */
export const useRowLabel = () => useLabels().rowLabelOf;

/**
 * By convention a field's label is its name: `altText` has "Alt text". A path such as `slides-0-title` has
 * those of its parts: "Slide 1 · Title".
 */
export function useFieldLabel(): (path: string) => string {
  const { labelOf, rowLabelOf } = useLabels();
  return (path) => {
    const parts = path.split('-');
    const isRow = (part = '') => /^\d+$/.test(part);
    const labels = parts.flatMap((part, index) => {
      if (isRow(part)) return `${rowLabelOf(parts[index - 1] ?? '')} ${Number(part) + 1}`;
      return isRow(parts[index + 1]) ? [] : labelOf(part);
    });
    return labels.join(' · ');
  };
}

/** The name of the field at a path: that of `slides-0-title` is `title`. */
export const fieldAt = (path: string) => path.split('-').at(-1) ?? path;

function wordsOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
