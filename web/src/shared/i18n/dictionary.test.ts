import { OPENING_HOURS, PANEL_SENTENCES, SENTENCES, SERVICE_CHOICES } from '@alnafitha/contract';
import { isPosition, POSITIONS, withoutLatinWords } from '@alnafitha/contract/arabic-words';
import { describe, expect, it } from 'vitest';
import { SAMPLE_TESTIMONIALS } from '../../site/pages/home/sample-testimonials';
import { STATIC_TESTIMONIALS } from '../../site/pages/testimonials/static-testimonials';
import { account } from './arabic/account';
import { adminDictionary } from './arabic/admin';
import { blogPosts } from './arabic/admin-blog-posts';
import { dashboard } from './arabic/admin-dashboard';
import { images } from './arabic/admin-images';
import { projects } from './arabic/admin-projects';
import { services } from './arabic/admin-services';
import { blog } from './arabic/blog';
import { company } from './arabic/company';
import { home } from './arabic/home';
import { portfolio } from './arabic/portfolio';
import { siteDictionary } from './arabic/site';
import { fillIn, loadDictionary } from './dictionary';

const entries = [...Object.entries(siteDictionary), ...Object.entries(adminDictionary)];
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('Arabic dictionary', () => {
  it.each(entries)('has no Latin words but those of the list in the translation of "%s"', (_, arabic) => {
    expect(withoutLatinWords(arabic.replace(/\{\w+\}/g, ''))).not.toMatch(/[a-z]/i);
  });

  it.each(entries)('fills the same values into the translation of "%s"', (english, arabic) => {
    expect(placeholders(arabic)).toEqual(placeholders(english));
  });

  it('uses Latin digits', () => {
    expect(entries.filter(([, arabic]) => /[٠-٩]/.test(arabic))).toEqual([]);
  });

  it('names positions in Arabic that fits a woman and a man alike', () => {
    const shown = [...SAMPLE_TESTIMONIALS, ...STATIC_TESTIMONIALS].map(({ position }) => position);
    expect(shown.filter((position) => !(position in POSITIONS))).toEqual([]);
    const dictionary = entries.filter(([english]) => english in POSITIONS || isPosition(english));
    expect(dictionary).toEqual(dictionary.map(([english]) => [english, POSITIONS[english]]));
  });

  it('keeps each sentence in one place', () => {
    const ofSite = [account, blog, company, home, portfolio];
    const ofPanel = [images, projects, blogPosts, services, dashboard];
    const parts = [...ofSite, ...ofPanel].flatMap((part) => Object.keys(part));
    expect(parts.filter((sentence, index) => parts.indexOf(sentence) !== index)).toEqual([]);
    expect(Object.keys(adminDictionary).filter((sentence) => sentence in siteDictionary)).toEqual([]);
  });

  it('has all that the API says and all that is chosen from', async () => {
    const dictionary = await loadDictionary(['site']);
    const hours = OPENING_HOURS.flatMap(({ days, hours }) => [days, hours]);
    const forPanel: readonly string[] = Object.values(PANEL_SENTENCES);
    const said = Object.values(SENTENCES).filter((text) => !forPanel.includes(text));
    const missing = [...said, ...SERVICE_CHOICES, ...hours].filter((text) => !dictionary[text]);
    expect(missing).toEqual([]);
    expect(forPanel.filter((text) => !(text in adminDictionary))).toEqual([]);
  });
});

describe('fillIn', () => {
  it('puts values into a sentence and leaves unknown names alone', () => {
    expect(fillIn('{count} of {total} {unit}', { count: 2, total: 10 })).toBe('2 of 10 {unit}');
  });
});
