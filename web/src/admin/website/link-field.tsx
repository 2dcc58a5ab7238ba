import { PAGE_NAMES, type SiteBlocks, servicePath, telephoneLink, whatsappLink } from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { siteQuery } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import type { InputProps } from '../content/form/form-fields';
import { FormTextField } from '../ui/form/form-text-field';

const OTHER = 'other';

/** What a button may lead to, by address. */
function useLinks(): ReadonlyMap<string, string> | undefined {
  const { t, language } = useLanguage();
  const site: SiteBlocks | undefined = useQuery(siteQuery).data?.[language];
  if (!site) return undefined;
  const { services, phones, whatsapp, email } = site.company;
  const [phone] = phones;
  return new Map([
    ...site.pages.pages.map(({ page, name }) => [page, name || t(PAGE_NAMES[page])] as const),
    ...services.map(({ slug, title }) => [servicePath(slug), title] as const),
    ...(phone ? [[telephoneLink(phone.number), `${t('Phone')}: ${phone.number}`] as const] : []),
    ...(whatsapp ? [[whatsappLink(whatsapp), `${t('WhatsApp')}: ${whatsapp}`] as const] : []),
    [`mailto:${email}`, `${t('Email')}: ${email}`],
  ]);
}

/** The target of a button: a page, a service, a way to reach the company, or an address that is typed. */
export function LinkField({ name, label, help }: InputProps) {
  const { t } = useLanguage();
  const { field } = useController({ name });
  const links = useLinks();
  const [isTyping, setTyping] = useState(false);
  const value = String(field.value ?? '');
  const isOther = isTyping || (links !== undefined && value !== '' && !links.has(value));
  return (
    <>
      <TextField
        select
        fullWidth
        label={label}
        value={isOther || !links ? OTHER : value}
        onChange={({ target }) => {
          setTyping(target.value === OTHER);
          if (target.value !== OTHER) field.onChange(target.value);
        }}
      >
        {[...(links ?? [])].map(([link, text]) => (
          <MenuItem key={link} value={link}>
            {bidiText(text)}
          </MenuItem>
        ))}
        <MenuItem value={OTHER}>{t('Another address')}</MenuItem>
      </TextField>
      {(isOther || !links) && (
        <FormTextField
          name={name}
          label={`${label}: ${t('Another address')}`}
          helperText={help}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      )}
    </>
  );
}
