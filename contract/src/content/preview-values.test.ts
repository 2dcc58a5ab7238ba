import { expect, it } from 'vitest';
import { previewTokenIn } from './preview-values';

const TOKEN = `posts.heat01.tg1abc.${'s'.repeat(43)}`;

it('the token of a link does not have what a chat adds to it', () => {
  const punctuation = [...'.,)*_،؟»”>'];
  for (const added of ['', ...punctuation, '%20', '%D8%8C', ').%0A', 'Look!'])
    expect([added, previewTokenIn(`#${TOKEN}${added}`)]).toEqual([added, TOKEN]);
  for (const fragment of ['', '#main', '#posts.heat01', TOKEN])
    expect([fragment, previewTokenIn(fragment)]).toEqual([fragment, null]);
});
