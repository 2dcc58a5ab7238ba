/** Keeps what a listener is told, and lets a test wait for it. */
export class Heard<Item> {
  readonly items: Item[] = [];
  #wake = () => {};

  add = (item: Item): void => {
    this.items.push(item);
    this.#wake();
  };

  /** Resolves once something like it was heard. */
  async until(isIt: (item: Item) => boolean): Promise<Item> {
    for (;;) {
      const found = this.items.find(isIt);
      if (found !== undefined) return found;
      await new Promise<void>((resume) => {
        this.#wake = resume;
      });
    }
  }

  /** Resolves once as many were heard. */
  async count(length: number): Promise<Item[]> {
    await this.until(() => this.items.length >= length);
    return this.items;
  }
}
