/** Records the events of a listener, and lets a test wait for them. */
export class EventRecorder<Item> {
  readonly items: Item[] = [];
  #notify = () => {};

  add = (item: Item): void => {
    this.items.push(item);
    this.#notify();
  };

  /** Resolves with the first item that matches. */
  async waitFor(isMatch: (item: Item) => boolean): Promise<Item> {
    for (;;) {
      const found = this.items.find(isMatch);
      if (found !== undefined) return found;
      await new Promise<void>((resume) => {
        this.#notify = resume;
      });
    }
  }

  /** Resolves when there are as many items. */
  async waitForCount(length: number): Promise<Item[]> {
    await this.waitFor(() => this.items.length >= length);
    return this.items;
  }
}
