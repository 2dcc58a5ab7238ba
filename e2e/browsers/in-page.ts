// Functions that run in the browser. They are sent there as text, so they can use only their arguments.

declare global {
  interface Window {
    collectedErrors?: string[];
    /** The first heading of the page: the server-rendered one, if there is one. */
    renderedHeading?: Element | null;
  }
}

/** Records the errors and the first heading of the page from now on. */
export function watchPage(): void {
  const errors: string[] = [];
  window.collectedErrors = errors;
  window.addEventListener('error', (event) => errors.push(`error: ${event.message}`));
  window.addEventListener('unhandledrejection', (event) => errors.push(`rejection: ${event.reason}`));
  window.addEventListener('securitypolicyviolation', (event) =>
    errors.push(`policy: ${event.effectiveDirective} blocked ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...values: unknown[]) => {
    errors.push(`console: ${values.join(' ')}`);
    error(...values);
  };
  const recordHeading = () => {
    window.renderedHeading ??= document.querySelector('h1');
  };
  recordHeading();
  new MutationObserver(recordHeading).observe(document, { childList: true, subtree: true });
}

export function readErrors(): string[] {
  return window.collectedErrors ?? [];
}

/** React renders again what it cannot hydrate. Only meaningful if `watchPage` ran before hydration, as in Firefox. */
export function keepsHeading(): boolean {
  return window.renderedHeading?.isConnected ?? false;
}

/** The first visible, unanimated element that the selector matches and whose label or text starts with `name`. */
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
