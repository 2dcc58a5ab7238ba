import { ROLES, type Role } from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import { useLanguage } from '../../shared/i18n/language-context';
import { ROLE_NAMES } from '../session/role-names';
import { FormTextField } from '../ui/form/form-text-field';

/** The field `role` of the surrounding form. */
export function RoleField() {
  const { t } = useLanguage();
  return (
    <FormTextField<{ role: Role }> name="role" label={t('Role')} select>
      {ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {t(ROLE_NAMES[role])}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
