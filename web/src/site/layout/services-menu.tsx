import ExpandMore from 'icon:ExpandMore';
import { useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { IconButton } from '../../shared/ui/icon-button';
import { LocaleLink, LocaleNavLink } from '../../shared/ui/locale-link';
import { surface } from '../ui/layout-styles';
import { useEscape } from '../ui/use-escape';
import { headerLinkStyle } from './header-style';
import { useServiceLinks } from './links';

/** Opens on hover, and by a button for keyboard and touch. */
export function ServicesMenu({ title }: { title: string }) {
  const { t } = useLanguage();
  const services = useServiceLinks();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = () => setOpen(false);
  useEscape(isOpen, () => {
    // The focused link unmounts with the list.
    if (list.current?.contains(document.activeElement)) toggle.current?.focus();
    close();
  });
  return (
    <Box
      component="li"
      sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <Box
        component={LocaleNavLink}
        to="/services"
        onClick={close}
        sx={{ ...headerLinkStyle, ...(services.length > 0 && { paddingInlineEnd: 0 }) }}
      >
        {bidiText(title)}
      </Box>
      {services.length > 0 && (
        <IconButton
          ref={toggle}
          aria-label={t('Show services')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ minWidth: 32, padding: 0.5, color: 'inherit' }}
        >
          <ExpandMore fontSize="small" />
        </IconButton>
      )}
      {isOpen && services.length > 0 && (
        <Box
          ref={list}
          component="ul"
          sx={{
            ...surface,
            boxShadow: 6,
            position: 'absolute',
            insetBlockStart: '100%',
            insetInlineStart: 0,
            minInlineSize: 240,
            paddingBlock: 1,
          }}
        >
          {services.map(({ to, text }) => (
            <li key={to + text}>
              <Box
                component={LocaleLink}
                to={to}
                onClick={close}
                sx={{
                  ...headerLinkStyle,
                  display: 'flex',
                  paddingInline: 2,
                  whiteSpace: 'nowrap',
                  fontWeight: 500,
                  '&:hover, &:focus-visible': { backgroundColor: 'action.hover' },
                }}
              >
                {bidiText(text)}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
