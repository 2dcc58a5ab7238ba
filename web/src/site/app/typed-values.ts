/**
 * Remembers the fields that visitors can fill in before hydration. If React replaces them, because a password manager has put an element beside
 * one or because a dictionary could not be loaded, the returned function copies what was typed as soon as the new fields are there.
 */
export function keepTypedValues(root: Element): () => void {
  // A page has one field without a name at most, its search.
  const findFields = () => [...root.querySelectorAll<HTMLInputElement>('input,textarea,select')];
  const fields = findFields();
  return () => {
    const replaced = fields.filter(({ isConnected }) => !isConnected);
    const restore = () => {
      for (const field of findFields()) {
        const old = replaced.find(({ name }) => name === field.name);
        if (old) move(old, field);
      }
    };
    restore();
    new MutationObserver(restore).observe(root, { childList: true, subtree: true });
  };
}

/** As if the visitor did it, so that React and react-hook-form learn of it. */
function move(old: HTMLInputElement, field: HTMLInputElement): void {
  if (old.checked && !field.checked) field.click();
  if (old.value && old.value !== field.value) {
    // React replaces the element's own property, and would not take the event for a change.
    Reflect.set(field.constructor.prototype, 'value', old.value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // Once, since the visitor may change the new field.
  old.checked = false;
  old.value = '';
}
