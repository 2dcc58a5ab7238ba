import Tune from 'icon:Tune';
import { subCategorySlug } from '@alnafitha/contract';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { PlainButton } from '../../../shared/ui/plain-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { FilterChips, type FilterOption } from '../../ui/filter-chips';
import { surface } from '../../ui/layout-styles';
import { GROUP_LABELS } from './captions';
import { type PortfolioFilter, titleCase } from './portfolio-filter';

interface FilterMenuProps {
  label: string;
  options: readonly FilterOption<string>[];
  value: string;
  onChange: (value: string) => void;
}

/** The menu closes after a choice, by Escape and on blur. */
function FilterMenu({ label, options, value, onChange }: FilterMenuProps) {
  const { t } = useLanguage();
  const menuId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: MouseEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('click', closeElsewhere);
    return () => document.removeEventListener('click', closeElsewhere);
  }, [isOpen]);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Box
      ref={frame}
      sx={{ position: 'relative' }}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && closeAndReturn()}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <Button
        ref={button}
        variant="outlined"
        fullWidth
        startIcon={<Tune />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Filter: {choice}', { choice: chosen })}
      </Button>
      {isOpen && (
        <Box id={menuId} role="group" aria-label={label} sx={{ ...surface, boxShadow: 6, ...menu }}>
          {options.map((option) => (
            <PlainButton
              key={option.value}
              aria-pressed={option.value === value}
              onClick={() => {
                onChange(option.value);
                closeAndReturn();
              }}
              sx={entry}
            >
              {option.label}
            </PlainButton>
          ))}
        </Box>
      )}
    </Box>
  );
}

const menu = {
  position: 'absolute',
  zIndex: 'modal',
  insetBlockStart: 'calc(100% + 8px)',
  insetInline: 0,
  maxBlockSize: '55dvh',
  overflowY: 'auto',
  paddingBlock: 1,
};
const entry = {
  display: 'flex',
  justifyContent: 'flex-start',
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 2.5,
  fontFamily: 'inherit',
  fontSize: '1rem',
  textAlign: 'start',
  '&:hover, &:focus-visible': { backgroundColor: 'action.hover' },
  '&[aria-pressed="true"]': { color: 'primary.main', fontWeight: 700, backgroundColor: 'action.selected' },
};

const ALL = 'all';

interface Props {
  /** The sub-categories with images, if they are known. */
  subCategories: readonly string[] | undefined;
  filter: PortfolioFilter;
  onFilter: (category: string | null) => void;
}

/** Chips, or a menu on a phone. */
export function GalleryFilter({ subCategories, filter, onFilter }: Props) {
  const { t } = useLanguage();
  const { subCategory, group } = filter;
  // All sub-categories reserve the space until those with images are known.
  const shown = useBlock('categories').pictures.filter(
    ({ key, isHidden }) => key === subCategory || (subCategories ? subCategories.includes(key) : !isHidden),
  );
  const options: FilterOption<string>[] = [
    { value: ALL, label: titleCase(t('ALL')) },
    ...(group && !subCategory ? [{ value: group, label: t(GROUP_LABELS[group]) }] : []),
    ...shown.map(({ key, name }) => ({ value: subCategorySlug(key), label: titleCase(name) })),
  ];
  const choice = {
    label: t('Filter the gallery'),
    options,
    value: subCategory ? subCategorySlug(subCategory) : (group ?? ALL),
    onChange: (value: string) => onFilter(value === ALL ? null : value),
  };
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <WhilePending isPending={!subCategories}>
          <FilterChips {...choice} />
        </WhilePending>
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <WhilePending isPending={!subCategories}>
          <FilterMenu {...choice} />
        </WhilePending>
      </Box>
    </>
  );
}

/** A skeleton of its children's size. */
function WhilePending({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  if (!isPending) return children;
  return (
    <Skeleton variant="rounded" sx={{ inlineSize: '100%', maxWidth: 'none' }}>
      {children}
    </Skeleton>
  );
}
