import { Node } from '@tiptap/react';

/** An image with its caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(image | codeBlock)? figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});
