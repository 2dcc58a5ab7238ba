import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import History from '@mui/icons-material/History';
import MoreVert from '@mui/icons-material/MoreVert';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { IconButton } from '../icon-button';

interface Action {
  /** Accessible name, including the entry's. */
  label: string;
  onClick: () => void;
}

interface More {
  /** Accessible name of the menu's button. */
  label: string;
  actions: readonly Action[];
}

interface Props {
  view?: Action;
  edit?: Action;
  history?: Action;
  remove?: Action;
  more?: More;
  isVertical?: boolean;
}

/** With a mouse alone, a table shows the buttons on hover and focus of their row, and while their menu is open. */
export function RowActions({ view, edit, history, remove, more, isVertical = false }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: isVertical ? 'column' : 'row',
        '@media (hover: hover) and (not (any-pointer: coarse))': {
          'tr:not(:hover, :focus-within, :has([aria-expanded="true"])) &': { opacity: 0 },
        },
      }}
    >
      {view && (
        <IconButton label={view.label} onClick={view.onClick}>
          <VisibilityOutlined fontSize="small" />
        </IconButton>
      )}
      {edit && (
        <IconButton label={edit.label} onClick={edit.onClick}>
          <EditOutlined fontSize="small" />
        </IconButton>
      )}
      {history && (
        <IconButton label={history.label} onClick={history.onClick}>
          <History fontSize="small" />
        </IconButton>
      )}
      {remove && (
        <IconButton label={remove.label} color="error" onClick={remove.onClick}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
      {more && <MoreActions {...more} />}
    </Box>
  );
}

const RowMenu = retryableLazy(() => import('./row-menu-section'));

function MoreActions({ label, actions }: More) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense>
          <RowMenu anchor={anchor} actions={actions} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
