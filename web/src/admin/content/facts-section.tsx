import { type Fact, MAX_FACTS } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { FormTextField } from '../ui/form/form-text-field';
import { IconButton } from '../ui/icon-button';
import SortableSection from '../ui/sortable/sortable-section';
import type { FactsValues } from './facts-form';

type Row = Fact & { readonly id: string };

interface Props {
  /** Usual labels: data, which no other page needs. */
  suggestions: readonly (readonly [english: string, arabic: string])[];
}

/** Pairs of label and value, which are moved by drag or keyboard. */
export default function FactsSection({ suggestions }: Props) {
  const { language, t, translateIfKnown } = useLanguage();
  const { control, getValues, setValue, getFieldState, formState } = useFormContext<FactsValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'facts' });
  const adding = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { error } = getFieldState('facts', formState);
  const message = error?.root?.message ?? error?.message;
  const nameOf = (row: Row) => t('Fact {number}', { number: fields.indexOf(row) + 1 });

  function add() {
    append({ label: '', value: '' }, { focusName: `facts.${fields.length}.label` });
  }
  function removeAt(index: number) {
    remove(index);
    adding.current?.focus();
  }
  /** Fills rows from this one on with the cells of a table. */
  function paste(event: ClipboardEvent, index: number) {
    const pasted = factsIn(event.clipboardData.getData('text/plain'));
    if (pasted.length === 0) return;
    event.preventDefault();
    const rows = getValues('facts');
    const isBlank = !rows[index]?.label && !rows[index]?.value;
    const all = [...rows.slice(0, index + (isBlank ? 0 : 1)), ...pasted, ...rows.slice(index + 1)];
    // Too many are shown, and rejected.
    setValue('facts', all, { shouldDirty: true, shouldValidate: true });
    // React remounts the rows.
    adding.current?.focus();
  }

  const fieldsOf = (row: Row, index: number) => (
    <Box
      role="group"
      aria-label={nameOf(row)}
      onPaste={(event) => paste(event, index)}
      sx={{ display: 'flex', alignItems: 'start', gap: 1 }}
    >
      <Box sx={PAIR}>
        <FormTextField<FactsValues>
          name={`facts.${index}.label`}
          label={t('Label')}
          size="small"
          slotProps={{ htmlInput: { dir: 'auto', list: listId } }}
        />
        <FormTextField<FactsValues>
          name={`facts.${index}.value`}
          label={t('Value')}
          size="small"
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Box>
      <IconButton label={t('Remove {name}', { name: nameOf(row) })} onClick={() => removeAt(index)}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
  return (
    <Box className="wide" role="group" aria-label={t('Facts')} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{t('Facts')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('A table of two columns can be pasted from Excel or Word.')}
        </Typography>
      </div>
      {fields.length > 0 && (
        <SortableSection
          label={t('Facts')}
          items={fields}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onMove={move}
          layout="rows"
        >
          {fieldsOf}
        </SortableSection>
      )}
      <datalist id={listId}>
        {suggestions.map(([english, arabic]) => (
          <option key={english} value={language === 'ar' ? arabic : english} />
        ))}
      </datalist>
      {message !== undefined && <FormHelperText error>{translateIfKnown(message)}</FormHelperText>}
      <Button
        ref={adding}
        variant="outlined"
        startIcon={<Add />}
        disabled={fields.length >= MAX_FACTS}
        onClick={add}
        sx={{ justifySelf: 'start' }}
      >
        {t('Add a fact')}
      </Button>
    </Box>
  );
}

/** Excel puts a cell with line breaks between quotes, and doubles its own. */
const QUOTED_CELL = /(?<=^|[\t\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g;

/** Excel and Word put cells between tabs, and rows between lines. */
function factsIn(text: string): Fact[] {
  if (!text.includes('\t')) return [];
  const rows = text.replace(QUOTED_CELL, (quoted, cell: string) =>
    cell.includes('\n') ? cell.replaceAll('""', '"').replace(/\s+/g, ' ') : quoted,
  );
  return rows.split(/\r?\n/).flatMap((row) => {
    const [label = '', ...values] = row.split('\t').map((cell) => cell.trim());
    const value = values.filter(Boolean).join(' ');
    return label || value ? [{ label, value }] : [];
  });
}

const PAIR = {
  flexGrow: 1,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  // The browser's arrow of a field with suggestions, which open while one types, too.
  '& input::-webkit-calendar-picker-indicator': { display: 'none !important' },
};
