import type { Language } from '@alnafitha/contract';
import { vi } from 'vitest';

/** Pixels. */
const SIZE = 100;

/** Gives list items the places of a grid until the end of the test; happy-dom has no layout. */
export function mockListLayout(columns = 1, language: Language = 'en'): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const item = this.closest('li');
    const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0;
    const column = index % columns;
    const x = (language === 'ar' ? columns - 1 - column : column) * SIZE;
    return new DOMRect(x, Math.floor(index / columns) * SIZE, SIZE, SIZE);
  });
}
