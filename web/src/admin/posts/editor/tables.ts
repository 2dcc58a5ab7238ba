import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model';
import { type Command, type EditorState, Selection } from '@tiptap/pm/state';
import { addRowAfter, goToNextCell, isInTable, selectedRect, tableEditing } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { Extension, Node } from '@tiptap/react';

/** Tables are top-level blocks, not nested in lists or tables. */
export const Document = Node.create({ name: 'doc', topNode: true, content: '(block | table)+' });

const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (element) => element.querySelector('caption')?.textContent?.trim() ?? '',
      rendered: false,
    },
  }),
  // The caption is an attribute, because prosemirror-tables supports rows only.
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.caption
      ? ['table', HTMLAttributes, ['caption', node.attrs.caption], ['tbody', 0]]
      : ['table', HTMLAttributes, ['tbody', 0]],
  // The table is in a scrollable box, as on the site.
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('div');
      dom.className = 'tableBox';
      if (attrs.dir) dom.dir = attrs.dir;
      const table = dom.appendChild(document.createElement('table'));
      const caption = document.createElement('caption');
      caption.contentEditable = 'false';
      caption.textContent = attrs.caption;
      if (attrs.caption) table.append(caption);
      return { dom, contentDOM: table.appendChild(document.createElement('tbody')) };
    },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colSpan' | 'rowSpan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => (element instanceof HTMLTableCellElement ? element[name] : 1),
  renderHTML: (attributes: Record<string, unknown>) => {
    const cells = attributes[name.toLowerCase()];
    return cells === 1 ? {} : { [name.toLowerCase()]: cells };
  },
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colSpan'), rowspan: span('rowSpan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Node roles in prosemirror-tables. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** TipTap's tables have no caption, and write inline widths, which the Content Security Policy blocks. */
export const Tables = Extension.create({
  name: 'tables',
  addExtensions: () => [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')],
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
});

const NEW_ROWS = 3;
const NEW_COLUMNS = 3;

/** Inserts a table after the block, or in place of an empty paragraph, and enters its first cell. */
export const insertTable: Command = ({ schema, selection: { $to }, tr }, dispatch) => {
  const { table, tableRow, tableCell, tableHeader } = schema.nodes;
  if (!table || !tableRow) return false;
  const rows = Array.from({ length: NEW_ROWS }, (_, row) => {
    const type = row === 0 ? tableHeader : tableCell;
    const cells = Array.from({ length: NEW_COLUMNS }, () => type?.createAndFill() ?? []);
    return tableRow.create(null, Fragment.from(cells.flat()));
  });
  const isEmpty = $to.depth === 1 && $to.parent.type.name === 'paragraph' && $to.parent.childCount === 0;
  const end = $to.depth > 0 ? $to.after(1) : $to.pos;
  const start = isEmpty ? $to.before(1) : end;
  tr.replaceWith(start, end, table.create(null, rows));
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(start + 1), 1)).scrollIntoView());
  return true;
};

export function tableAround(state: EditorState): { node: DocumentNode; start: number } | undefined {
  if (!isInTable(state)) return undefined;
  const { table, tableStart } = selectedRect(state);
  return { node: table, start: tableStart - 1 };
}

/** Moves to the next cell (in a new row at the end) or to the previous one; false outside a table. */
function moveToCell(view: EditorView, step: 1 | -1): boolean {
  const go = goToNextCell(step);
  if (go(view.state, view.dispatch)) return true;
  return step === 1 && addRowAfter(view.state, view.dispatch) && go(view.state, view.dispatch);
}

/** Tab leaves the editor; in a table it moves between the cells, unless Escape came before. */
export function createTabHandler() {
  let isEscaped = false;
  return (view: EditorView, event: KeyboardEvent): boolean => {
    // Shift is the first key of Shift+Tab.
    if (event.key === 'Shift') return false;
    const wasEscaped = isEscaped;
    const isTab = event.key === 'Tab';
    isEscaped = event.key === 'Escape' && !wasEscaped && isInTable(view.state);
    if (isEscaped || (isTab && !wasEscaped && moveToCell(view, event.shiftKey ? -1 : 1))) {
      event.preventDefault();
      // Escape would also close the dialog.
      event.stopPropagation();
    }
    return isTab;
  };
}

export const setCaption =
  (caption: string): Command =>
  (state, dispatch) => {
    const table = tableAround(state);
    if (table) dispatch?.(state.tr.setNodeAttribute(table.start, 'caption', caption));
    return table !== undefined;
  };
