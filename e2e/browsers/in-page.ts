// Functions that run in the browser. They are sent there as text, so they use nothing but their arguments.

declare global {
  interface Window {
    collectedErrors?: string[];
    /** The first heading that the page had: what the server rendered, where it renders the page. */
    renderedHeading?: Element | null;
  }
}

/** From now on the page notes its errors and its first heading. */
export function watchPage(): void {
  const errors: string[] = [];
  window.collectedErrors = errors;
  window.addEventListener('error', (event) => errors.push(`error: ${event.message}`));
  window.addEventListener('unhandledrejection', (event) => errors.push(`rejection: ${event.reason}`));
  window.addEventListener('securitypolicyviolation', (event) =>
    errors.push(`policy: ${event.effectiveDirective} refused ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...values: unknown[]) => {
    errors.push(`console: ${values.join(' ')}`);
    error(...values);
  };
  const remember = () => {
    window.renderedHeading ??= document.querySelector('h1');
  };
  remember();
  new MutationObserver(remember).observe(document, { childList: true, subtree: true });
}

export function readErrors(): string[] {
  return window.collectedErrors ?? [];
}

/** React renders again what it cannot hydrate. Says something only where the page was watched before it hydrated, as in Firefox. */
export function keepsHeading(): boolean {
  return window.renderedHeading?.isConnected ?? false;
}

/** The first visible element at rest that the selector matches, and whose label or text begins with `name`. */
export function findElement(css: string, name: string): Element | null {
  const nameOf = (element: Element) => {
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
    return (element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '').trim();
  };
  const matches = [...document.querySelectorAll(css)].filter(
    (element) => nameOf(element).startsWith(name) && !element.closest('[inert], [aria-hidden=true]'),
  );
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const isMoving = (element: Element) =>
    running.some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return matches.find((element) => isVisible(element) && !isMoving(element)) ?? null;
}

export function scrollTo(element: Element): void {
  element.scrollIntoView({ block: 'center' });
}
