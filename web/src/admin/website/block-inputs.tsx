import {
  type BlockId,
  FONT_PAIRS,
  type FontPair,
  HIDEABLE_PAGES,
  HOME_SECTIONS,
  type HomeSection,
  type MenuPath,
  PAGE_NAMES,
  QATAR,
  type Values,
  WEEKDAYS,
} from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import type { InputProps, Inputs, Look, Looks } from '../content/form/form-fields';
import { SwitchField } from '../content/switch-field';
import { FormTextField } from '../ui/form/form-text-field';
import { CategoryRemoval, GroupField } from './category-fields';
import { ColorField, ColorPairField } from './color-field';
import { DocumentField } from './document-field';
import { LinkField } from './link-field';
import { PictureField } from './picture-field';
import { ServiceField } from './service-field';

const PARAGRAPHS: Look = { minRows: 6, maxRows: 20, help: 'Each line is a paragraph.' };

/** By the field's path in its block. */
export const BLOCK_LOOKS: Looks = {
  projects: { Removal: CategoryRemoval },
  pictures: { Removal: CategoryRemoval },
  posts: { Removal: CategoryRemoval },
  story: PARAGRAPHS,
  letter: PARAGRAPHS,
  pages: { rowName: ({ page = '/' }: { page?: MenuPath }) => PAGE_NAMES[page] },
  sections: {
    rowName: ({ section = 'about' }: { section?: HomeSection }) => HOME_SECTIONS[section],
  },
  heading: { help: 'Search engines and screen readers read it. Others see the titles of the slides.' },
  'pages.name': { help: 'Blank: the name above. The page itself keeps its title.' },
  'pages.isHidden': { Input: PageSwitch },
  wording: {
    minRows: 12,
    maxRows: 20,
    help: 'Each line is a paragraph. Blank: the website has no such page.',
  },
  primary: { Input: ColorPairField },
  fonts: {
    Option: FontOption,
    help: 'Of Latin and of Arabic letters. Pages that are open have them after a reload.',
  },
  logo: { help: 'The icons of browsers and phones are made of it, too.' },
  darkLogo: { help: 'Blank: the same logo.' },
  city: { help: 'The website adds the country. Blank: the line above is the whole address.' },
  chatQuote: { help: 'Blank: the usual greeting, with the name of the company.' },
  chatQuestion: { help: 'Its subject follows. Blank: the usual greeting, with the name of the company.' },
  'exceptions.opens': { help: 'Blank: closed the whole time.' },
  'certificates.validUntil': {
    help: 'Then it is hidden. The office is told a month before. Blank: it does not end.',
  },
};

/** Inputs that only blocks have. */
export const BLOCK_INPUTS: Inputs = {
  category: GroupField,
  color: ColorField,
  date: DayField,
  time: TimeField,
  weekday: WeekdayField,
  picture: PictureField,
  document: DocumentField,
  service: ServiceField,
  link: LinkField,
};

interface Question extends Record<'title' | 'text', PlainTranslationKey> {
  isAsked: (values: Values, stored: Values) => boolean;
}

/** Asked before unusual values are saved. */
export const BLOCK_QUESTIONS: Readonly<Partial<Record<BlockId, Question>>> = {
  company: {
    title: 'Position outside Qatar',
    text: 'This position is outside Qatar. Save it anyway?',
    isAsked({ latitude, longitude }, stored) {
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return false;
      const { north, south, west, east } = QATAR;
      const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
      return !isInside && (latitude !== stored.latitude || longitude !== stored.longitude);
    },
  },
};

function FontOption({ value }: { value: string | number }) {
  return <bdi translate="no">{FONT_PAIRS[value as FontPair]}</bdi>;
}

/** Only some pages can be hidden. */
function PageSwitch({ name, label }: InputProps) {
  const page: unknown = useWatch({ name: name.replace(/isHidden$/, 'page') });
  return HIDEABLE_PAGES.some((path) => path === page) && <SwitchField name={name} label={label} />;
}

/** A weekday, or none. */
function WeekdayField({ name, label }: InputProps) {
  const { t } = useLanguage();
  return (
    <FormTextField
      name={name}
      label={label}
      select
      helperText={t(
        'The usual days off stay closed unless one is chosen here. A single day needs no choice.',
      )}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('Every working day')}</MenuItem>
      {WEEKDAYS.map((day) => (
        <MenuItem key={day} value={day}>
          {t(day)}
        </MenuItem>
      ))}
    </FormTextField>
  );
}

function DayField({ name, label, help }: InputProps) {
  return <FormTextField name={name} label={label} type="date" helperText={help} />;
}

/** A time of opening hours, which may close on the next day. */
function TimeField({ name, label, field, help }: InputProps) {
  const { t } = useLanguage();
  const { begins } = field.look;
  const row = name.slice(0, name.lastIndexOf('.'));
  const [ends, from]: unknown[] = useWatch({ name: [name, `${row}.${begins}`] });
  const endsNextDay = begins && typeof from === 'string' && typeof ends === 'string' && ends && ends <= from;
  return (
    <FormTextField
      name={name}
      label={label}
      type="time"
      helperText={endsNextDay ? t('On the next day') : help}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
