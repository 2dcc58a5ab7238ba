import { Parser } from 'htmlparser2';
import { isDropped } from '../../../shared/ui/html/allow-list';

/** Raw attributes of an element. */
export type Raw = Readonly<Record<string, string>>;

export type Declarations = Readonly<Partial<Record<string, string>>>;

type Declaration = [name: string, value: string, isImportant: boolean];

interface Rule {
  selector: string;
  declarations: readonly Declaration[];
}

/** Elements times selectors, which the time depends on. */
const MAX_MATCHES = 200_000_000;
/** Elements, above which selectors that look at other elements for each of them take too long. */
const MAX_RELATIVE = 2000;
/** Nested rules multiply the selectors around them. */
const MAX_SELECTOR = 1000;

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
const STRING = /"(?:\\.|[^"\\])*(?:"|$)|'(?:\\.|[^'\\])*(?:'|$)/s;
/** Parts of a style sheet; Word's are inside a comment of HTML. */
const PARTS = new RegExp(`<!--|-->|${STRING.source}|[{}]|[^{}"'<-]+|.`, 'gs');
const VALUE = new RegExp(`(?<![-\\w])([-\\w]+)\\s*:((?:${STRING.source}|\\([^()]*\\)|[^;"'])*)`, 'gs');
/** Style and weight, size and family. */
const FONT =
  /^((?:[a-z-]+\s+|[1-9]00\s+)*)([\d.]\S*|medium|(?:x{1,3}-)?(?:small|large)|smaller|larger)\s+(.*)$/s;
const SELECTOR = /(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^,])+/g;

/**
 * Computes the declarations of each element, in the order of their tags: those of the style sheets in the
 * HTML, whose selectors the browser matches, and the element's own.
 */
export function readStyles(html: string): (raw: Raw) => Declarations {
  const rules = /<style/i.test(html) ? matchRules(html) : [];
  /** Most elements of a table look alike. */
  const computed = new Map<string, Declarations>();
  let next = 0;
  return ({ style = '' }) => {
    const { key = '', declarations = [] } = rules[next++] ?? {};
    const id = `${key} ${style}`;
    const css = computed.get(id) ?? cascade([...declarations.flat(), ...declarationsOf(style)]);
    computed.set(id, css);
    return css;
  };
}

/** The rules of an element, the one that wins last. */
interface Matched {
  key: string;
  declarations: (readonly Declaration[])[];
}

