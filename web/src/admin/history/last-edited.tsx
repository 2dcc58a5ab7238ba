import type { Edited } from '@alnafitha/contract';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';

const NAME = '{name}';

interface Props {
  edited: Edited;
  text: 'Last edited by {name}, {time}' | 'Deleted by {name}, {time}';
}

/** The name keeps its own direction. */
export function EditedText({ edited: { by, at }, text }: Props) {
  const { t, formatDateTime } = useLanguage();
  const [before, after] = t(text, { name: NAME, time: formatDateTime(at) }).split(NAME);
  return (
    <Typography component="div" variant="caption" color="textSecondary">
      {before}
      <bdi translate="no">{by}</bdi>
      {after}
    </Typography>
  );
}

export function LastEdited({ edited }: { edited: Edited | undefined }) {
  return edited && <EditedText edited={edited} text="Last edited by {name}, {time}" />;
}
