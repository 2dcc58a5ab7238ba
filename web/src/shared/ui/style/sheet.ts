import { createContext, useContext } from 'react';
import { rulesOf, type Sx } from './style';

/** The rules of a page. */
export interface Sheet {
  /** A class that makes an element look so, with its rules in place; none for what says nothing. */
  classOf(sx: Sx): string | undefined;
}

/** A server gives each page a sheet of its own; without it, rules go into the document. */
export const SheetContext = createContext<Sheet | null>(null);

let ofDocument: Sheet | undefined;

/** A class that makes an element look so; its rules are there when it is shown. */
export function useClass(sx: Sx | undefined): string | undefined {
  const given = useContext(SheetContext);
  return sx && (given ?? sheetOfDocument()).classOf(sx);
}

/** `add` gets the rules of each class once, unless it is there `already`. */
export function createSheet(already: ReadonlySet<string>, add: (name: string, rules: string) => void): Sheet {
  // The same look comes with each element of its kind, and anew at each rendering.
  const classes = new Map<string, string | undefined>();
  const make = (look: string, sx: Sx) => {
    const name = nameOf(look);
    if (already.has(name)) return name;
    const rules = rulesOf(sx, `.${name}`);
    if (!rules) return undefined;
    add(name, rules);
    return name;
  };
  return {
    classOf(sx) {
      const look = JSON.stringify(sx);
      if (!classes.has(look)) classes.set(look, make(look, sx));
      return classes.get(look);
    },
  };
}

function sheetOfDocument(): Sheet {
  ofDocument ??= createDocumentSheet();
  return ofDocument;
}

function createDocumentSheet(): Sheet {
  // The rules of other hosts' sheets, as extensions of a browser add them, cannot be read.
  const readable = [...document.styleSheets].filter(
    ({ href }) => !href || new URL(href).origin === location.origin,
  );
  const served = new Set(readable.flatMap(({ cssRules }) => namesIn(cssRules)));
  const style = document.head.appendChild(document.createElement('style'));
  return createSheet(served, (_, rules) => {
    // Inside another, a rule that the browser does not know is passed over.
    style.sheet?.insertRule(`@media all{${rules}}`, style.sheet.cssRules.length);
  });
}

/** The names of classes of which the page came with rules. */
function namesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.match(/(?<=\.)s[a-z\d]+/g) ?? [];
    return rule instanceof CSSGroupingRule ? namesIn(rule.cssRules) : [];
  });
}

/** The same on the server and in the browser: 41 bits made of the text, twice FNV-1a. Among 1,000 looks, two share one once in 4 million. */
function nameOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return `s${((a >>> 0) + (b & 0x1ff) * 2 ** 32).toString(36)}`;
}
