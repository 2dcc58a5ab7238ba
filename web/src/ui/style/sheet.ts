import { createContext, useContext } from 'react';
import { rulesOf, type Sx } from './style';

/** Where the rules of a page go, each under the name of its class. */
export interface Sheet {
  has(name: string): boolean;
  add(name: string, rules: string): void;
}

/** A server gives each page a sheet of its own; without it, rules go into the document. */
export const SheetContext = createContext<Sheet | null>(null);

/** The attribute of a style element that tells which classes the page came with. */
export const NAMES_ATTRIBUTE = 'data-classes';

let ofDocument: Sheet | undefined;

/** A class that makes an element look so; its rules are there when it is shown. */
export function useClass(sx: Sx | undefined): string | undefined {
  const given = useContext(SheetContext);
  const text = sx && rulesOf(sx, '');
  if (!text) return undefined;
  const sheet = given ?? sheetOfDocument();
  const name = nameOf(text);
  if (!sheet.has(name)) sheet.add(name, rulesOf(sx, `.${name}`));
  return name;
}

function sheetOfDocument(): Sheet {
  ofDocument ??= createSheet();
  return ofDocument;
}

function createSheet(): Sheet {
  const served = document.querySelectorAll(`style[${NAMES_ATTRIBUTE}]`);
  const names = new Set(
    [...served].flatMap((style) => style.getAttribute(NAMES_ATTRIBUTE)?.split(' ') ?? []),
  );
  const style = document.head.appendChild(document.createElement('style'));
  return {
    has: (name) => names.has(name),
    add(name, rules) {
      names.add(name);
      // Inside another, a rule that the browser does not know is passed over.
      style.sheet?.insertRule(`@media all{${rules}}`, style.sheet.cssRules.length);
    },
  };
}

/** The same on the server and in the browser: 64 bits made of the text, twice FNV-1a. */
function nameOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return `s${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
