import { COLOR_PAIRS, lowestContrast, MIN_CONTRAST } from '@alnafitha/contract';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import type { InputProps } from '../content/form/form-fields';
import { FormTextField } from '../ui/form/form-text-field';

const HEX = /^#[0-9a-f]{6}$/i;
const OPTIONS = { shouldDirty: true, shouldValidate: true };

/** A colour, chosen or typed, with the contrast of letters in it. */
export function ColorField({ name, label }: InputProps) {
  const { t } = useLanguage();
  const { setValue } = useFormContext();
  const value = String(useWatch({ name }) ?? '');
  const isColor = HEX.test(value);
  // Rounded down, so that a colour below the limit does not seem to reach it.
  const ratio = isColor && (Math.floor(lowestContrast(value) * 10) / 10).toFixed(1);
  return (
    <FormTextField
      name={name}
      label={label}
      helperText={
        ratio &&
        t('Contrast of letters: {ratio}:1. At least {least}:1 is needed.', {
          ratio,
          least: String(MIN_CONTRAST),
        })
      }
      slotProps={{
        htmlInput: { dir: 'ltr', maxLength: 7 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={label}
                value={isColor ? value : '#000000'}
                onChange={(event) => setValue(name, event.target.value, OPTIONS)}
                sx={{ inlineSize: 36, blockSize: 32, padding: 0, border: 0, background: 'none' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const OWN = 'Own colours';

/** The main colour, below the pairs that set both. */
export function ColorPairField(props: InputProps) {
  const { t } = useLanguage();
  const { setValue } = useFormContext();
  const [primary, accent]: unknown[] = useWatch({ name: ['primary', 'accent'] });
  const chosen = COLOR_PAIRS.find((pair) => pair.primary === primary && pair.accent === accent);
  return (
    <>
      <TextField
        select
        className="wide"
        label={t('Pair of colours')}
        value={chosen?.name ?? OWN}
        onChange={({ target }) => {
          const pair = COLOR_PAIRS.find(({ name }) => name === target.value);
          if (!pair) return;
          setValue('primary', pair.primary, OPTIONS);
          setValue('accent', pair.accent, OPTIONS);
        }}
      >
        {COLOR_PAIRS.map(({ name, ...pair }) => (
          <MenuItem key={name} value={name}>
            {[pair.primary, pair.accent].map((color) => (
              <Box
                key={color}
                component="span"
                sx={{
                  display: 'inline-block',
                  inlineSize: 16,
                  blockSize: 16,
                  marginInlineEnd: 1,
                  verticalAlign: 'middle',
                  backgroundColor: color,
                }}
              />
            ))}
            {t(name)}
          </MenuItem>
        ))}
        {!chosen && <MenuItem value={OWN}>{t(OWN)}</MenuItem>}
      </TextField>
      <ColorField {...props} />
    </>
  );
}
