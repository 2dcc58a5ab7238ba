import jsTokens from 'js-tokens';
import type { SourceFile } from './source-files';

/** Private words of earlier versions, and the standard terms that took their place: docs/glossary.md. */
const RETIRED: readonly (readonly [word: string, term: string])[] = [
  ['anew', 'again'],
  ['answer', 'response'],
  ['came finished', 'server-rendered'],
  ['doubt', 'suspected spam'],
  ['entrance', 'locale prefix'],
  ['gathering time', 'batch window'],
  ['journey', 'end-to-end test'],
  ['keeper', 'snapshot or persistence'],
  ['kept', 'stored or retained'],
  ['on its way', 'pending or in flight'],
  ['patience', 'timeout'],
  ['photo', 'image'],
  ['picture', 'image'],
  ['pictured', 'responsive image'],
  ['refusal', 'rejection'],
  ['refuse', 'reject'],
  ['sentence', 'translation key or message'],
  ['stand-in', 'emulator or fake'],
  ['takes over', 'hydrates'],
  ['taken over', 'hydrated'],
  ['trap', 'honeypot'],
  ['turning', 'switching the locale'],
  ['under way', 'in flight'],
  ['woken', 'hydrated'],
];

// Names of stored fields, of other people's APIs, of UI texts and of the FAQ, which stay.
const ALLOWED: ReadonlySet<string> = new Set([
  'answer',
  'acceptedAnswer',
  'contentPictures',
  'picture',
  'pictures',
  'Picture',
  'AddPhotoAlternate',
  'AddPhotoAlternateOutlined',
  'AddToPhotosOutlined',
]);

const patterns = RETIRED.map(([word, term]) => {
  const letters = word.replace(/[ -]/g, '[ -]?');
  return { word, term, pattern: new RegExp(`\\b${letters}(?:s|es|d|ed|ing)?\\b`, 'i') };
});

/** One line for each retired word in an identifier or a comment. Strings are left out, since visitors read some of them. */
export function findRetiredWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    let line = 1;
    const problems: string[] = [];
    for (const token of jsTokens(text, { jsx: path.endsWith('x') })) {
      for (const { word, term } of retiredIn(token))
        problems.push(`${path}:${line} says "${word}"; the standard term is ${term}`);
      line += token.value.split('\n').length - 1;
    }
    return problems;
  });
}

function retiredIn({ type, value }: { type: string; value: string }) {
  const isName = ['IdentifierName', 'PrivateIdentifier', 'JSXIdentifier'].includes(type);
  const isComment = type === 'SingleLineComment' || type === 'MultiLineComment';
  if (!isComment && (!isName || ALLOWED.has(value))) return [];
  const words = isName ? splitName(value) : value.replace(/`[^`]*`/g, '');
  return patterns.filter(({ pattern }) => pattern.test(words));
}

/** `isLoading` and `IS_LOADING` are "is Loading" and "IS LOADING". */
function splitName(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/_/g, ' ');
}