function matchRules(html: string): Matched[] {
  const { elements, root, sheets } = readElements(html);
  const matched = new Map<Element, Matched>(
    elements.map((element) => [element, { key: '', declarations: [] }]),
  );
  const rules = sheets
    .flatMap(readRules)
    .filter(({ selector }) => elements.length <= MAX_RELATIVE || !/:has\(/i.test(selector))
    .map((rule) => ({ ...rule, specificity: specificityOf(rule.selector) }))
    .sort((one, other) => one.specificity - other.specificity)
    .slice(0, MAX_MATCHES / elements.length);
  for (const [index, { selector, declarations }] of rules.entries()) {
    for (const element of select(root, selector)) {
      const rulesOfElement = matched.get(element);
      if (rulesOfElement) rulesOfElement.key += `,${index}`;
      rulesOfElement?.declarations.push(declarations);
    }
  }
  return [...matched.values()];
}

/** Browsers skip rules with a selector that they do not know. */
function select(root: Document, selector: string): Iterable<Element> {
  try {
    return root.querySelectorAll(selector);
  } catch {
    return [];
  }
}

/** Copies what selectors may ask for to a document that loads and runs nothing. */
function readElements(html: string) {
  const root = document.implementation.createHTMLDocument('');
  const elements: Element[] = [];
  const open: Element[] = [root.body];
  const sheets: string[] = [];
  const parser = new Parser({
    onopentag(name, raw) {
      const isPlain = /^[a-z][\w:.-]*$/.test(name) && name !== 'link' && !isDropped(name);
      const element = root.createElement(isPlain ? name : 'x-other');
      for (const [key, value] of Object.entries(raw)) {
        if (/^[a-z][\w:-]*$/.test(key) && !/^(?:on|src|style|is$)/.test(key))
          element.setAttribute(key, value);
      }
      open.at(-1)?.append(element);
      open.push(element);
      elements.push(element);
      if (name === 'style') sheets.push(`@media ${raw.media || 'all'}{`);
    },
    onclosetag(name) {
      open.pop();
      if (name === 'style') sheets.push('');
    },
    ontext(data) {
      open.at(-1)?.append(data);
      if (sheets.at(-1)) sheets[sheets.length - 1] += data;
    },
  });
  parser.end(html);
  return { root, elements, sheets };
}

/** Reads the rules that apply on this screen; a browser drops the declarations of Word that it does not know. */
function readRules(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const open: { selector: string; isOn: boolean; body: string }[] = [];
  let text = '';
  function close(): void {
    const { selector, isOn, body } = open.pop() ?? { selector: '', isOn: false, body: '' };
    const declarations = isOn && selector ? declarationsOf(body + text) : [];
    if (declarations.length > 0)
      for (const [part] of selector.matchAll(SELECTOR)) rules.push({ selector: part.trim(), declarations });
    text = '';
  }
  for (const [part] of sheet.replace(COMMENT, '').matchAll(PARTS)) {
    if (part === '{') {
      const outer = open.at(-1);
      const end = text.lastIndexOf(';') + 1;
      if (outer) outer.body += text.slice(0, end);
      const prelude = text.slice(end).trim();
      const around = outer?.selector ?? '';
      const selector = prelude.startsWith('@') ? around : nested(prelude, around);
      const isOn = outer?.isOn !== false && isApplied(prelude) && selector.length <= MAX_SELECTOR;
      open.push({ selector: isOn ? selector : '', isOn, body: '' });
      text = '';
    } else if (part === '}') close();
    else if (part !== '<!--' && part !== '-->') text += part;
  }
  while (open.length > 0) close();
  return rules;
}

function nested(selector: string, around: string): string {
  if (!around) return selector;
  return selector.includes('&')
    ? selector.replaceAll('&', `:is(${around})`)
    : `:is(${around}) :is(${selector})`;
}

function isApplied(prelude: string): boolean {
  const [, name, condition = ''] = /^@([\w-]+)(.*)$/s.exec(prelude) ?? [];
  if (name?.toLowerCase() === 'media') return matchMedia(condition.trim()).matches;
  return name === undefined || /^(?:supports|layer)$/i.test(name);
}

/** The usual order of selectors: identifiers before classes before names of elements. */
function specificityOf(selector: string): number {
  const bare = selector.replace(/\[[^\]]*\]/g, '[');
  const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0;
  const classes = count(/[.[]|(?<!:):(?!:|is\(|where\(|not\(|has\()/g);
  return count(/#/g) * 1e6 + classes * 1e3 + count(/(?:^|[\s>+~(])[a-z]|::/gi);
}

function declarationsOf(style: string): Declaration[] {
  return [...style.replace(COMMENT, '').toLowerCase().matchAll(VALUE)].flatMap(([, name = '', text = '']) => {
    const value = text.replace(/!\s*important\s*$/, '').trim();
    return value
      ? [...longhands(name, value)].map((pair): Declaration => [...pair, value !== text.trim()])
      : [];
  });
}

/** Divides the one shorthand that says whether a text is bold, italic or has a size. */
function longhands(name: string, value: string): [name: string, value: string][] {
  const [, before, size, family] = (name === 'font' && FONT.exec(value)) || [];
  if (before === undefined || !size || !family) return [[name, value]];
  return [
    ['font-style', /italic|oblique/.exec(before)?.[0] ?? 'normal'],
    ['font-weight', /bold(?:er)?|lighter|\d00/.exec(before)?.[0] ?? 'normal'],
    ['font-size', size.replace(/\/.*/, '')],
    ['font-family', family],
  ];
}

function cascade(declarations: readonly Declaration[]): Declarations {
  const important = declarations.filter(([, , isImportant]) => isImportant);
  return Object.fromEntries([...declarations, ...important]);
}
