import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { Column, ListProps } from './column';
import { DataTable, openOnClick } from './data-table';

/** Cards, in two columns if there is room. */
function DataCards<Entry extends { id: string }>(props: ListProps<Entry>) {
  const { label, entries, columns, selection, onOpen } = props;
  const { t } = useLanguage();
  return (
    <Box>
      {selection && (
        <FormControlLabel
          label={t('Select all on this page')}
          control={<selection.boxes.SelectAllBox selection={selection} total={entries.length} />}
        />
      )}
      <Box component="ul" aria-label={label} sx={list}>
        {entries.map((entry) => (
          <Paper
            key={entry.id}
            component="li"
            variant="outlined"
            {...(onOpen && { onClick: openOnClick(() => onOpen(entry)) })}
            sx={{ ...card, ...(onOpen && { cursor: 'pointer' }) }}
          >
            <Box sx={{ display: 'flex', gap: selection ? 1 : 2, alignItems: 'flex-start' }}>
              <Part part="media" columns={columns} entry={entry} />
              <Box sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
                <Part part="head" columns={columns} entry={entry} />
              </Box>
              {selection && <selection.boxes.SelectBox entry={entry} selection={selection} />}
            </Box>
            <Part part="body" columns={columns} entry={entry} />
            <Box sx={footer}>
              <Part part="footer" columns={columns} entry={entry} />
            </Box>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}

interface PartProps<Entry> {
  part: NonNullable<Column<Entry>['card']>;
  columns: readonly Column<Entry>[];
  entry: Entry;
}

function Part<Entry>({ part, columns, entry }: PartProps<Entry>) {
  return columns
    .filter(({ card }) => card === part)
    .map(({ header, cell, cardCell = cell }) => <Fragment key={header}>{cardCell(entry)}</Fragment>);
}

const list = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

const card = { padding: 2, display: 'flex', flexDirection: 'column', gap: 1.5 };

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBlockStart: 'auto',
};

/** A table if there is room for its columns, else cards. */
export function DataList<Entry extends { id: string }>(props: ListProps<Entry>) {
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  return hasRoom ? <DataTable {...props} /> : <DataCards {...props} />;
}
