import { isPosition, POSITIONS, withoutLatinWords } from '@alnafitha/contract/arabic-words';
import { describe, expect, it } from 'vitest';
import { TESTIMONIALS, TestimonialDocument } from '../../../functions/src/content/kinds/testimonials';
import { ARABIC } from './arabic';
import { entriesOf, textsOfContent } from './testing/texts';

const texts = textsOfContent();

describe('the Arabic of the sample content', () => {
  it('has no unused entries', () => {
    expect(Object.keys(ARABIC).filter((text) => !texts.has(text))).toEqual([]);
  });

  it('is Arabic, with Latin digits and no Latin words beyond the allow-list', () => {
    const rest = Object.values(ARABIC).map(withoutLatinWords);
    const wrong = rest.filter(
      (arabic) => /[\p{Script=Latin}٠-٩۰-۹]/u.test(arabic) || (arabic && !/\p{Script=Arabic}/u.test(arabic)),
    );
    expect(wrong).toEqual([]);
  });

  it('has gender-neutral Arabic for positions', () => {
    const positions = entriesOf(TESTIMONIALS, TestimonialDocument).map(({ position }) => position);
    expect(positions.filter((position) => !(position in POSITIONS))).toEqual([]);
    const named = Object.entries(ARABIC).filter(([english]) => english in POSITIONS || isPosition(english));
    expect(named).toEqual(named.map(([english]) => [english, POSITIONS[english]]));
  });

  it('has the same figures as each English text', () => {
    const figuresOf = (text: string) => (text.match(/\d[\d.,]*\d|\d/g) ?? []).sort();
    for (const [english, arabic] of Object.entries(ARABIC)) {
      expect.soft(figuresOf(arabic), english).toEqual(figuresOf(english));
    }
  });

  it('uses Arabic punctuation, with no space before it', () => {
    const wrong = Object.values(ARABIC).filter((arabic) =>
      /[,;?](?!\d)|["']|\S \s*[،؛؟.:!]|\s\s/.test(arabic),
    );
    expect(wrong).toEqual([]);
  });
});
