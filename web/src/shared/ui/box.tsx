import type { ElementType } from 'react';
import type { PropsAs, PropsOfAny } from './polymorphic';
import { useClassName } from './style/style-registry';

/** An element styled by `sx`. */
export function Box<Root extends ElementType = 'div'>({ sx, ...others }: PropsAs<Root>) {
  const { component: Element = 'div', className, ...props }: PropsOfAny = others;
  const ownClass = useClassName(sx);
  return (
    <Element
      {...props}
      className={className && ownClass ? `${className} ${ownClass}` : (ownClass ?? className)}
    />
  );
}
