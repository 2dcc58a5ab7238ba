import TableChart from '@mui/icons-material/TableChartOutlined';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  columnIsHeader,
  deleteColumn,
  deleteRow,
  deleteTable,
  rowIsHeader,
  selectedRect,
  toggleHeader,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { insertTable } from './tables';
import { ToolbarButton } from './toolbar-button';

interface Props {
  editor: Editor;
  /** Whether the cursor is in a table. */
  isInside: boolean;
  onCaption: () => void;
}

/** Inserts a table; inside one, opens the table menu. */
export function TableButton({ editor, isInside, onCaption }: Props) {
  const { t } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const run = (command: Command) => {
    setAnchor(null);
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <>
      <ToolbarButton
        label={isInside ? t('Table') : t('Insert a table')}
        isPressed={isInside}
        opens={isInside ? 'menu' : undefined}
        onClick={({ currentTarget }) => (isInside ? setAnchor(currentTarget) : run(insertTable))}
      >
        <TableChart />
      </ToolbarButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        // The editor restores the focus itself.
        disableRestoreFocus
        onClose={() => run(() => false)}
        slotProps={{ root: { role: 'region', 'aria-label': t('Table') }, list: { 'aria-label': t('Table') } }}
      >
        {isInside &&
          anchor &&
          itemsOf(
            editor,
            run,
            () => {
              setAnchor(null);
              onCaption();
            },
            t,
          )}
      </Menu>
    </>
  );
}

type Translate = ReturnType<typeof useLanguage>['t'];

/** An array, because MUI's menu navigates only its direct children. */
function itemsOf(editor: Editor, run: (command: Command) => void, onCaption: () => void, t: Translate) {
  const { map, table } = selectedRect(editor.state);
  const item = (label: string, command: Command, isChecked?: boolean) => (
    <MenuItem
      key={label}
      disabled={!command(editor.state)}
      {...(isChecked !== undefined && {
        role: 'menuitemcheckbox',
        'aria-checked': isChecked,
        selected: isChecked,
      })}
      onClick={() => run(command)}
    >
      {label}
    </MenuItem>
  );
  return [
    item(t('Insert a row above'), addRowBefore),
    item(t('Insert a row below'), addRowAfter),
    item(t('Insert a column before'), addColumnBefore),
    item(t('Insert a column after'), addColumnAfter),
    <Divider key="headers" />,
    item(t('Header row'), toggleHeader('row'), rowIsHeader(map, table, 0)),
    item(t('Header column'), toggleHeader('column'), columnIsHeader(map, table, 0)),
    <MenuItem key="caption" onClick={onCaption}>
      {t('Table caption')}
    </MenuItem>,
    <Divider key="removal" />,
    item(t('Delete the row'), deleteRow),
    item(t('Delete the column'), deleteColumn),
    item(t('Delete the table'), deleteTable),
  ];
}
