import { CATEGORY_LISTS, moveCategory, PROJECT_GROUPS } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import type { InputProps, RemovalProps } from '../content/form/form-fields';
import { callAsAdmin } from '../session/as-admin';
import { FormTextField } from '../ui/form/form-text-field';
import { useAllCategories } from '../ui/use-categories';

const GROUPS = { aluminium: 'Aluminium', upvc: 'UPVC', glass: 'Glass', kitchen: 'Kitchen' } as const;

/** The filter of the portfolio that shows a category, or none. */
export function GroupField({ name, label }: InputProps) {
  const { t } = useLanguage();
  return (
    <FormTextField
      name={name}
      label={label}
      select
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('None')}</MenuItem>
      {PROJECT_GROUPS.map((group) => (
        <MenuItem key={group} value={group}>
          {t(GROUPS[group])}
        </MenuItem>
      ))}
    </FormTextField>
  );
}

/** Moves the entries of a category that is removed; a new one has none. */
export function CategoryRemoval({ name, row, onDone }: RemovalProps) {
  const list = CATEGORY_LISTS.find((known) => known === name) ?? 'projects';
  const { t, language } = useLanguage();
  const client = useQueryClient();
  const from = String(row.key ?? '');
  const others = useAllCategories()[list].filter(({ key }) => key !== from);
  const [to, setTo] = useState(others[0]?.key ?? '');
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      for (let hasMore = from !== ''; hasMore; )
        ({ hasMore } = await callAsAdmin(moveCategory, { body: { list, key: from, newKey: to } }));
    },
    onSuccess: () => onDone(true),
    onSettled: () => client.invalidateQueries(),
    meta: { failed: 'Failed to move the entries' },
  });
  return (
    <Dialog open onClose={() => onDone(false)} aria-labelledby="move-title">
      <DialogTitle id="move-title">
        {bidiText(t('Remove the category {name}?', { name: String(row.name) }), language)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 3 }}>
          {t('What is in it moves to another category at once, also if you do not save.')}
        </DialogContentText>
        <TextField
          select
          fullWidth
          label={t('Move to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        >
          {others.map(({ key, name }) => (
            <MenuItem key={key} value={key}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onDone(false)}>{t('Cancel')}</Button>
        <Button color="error" variant="contained" loading={isPending} onClick={() => mutate()}>
          {t('Remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
