import type { Field, FieldInput, Fields } from '@alnafitha/contract';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import type { TextFieldProps } from '@mui/material/TextField';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { useFieldLabel } from '../../history/field-labels';
import { FormTextField, LimitedTextField } from '../../ui/form/form-text-field';
import { FieldGrid } from '../content-dialog';
import { SwitchField } from '../switch-field';
import { FormRows, fieldset } from './form-rows';
import { OtherLanguage } from './other-language';

/** From this limit on, a text has the width of the form, and wraps. */
const LONG_TEXT = 120;
const LTR = { dir: 'ltr' } as const;

export interface InputProps {
  /** Path in the form, such as `slides.0.title`. */
  name: string;
  label: string;
  field: Field;
  help: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RemovalProps {
  /** Path of the list. */
  name: string;
  /** Its values. */
  row: FieldValues;
  onDone: (isRemoved: boolean) => void;
}

/** What a form shows otherwise than others do. */
export interface Look extends Pick<TextFieldProps, 'rows' | 'minRows' | 'maxRows'> {
  label?: PlainTranslationKey;
  help?: PlainTranslationKey;
  /** The width of the form. */
  isWide?: boolean;
  /** By default, a long text wraps. */
  wraps?: boolean;
  /** Before what is typed. */
  prefix?: string;
  htmlInput?: object;
  /** A value that can be chosen. */
  Option?: ComponentType<{ value: string | number }>;
  Input?: ComponentType<InputProps>;
  /** The name of a row, in place of its number. */
  rowName?: (row: FieldValues) => PlainTranslationKey;
  /** Asks before a stored row is removed. */
  Removal?: ComponentType<RemovalProps>;
}

/** By the field's path without indexes, such as `slides.title`. */
export type Looks = Readonly<Record<string, Look>>;
/** Inputs that only some forms have. */
export type Inputs = Readonly<Partial<Record<FieldInput, ComponentType<InputProps>>>>;

interface Shown {
  looks?: Looks;
  inputs?: Inputs;
  isDisabled?: boolean;
}

interface Props extends Shown {
  fields: Fields;
  /** Path of the group or row in the form, with a dot at its end. */
  parent?: string;
  children?: ReactNode;
}

/** The fields of a form, made from their declaration; other parts of the form are its children. */
export function FormFields({ fields, parent = '', children, ...shown }: Props) {
  return (
    <FieldGrid>
      {Object.entries(fields).map(([name, field]) => (
        <FormField key={name} field={field} name={`${parent}${name}`} {...shown} />
      ))}
      {children}
    </FieldGrid>
  );
}

interface FieldProps extends Shown {
  field: Field;
  name: string;
}

function FormField({ field, name, ...shown }: FieldProps) {
  const { t } = useLanguage();
  const labelOf = useFieldLabel();
  const look = shown.looks?.[name.replace(/\.\d+/g, '')] ?? {};
  const { input, fields } = field.look;
  const label = look.label ? t(look.label) : labelOf(name.split('.').at(-1) ?? name);
  const Input = look.Input ?? shown.inputs?.[input];
  const common = { name, label, field, isDisabled: shown.isDisabled };
  const isTranslated = field.unit !== null && field.unit !== 'html';
  const other = isTranslated && <OtherLanguage name={name} label={label} isDisabled={shown.isDisabled} />;
  if (Input)
    return (
      <>
        <Input {...common} help={look.help && t(look.help)} />
        {other && <div className="wide">{other}</div>}
      </>
    );
  if (input === 'rows')
    return (
      <FormRows field={field} name={name} label={label} rowName={look.rowName} Removal={look.Removal}>
        {(row) => <FormFields fields={fields ?? {}} parent={row} {...shown} />}
      </FormRows>
    );
  if (input === 'group')
    return (
      <Box component="fieldset" className="wide" sx={fieldset}>
        <legend>{label}</legend>
        <FormFields fields={fields ?? {}} parent={`${name}.`} {...shown} />
      </Box>
    );
  const isWide = look.isWide || (look.wraps ?? (field.look.maxLength ?? 0) >= LONG_TEXT) || input === 'prose';
  return other ? (
    <Box className={isWide ? 'wide' : ''}>
      <PlainInput {...common} look={look} />
      {other}
    </Box>
  ) : (
    <PlainInput {...common} look={look} />
  );
}

interface PlainProps extends Omit<InputProps, 'help'> {
  look: Look;
}

function PlainInput({ name, label, field, isDisabled = false, look }: PlainProps) {
  const { t, translateIfKnown } = useLanguage();
  const { input, maxLength = 0, isRequired = false, options = [] } = field.look;
  const { help, isWide = false, wraps = maxLength >= LONG_TEXT, htmlInput, prefix, Option } = look;
  const common = {
    name,
    label,
    disabled: isDisabled,
    ...(isRequired && { required: true }),
    ...(help && { helperText: t(help) }),
    ...(isWide && { className: 'wide' }),
  };
  switch (input) {
    case 'text':
      return (
        <LimitedTextField
          {...common}
          limit={maxLength}
          {...(wraps && { multiline: true, className: 'wide' })}
        />
      );
    case 'prose': {
      const { rows, minRows = 3, maxRows = 10 } = look;
      const size = rows === undefined ? { minRows, maxRows } : { rows };
      return <LimitedTextField {...common} className="wide" multiline {...size} limit={maxLength} />;
    }
    case 'number':
      return <FormTextField {...common} slotProps={{ htmlInput: { ...LTR, inputMode: 'decimal' } }} />;
    case 'order':
      return (
        <FormTextField
          helperText={t('Lower numbers are shown first.')}
          {...common}
          type="number"
          slotProps={{ htmlInput: { min: 0, step: 1 } }}
        />
      );
    case 'phone':
      return <FormTextField {...common} type="tel" slotProps={{ htmlInput: LTR }} />;
    case 'choice':
      return (
        <FormTextField {...common} select>
          {options.map((value) => (
            <MenuItem key={value} value={String(value)}>
              {Option ? <Option value={value} /> : translateIfKnown(String(value))}
            </MenuItem>
          ))}
        </FormTextField>
      );
    case 'switch':
      return <SwitchField name={name} label={label} />;
    case 'hidden':
      return null;
    default:
      return (
        <FormTextField
          {...common}
          slotProps={{
            htmlInput: { ...LTR, ...htmlInput },
            ...(prefix && {
              input: {
                startAdornment: (
                  <InputAdornment position="start" disableTypography>
                    {prefix}
                  </InputAdornment>
                ),
              },
            }),
          }}
        />
      );
  }
}
