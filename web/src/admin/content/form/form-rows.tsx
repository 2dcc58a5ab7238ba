import type { Field } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFieldArray, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { useRowLabel } from '../../history/field-labels';
import { IconButton } from '../../ui/icon-button';
import { blankRow } from './form-values';

export const fieldset = {
  minInlineSize: 0,
  margin: 0,
  padding: 2,
  border: HAIRLINE,
  borderRadius: 1,
  '& > legend': { paddingInline: 1, fontWeight: 600 },
};

/** More room between rows than within. */
const rowList = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > * + *': { borderBlockStart: HAIRLINE, paddingBlockStart: 4 },
};

interface Props {
  field: Field;
  name: string;
  label: string;
  /** The fields of the row at a path, which ends with a dot. */
  children: (name: string) => ReactNode;
  /** The name of a row, in place of its number. */
  rowName: ((row: FieldValues) => PlainTranslationKey) | undefined;
  /** Asks before a stored row is removed. */
  Removal:
    | ComponentType<{ name: string; row: FieldValues; onDone: (isRemoved: boolean) => void }>
    | undefined;
}

/** Rows that are added, removed and moved within the limits of their list. */
export function FormRows({ field, name, label, children, rowName, Removal }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const { control, getFieldState, formState, getValues } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const { error } = getFieldState(name, formState);
  const message = error?.root?.message ?? error?.message;
  const { min = 0, max = 0, fields: columns = {} } = field.look;
  const isFixed = min === max;
  const rows = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  /** The last move; its row keeps the focus. */
  const [removed, setRemoved] = useState<number>();
  const [moved, setMoved] = useState<{ to: number; by: number }>();
  const rowLabel = useRowLabel()(name);
  const nameOf = (index: number) =>
    rowName ? t(rowName(getValues(`${name}.${index}`))) : `${rowLabel} ${index + 1}`;
  /** Within a sentence. */
  const textOf = (index: number) =>
    rowName ? nameOf(index) : rowLabel.charAt(0).toLowerCase() + nameOf(index).slice(1);

  useEffect(() => {
    if (!moved) return;
    const buttons = rows.current?.children[moved.to]?.querySelectorAll<HTMLButtonElement>('[data-move]');
    const [up, down] = buttons ?? [];
    const [same, other] = moved.by < 0 ? [up, down] : [down, up];
    // The button of the first or last row is disabled.
    (same?.disabled ? other : same)?.focus();
  }, [moved]);

  const moveBy = (from: number, by: number) => {
    move(from, from + by);
    setMoved({ to: from + by, by });
  };
  const removeRow = (index: number) => {
    remove(index);
    // Removing the row unmounts the focused button.
    adding.current?.focus();
  };

  return (
    <Box component="fieldset" className="wide" sx={fieldset}>
      <legend>{label}</legend>
      <Box ref={rows} sx={rowList}>
        {fields.map(({ id }, index) => (
          <Box key={id} role="group" aria-label={nameOf(index)} sx={{ display: 'flex', gap: 1 }}>
            <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
              {rowName && (
                <Typography sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{nameOf(index)}</Typography>
              )}
              {children(`${name}.${index}.`)}
            </Box>
            <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, alignSelf: 'start' }}>
              <IconButton
                label={t('Move {name} up', { name: textOf(index) })}
                disabled={index === 0}
                onClick={() => moveBy(index, -1)}
                data-move
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                label={t('Move {name} down', { name: textOf(index) })}
                disabled={index === fields.length - 1}
                onClick={() => moveBy(index, 1)}
                data-move
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
              {!isFixed && (
                <IconButton
                  label={t('Remove {name}', { name: textOf(index) })}
                  color="error"
                  disabled={fields.length <= min}
                  onClick={() =>
                    Removal && getValues(`${name}.${index}.key`) ? setRemoved(index) : removeRow(index)
                  }
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {message && <FormHelperText error>{translateIfKnown(message)}</FormHelperText>}
      {!isFixed && (
        <Button
          ref={adding}
          startIcon={<Add />}
          aria-label={t('Add a row: {name}', { name: label })}
          disabled={fields.length >= max}
          onClick={() => append(blankRow(columns))}
          sx={{ marginBlockStart: 1 }}
        >
          {t('Add a row')}
        </Button>
      )}
      {Removal && removed !== undefined && (
        <Removal
          name={name}
          row={getValues(`${name}.${removed}`)}
          onDone={(isRemoved) => {
            setRemoved(undefined);
            if (isRemoved) removeRow(removed);
          }}
        />
      )}
      <Box role="status" sx={visuallyHidden}>
        {moved &&
          bidiText(
            t('{name} moved: {position} of {total}.', {
              name: nameOf(rowName ? moved.to : moved.to - moved.by),
              position: moved.to + 1,
              total: fields.length,
            }),
          )}
      </Box>
    </Box>
  );
}
