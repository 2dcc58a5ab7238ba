import WhatsApp from 'icon:WhatsApp';
import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/button';
import { useWhatsapp } from './use-whatsapp';

interface Props extends Omit<ComponentProps<typeof Button<'a'>>, 'component' | 'startIcon'> {
  /** Of the chat; by default that of the page. */
  subject?: string;
}

/** Opens a chat with the company in a new tab; `href` is one with another greeting. */
export function WhatsappButton({ subject, ...buttonProps }: Props) {
  return <Button component="a" startIcon={<WhatsApp />} {...useWhatsapp(subject)} {...buttonProps} />;
}
