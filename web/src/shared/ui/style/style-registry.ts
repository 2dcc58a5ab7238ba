import { createContext, useContext } from 'react';
import { rulesOf, type Sx } from './style';

/** The style rules of a page. */
export interface StyleRegistry {
  /** Returns the class of a style and inserts its rules; undefined for an empty style. */
  getClassName(sx: Sx): string | undefined;
}

/** The server provides a registry per page; the default inserts rules into the document. */
export const StyleRegistryContext = createContext<StyleRegistry | null>(null);

let documentRegistry: StyleRegistry | undefined;

/** Returns the class of a style, whose rules are inserted during render. */
export function useClassName(sx: Sx | undefined): string | undefined {
  const provided = useContext(StyleRegistryContext);
  return sx && (provided ?? getDocumentRegistry()).getClassName(sx);
}

/** `insert` is called once with the rules of each class that is not `existing`. */
export function createStyleRegistry(
  existing: ReadonlySet<string>,
  insert: (name: string, rules: string) => void,
): StyleRegistry {
  // A cache: the same style recurs with each element of its kind and each re-render.
  const classes = new Map<string, string | undefined>();
  const create = (key: string, sx: Sx) => {
    const name = hashClassName(key);
    if (existing.has(name)) return name;
    const rules = rulesOf(sx, `.${name}`);
    if (!rules) return undefined;
    insert(name, rules);
    return name;
  };
  return {
    getClassName(sx) {
      const key = JSON.stringify(sx);
      if (!classes.has(key)) classes.set(key, create(key, sx));
      return classes.get(key);
    },
  };
}

function getDocumentRegistry(): StyleRegistry {
  documentRegistry ??= createDocumentRegistry();
  return documentRegistry;
}

function createDocumentRegistry(): StyleRegistry {
  // Rules of cross-origin style sheets, such as those of browser extensions, cannot be read.
  const readable = [...document.styleSheets].filter(
    ({ href }) => !href || new URL(href).origin === location.origin,
  );
  const serverRendered = new Set(readable.flatMap(({ cssRules }) => classNamesIn(cssRules)));
  const style = document.head.appendChild(document.createElement('style'));
  return createStyleRegistry(serverRendered, (_, rules) => {
    // Nested, so that a browser skips rules it does not support instead of throwing.
    style.sheet?.insertRule(`@media all{${rules}}`, style.sheet.cssRules.length);
  });
}

/** The names of classes with server-rendered rules. */
function classNamesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.match(/(?<=\.)s[a-z\d]+/g) ?? [];
    return rule instanceof CSSGroupingRule ? classNamesIn(rule.cssRules) : [];
  });
}

/** The same on server and client: a 41-bit hash, twice FNV-1a. Among 1,000 styles, a collision has a chance of one in 4 million. */
function hashClassName(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return `s${((a >>> 0) + (b & 0x1ff) * 2 ** 32).toString(36)}`;
}
