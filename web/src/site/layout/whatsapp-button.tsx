import WhatsApp from 'icon:WhatsApp';
import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/button';

type ButtonProps = ComponentProps<typeof Button<'a'>>;

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'color' | 'sx' | 'children'> {
  /** The chat, as `useWhatsapp` gives it. */
  href: string;
}

/** Leads to a chat with the company, in a tab of its own. */
export function WhatsappButton({ href, ...look }: Props) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<WhatsApp />}
      {...look}
    />
  );
}
