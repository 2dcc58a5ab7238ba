/** Gives files that are dropped on a form, or pasted into it, to its field. Loaded once; listens for all fields. */
addEventListener('dragover', onDrag);
addEventListener('drop', onDrop);
addEventListener('dragleave', ({ relatedTarget }) => {
  if (!relatedTarget) mark(undefined);
});
addEventListener('paste', onPaste);

type Area = HTMLElement | undefined;

const FIELD = 'input[type=file]';

const fieldIn = (area: ParentNode | undefined) => area?.querySelector<HTMLInputElement>(FIELD);

/** Returns the form, or the section of a sent one, at which an event happens. */
function areaOf({ target }: Event): Area {
  const area = target instanceof Element ? target.closest<HTMLElement>('form, section') : undefined;
  return fieldIn(area ?? undefined) ? (area ?? undefined) : undefined;
}

function onDrag(event: DragEvent) {
  const { dataTransfer } = event;
  if (!dataTransfer?.types.includes('Files')) return;
  // The browser would leave the page for a file that is dropped anywhere.
  event.preventDefault();
  const area = areaOf(event);
  dataTransfer.dropEffect = area ? 'copy' : 'none';
  mark(area);
}

function onDrop(event: DragEvent) {
  const { dataTransfer } = event;
  if (!dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  mark(undefined);
  choose(fieldIn(areaOf(event)), [...dataTransfer.items].flatMap(toFile));
}

function onPaste(event: ClipboardEvent) {
  const { clipboardData, target } = event;
  const { types = [], files = [] } = clipboardData ?? {};
  // Office programs add a picture of the text; the name of a file comes without HTML.
  if (files.length === 0 || (types.includes('text/plain') && types.includes('text/html'))) return;
  const field = fieldIn(target === document.body ? document : areaOf(event));
  if (!field) return;
  event.preventDefault();
  choose(field, [...files].map(named));
}

/** A folder becomes a file that says so. */
function toFile(item: DataTransferItem): File[] {
  const file = item.getAsFile();
  if (!file) return [];
  return [item.webkitGetAsEntry()?.isDirectory ? new File([], file.name, { type: 'inode/directory' }) : file];
}

let screenshots = 0;

/** Browsers call each pasted picture `image.png`. */
function named(file: File): File {
  if (file.name !== 'image.png') return file;
  screenshots += 1;
  const name = `Screenshot${screenshots > 1 ? ` ${screenshots}` : ''}.png`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

function choose(field: HTMLInputElement | null | undefined, files: readonly File[]) {
  if (!field || files.length === 0) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.parentElement?.scrollIntoView({ block: 'nearest' });
}

let marked: Area;

function mark(area: Area) {
  if (area === marked) return;
  if (marked) marked.style.outline = '';
  if (area) area.style.outline = '2px dashed var(--mui-palette-primary-main)';
  marked = area;
}
