import { dayInDoha, type Message, type MessageUpdate } from '@alnafitha/contract';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { DateField } from '../ui/form/date-field';
import { useFocusOnOpen } from '../ui/use-dialog-focus';
import { followUpDays } from './follow-up-days';
import { useMessageUpdate } from './message-queries';
import { useDayText } from './received-time';

type FollowUpChange = Pick<MessageUpdate, 'followUpOn' | 'quoteSent'>;

/** The day of a follow-up, in words that say whether it is due. */
function useFollowUpText() {
  const { t } = useLanguage();
  const dayText = useDayText();
  return (followUpOn: string, parts?: Intl.DateTimeFormatOptions) => {
    const isDue = followUpOn <= dayInDoha(new Date());
    const day = dayText(followUpOn, parts);
    return { isDue, text: isDue ? t('Follow-up due on {day}', { day }) : t('Follow up on {day}', { day }) };
  };
}

/** The day of a follow-up in a list, without this year's number. */
export function FollowUpDay({ followUpOn }: { followUpOn: string }) {
  const followUpText = useFollowUpText();
  const isThisYear = followUpOn.slice(0, 4) === dayInDoha(new Date()).slice(0, 4);
  const { isDue, text } = followUpText(followUpOn, isThisYear ? {} : undefined);
  return (
    <Typography
      component="span"
      variant="inherit"
      {...(isDue && { color: 'warning' })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text}
    </Typography>
  );
}

/** A button with a menu of days; a sent quote is recorded with the day. */
export function FollowUpButton({ message: { id, followUpOn } }: { message: Message }) {
  const { t } = useLanguage();
  const { mutate } = useMessageUpdate({
    done: (_, { followUpOn: day }: FollowUpChange) => ({
      title: day ? t('Follow-up saved') : t('Follow-up removed'),
    }),
    failed: { title: 'Failed to save the change' },
  });
  const dayText = useDayText();
  const followUpText = useFollowUpText();
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [open, setOpen] = useState<'menu' | 'date' | null>(null);
  const [isQuoteSent, setQuoteSent] = useState(false);
  const followUp = followUpOn ? followUpText(followUpOn) : { text: t('Follow up'), isDue: false };
  const days = followUpDays(dayInDoha(new Date()));

  const close = () => {
    flushSync(() => setOpen(null));
    opener.current?.focus();
  };
  const save = (change: FollowUpChange) => {
    close();
    mutate({ id, ...change });
  };
  const saveDay = (day: string) => save({ followUpOn: day, ...(isQuoteSent && { quoteSent: true }) });
  const dayItem = (label: string, day: string) => (
    <MenuItem key={label} onClick={() => saveDay(day)} sx={{ columnGap: 3, justifyContent: 'space-between' }}>
      {label}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {dayText(day, { weekday: 'short' })}
      </Typography>
    </MenuItem>
  );
  return (
    <>
      <Button
        ref={opener}
        size="small"
        color={followUp.isDue ? 'warning' : 'inherit'}
        startIcon={<EventOutlined />}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        {...(open === 'menu' && { 'aria-controls': menuId })}
        onClick={() => {
          setQuoteSent(false);
          setOpen('menu');
        }}
        sx={{ textAlign: 'start', ...(!followUpOn && { displayPrint: 'none' }) }}
      >
        {followUp.text}
      </Button>
      <Menu
        id={menuId}
        anchorEl={() => opener.current}
        open={open === 'menu'}
        onClose={close}
        disableRestoreFocus
        slotProps={{
          root: { role: 'region', 'aria-label': t('Follow up') },
          list: { 'aria-label': t('Follow up') },
        }}
      >
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isQuoteSent}
          onClick={() => setQuoteSent(!isQuoteSent)}
        >
          <Box
            component={isQuoteSent ? CheckBoxOutlined : CheckBoxOutlineBlank}
            sx={{ fontSize: '1.25rem', marginInlineEnd: 1 }}
          />
          {t('Quote sent')}
        </MenuItem>
        <Divider component="li" />
        {dayItem(t('In 3 working days'), days.inThreeWorkingDays)}
        {dayItem(t('Next week'), days.nextWeek)}
        <MenuItem onClick={() => setOpen('date')}>{t('Choose a date…')}</MenuItem>
        {followUpOn && <Divider component="li" />}
        {followUpOn && (
          <MenuItem onClick={() => save({ followUpOn: null })}>{t('Remove the follow-up')}</MenuItem>
        )}
      </Menu>
      {open === 'date' && <DateDialog initial={followUpOn ?? ''} onSave={saveDay} onClose={close} />}
    </>
  );
}

interface DateProps {
  initial: string;
  onSave: (day: string) => void;
  onClose: () => void;
}

function DateDialog({ initial, onSave, onClose }: DateProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const [day, setDay] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useFocusOnOpen(() => field.current?.focus());
  const today = dayInDoha(new Date());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day >= today) onSave(day);
  };
  return (
    <Dialog open onClose={onClose} disableRestoreFocus aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{t('Follow up')}</DialogTitle>
        <DialogContent>
          <DateField
            label={t('Date')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            fullWidth
            margin="dense"
            inputRef={field}
            slotProps={{ htmlInput: { min: today, max: '9999-12-31' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" disabled={day < today}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
