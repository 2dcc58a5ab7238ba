import WhatsApp from 'icon:WhatsApp';
import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/button';

type ButtonProps = ComponentProps<typeof Button<'a'>>;

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'color' | 'sx' | 'children'> {
  /** The URL of the chat, from `useWhatsapp`. */
  href: string;
}

/** Opens a chat with the company in a new tab. */
export function WhatsappButton({ href, ...buttonProps }: Props) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<WhatsApp />}
      {...buttonProps}
    />
  );
}
