import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';

/**
 * For the style of an element, happy-dom parses the selector of each rule, of which Emotion has hundreds.
 * This passes over those whose classes the element does not have, and makes tests several times faster.
 */
const matches = QuerySelector.matches.bind(QuerySelector);
QuerySelector.matches = (element, selector, options) =>
  options?.ignoreErrors && !mayMatch(element.getAttribute('class') ?? '', selector)
    ? null
    : matches(element, selector, options);

const required = new Map<string, string[][]>();

function mayMatch(classNames: string, selector: string): boolean {
  let alternatives = required.get(selector);
  if (!alternatives) {
    alternatives = requiredClasses(selector);
    required.set(selector, alternatives);
  }
  const names = ` ${classNames} `;
  return alternatives.some((classes) => classes.every((name) => names.includes(name)));
}

/** The classes of the subject, in each alternative of a selector. */
function requiredClasses(selector: string): string[][] {
  if (selector.includes('\\')) return [[]];
  let outline = selector.replace(/\[[^\]]*\]/g, '');
  for (let inner = ''; inner !== outline; ) {
    inner = outline;
    outline = inner.replace(/\([^()]*\)/g, '');
  }
  return outline.split(',').map((alternative) => {
    const subject = /[^\s>+~]*$/.exec(alternative.trim())?.[0] ?? '';
    return [...subject.matchAll(/\.([\w-]+)/g)].map(([, name]) => ` ${name} `);
  });
}
