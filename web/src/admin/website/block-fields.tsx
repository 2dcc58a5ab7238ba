import { BLOCKS, type BlockId, metaOf, WEEKDAYS } from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { FieldGrid } from '../content/content-dialog';
import { SwitchField } from '../content/switch-field';
import { useFieldLabel } from '../history/field-labels';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { BlockRows, fieldset } from './block-rows';
import { DocumentField } from './document-field';
import { PictureField } from './picture-field';
import { ServiceField } from './service-field';

/** From this limit on, a text has the width of the form, and wraps. */
const LONG_TEXT = 120;
const VALID_UNTIL_HELP = 'Then it is hidden. The office is told a month before. Blank: it does not end.';
const WEEKDAY_HELP =
  'The usual days off stay closed unless one is chosen here. A single day needs no choice.';
const LTR = { htmlInput: { dir: 'ltr' } } as const;

interface Props {
  schema: z.core.$ZodType;
  /** Path in the form, such as `slides.0.title`. */
  name: string;
}

/** The form of a block, made from its schema. */
export function BlockFields({ id }: { id: BlockId }) {
  return <Fields schema={BLOCKS[id]} name="" />;
}

function Fields({ schema, name }: { schema: z.ZodObject; name: string }) {
  return (
    <FieldGrid>
      {Object.entries(schema.shape).map(([field, child]) => (
        <Field key={field} schema={child} name={name ? `${name}.${field}` : field} />
      ))}
    </FieldGrid>
  );
}

function Field({ schema, name }: Props) {
  const label = useFieldLabel()(name.split('.').at(-1) ?? name);
  if (schema instanceof z.ZodArray)
    return (
      <BlockRows list={schema} name={name} label={label}>
        {(row) => schema.element instanceof z.ZodObject && <Fields schema={schema.element} name={row} />}
      </BlockRows>
    );
  if (schema instanceof z.ZodObject)
    return (
      <Box component="fieldset" className="wide" sx={fieldset}>
        <legend>{label}</legend>
        <Fields schema={schema} name={name} />
      </Box>
    );
  return <Input schema={schema} name={name} label={label} />;
}

function Input({ schema, name, label }: Props & { label: string }) {
  const { t } = useLanguage();
  const { input = 'plain', maxLength = 0, hasNoDefault = false } = metaOf(schema) ?? {};
  const field = { name, label };
  switch (input) {
    case 'text':
      return (
        <LimitedTextField
          {...field}
          limit={maxLength}
          {...(maxLength >= LONG_TEXT && { multiline: true, className: 'wide' })}
        />
      );
    case 'prose':
      return (
        <LimitedTextField
          {...field}
          className="wide"
          multiline
          minRows={6}
          maxRows={20}
          limit={maxLength}
          helperText={t('Each line is a paragraph.')}
        />
      );
    case 'number':
      return <FormTextField {...field} slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }} />;
    case 'phone':
      return <FormTextField {...field} type="tel" slotProps={LTR} />;
    case 'plain':
      return <FormTextField {...field} slotProps={LTR} />;
    case 'date':
      return <DateField {...field} />;
    case 'time':
      return <TimeField {...field} />;
    case 'day':
    case 'weekday':
      return (
        <FormTextField
          {...field}
          select
          {...(input === 'weekday' && {
            helperText: t(WEEKDAY_HELP),
            slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
          })}
        >
          {input === 'weekday' && <MenuItem value="">{t('Every working day')}</MenuItem>}
          {WEEKDAYS.map((day) => (
            <MenuItem key={day} value={day}>
              {t(day)}
            </MenuItem>
          ))}
        </FormTextField>
      );
    case 'switch':
      return <SwitchField {...field} />;
    case 'picture':
      return <PictureField {...field} hasDefault={!hasNoDefault} />;
    case 'document':
      return <DocumentField {...field} />;
    case 'service':
      return <ServiceField {...field} />;
    case 'hidden':
      return null;
  }
}

/** A date, also in words: the field itself has the order of the browser's language. */
function DateField({ name, label }: { name: string; label: string }) {
  const { t, formatDate } = useLanguage();
  const value = String(useWatch({ name }) ?? '');
  const day = Number.isNaN(Date.parse(value)) ? '' : formatDate(value);
  return (
    <FormTextField
      name={name}
      label={label}
      type="date"
      helperText={name.endsWith('.validUntil') ? `${day && `${day}. `}${t(VALID_UNTIL_HELP)}` : day}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** A time of opening hours, which may close on the next day. */
function TimeField({ name, label }: { name: string; label: string }) {
  const { t } = useLanguage();
  const row = name.slice(0, name.lastIndexOf('.'));
  const [opens, closes]: unknown[] = useWatch({ name: [`${row}.opens`, `${row}.closes`] });
  const endsNextDay = typeof opens === 'string' && typeof closes === 'string' && closes && closes <= opens;
  return (
    <FormTextField
      name={name}
      label={label}
      type="time"
      helperText={
        name.endsWith('.closes')
          ? endsNextDay && t('On the next day')
          : row.startsWith('exceptions') && t('Blank: closed the whole time.')
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
