/**
 * Records the fields that visitors can fill in before hydration. If React replaces them, because hydration fails when a password manager has put an
 * element beside one, or because a dictionary could not be loaded, the returned function copies what was typed as soon as the new fields
 * are there.
 */
export function keepTypedValues(root: Element): () => void {
  const findFields = () => [...root.querySelectorAll<HTMLInputElement>('input,textarea,select')];
  let fields = findFields();
  return () => {
    let lost = fields.filter(({ isConnected }) => !isConnected);
    fields = fields.filter(({ isConnected }) => isConnected);
    const restore = () => {
      const current = findFields();
      lost = lost.filter((old) => {
        const field = current.find((each) => nameOf(each) === nameOf(old));
        if (field) copy(old, field);
        return !field;
      });
      if (lost.length === 0) observer.disconnect();
    };
    const observer = new MutationObserver(restore);
    observer.observe(root, { childList: true, subtree: true });
    restore();
  };
}

const nameOf = (field: HTMLInputElement) => field.name || field.getAttribute('aria-label');

/** Like the visitor, so that React and react-hook-form learn of it. */
function copy(old: HTMLInputElement, field: HTMLInputElement): void {
  if (old.checked && !field.checked) field.click();
  if (!old.value || old.value === field.value) return;
  // React observes the element's own property, and ignores an event after it.
  Reflect.set(field.constructor.prototype, 'value', old.value, field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
