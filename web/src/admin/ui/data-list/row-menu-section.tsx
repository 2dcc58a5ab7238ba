import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface Props {
  anchor: HTMLElement;
  actions: readonly { label: string; onClick: () => void }[];
  onClose: () => void;
}

export default function RowMenuSection({ anchor, actions, onClose }: Props) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actions.map(({ label, onClick }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            onClick();
          }}
          sx={{ minBlockSize: 44 }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
