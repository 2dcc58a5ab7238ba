import {
  type addEnquiryFiles,
  ENQUIRY_FILE_LIMITS,
  ENQUIRY_FILE_PATH,
  ENQUIRY_FILES_PATH,
  FORM_KEY_HEADER,
  MORE_FILES_PATH,
  type removeEnquiryFile,
} from '@alnafitha/contract';
import { ApiError } from '../../../../shared/api/api-error';
import { call, type EndpointRoute } from '../../../../shared/api/call';
import { sendForm } from '../../../../shared/api/send-form';
import { errorText, UserFacingError } from '../../../../shared/i18n/error-text';
import { type FormSigns, formHeaders } from '../enquiry-submission';
import { inStorage } from '../in-storage';
import { prepareFile } from './prepare-file';

/** Sending an enquiry waits so long for its files, in milliseconds. */
const PATIENCE = 10_000;

export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly state: 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed';
  /** The share that has arrived, from 0 to 1. */
  readonly progress: number;
  /** Absent after a reload. */
  readonly file?: File;
  /** The file as it is uploaded. */
  readonly prepared?: File;
  /** URL of the thumbnail, of pictures only. */
  readonly preview?: string | undefined;
  /** The id of the uploaded file. */
  readonly id?: string | undefined;
  /** The English text. */
  readonly error?: string;
  /** Another attempt may succeed. */
  readonly canRetry?: boolean;
  /** The file can be sent on WhatsApp instead. */
  readonly offersWhatsapp?: boolean;
}

interface FilesState {
  readonly files: readonly ChosenFile[];
  /** More files were chosen than an enquiry takes. */
  readonly hasTooMany: boolean;
  /** Sending the enquiry has waited long enough for its files. */
  readonly isLate: boolean;
  /** The office has what has arrived. */
  readonly isEnquirySent: boolean;
}

/** Files that outlive their form. */
export interface FilesHandle {
  /** Absent before a choice. */
  current?: ChosenFiles | undefined;
  /** Settles when what is chosen is in `current`. */
  loading?: Promise<unknown> | undefined;
}

/** The form whose files are chosen. */
export interface FileForm {
  files: FilesHandle;
  /** The form's name. */
  form: string;
  /** Absent for a form that is gone. */
  signs?: () => FormSigns;
  /** Shows the files that were chosen before. */
  isRestored: boolean;
  /** The reference of the sent enquiry, to which the files are added. */
  sent?: string;
  onError: (error: unknown) => void;
}

interface Stored {
  readonly formKey: string;
  readonly files: readonly Pick<ChosenFile, 'key' | 'name' | 'id'>[];
}

const moreFiles: EndpointRoute<typeof addEnquiryFiles> = { method: 'POST', path: MORE_FILES_PATH };
const removeFile: EndpointRoute<typeof removeEnquiryFile> = { method: 'DELETE', path: ENQUIRY_FILE_PATH };
const REFUSED = [404, 429];
const CHOOSE_AGAIN = 'This file could not be added. Please choose it again.';

export type ChosenFiles = ReturnType<typeof createChosenFiles>;

const storageKeyOf = (form: string) => `files,${form}`;

/** Files by form, which outlive it: after Back, they are still there. */
const known = new Map<string, ChosenFiles>();

/** Returns the files of a form, those that were chosen before if it is restored. */
export function chosenFilesOf(form: string, signs: FileForm['signs'], isRestored: boolean): ChosenFiles {
  if (!isRestored) {
    known.get(form)?.forget();
    forgetStored(form);
  }
  const files = known.get(form) ?? createChosenFiles(form, signs);
  known.set(form, files);
  return files;
}

/** Replaces the URL of an earlier thumbnail; the one of a file that the browser cannot show is not shown. */
function renewed(earlier: string | undefined, file: File): string | undefined {
  if (earlier) URL.revokeObjectURL(earlier);
  return file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
}

const forgetStored = (form: string) => inStorage((storage) => storage.removeItem(storageKeyOf(form)));

/** Prepares and uploads files one after another, while the visitor types, and keeps what has arrived over a reload. */
function createChosenFiles(form: string, signs: FileForm['signs']) {
  const stored = inStorage<Stored>((storage) => JSON.parse(storage[storageKeyOf(form)]));
  const formKey = stored?.formKey ?? crypto.randomUUID();
  const header = { [FORM_KEY_HEADER]: formKey };
  let state: FilesState = {
    files: stored?.files.map((file) => ({ ...file, state: 'sent', progress: 1 })) ?? [],
    hasTooMany: false,
    isLate: false,
    isEnquirySent: false,
  };
  /** The reference of the sent enquiry, to which later files are added. */
  let reference: string | undefined;
  const listeners = new Set<() => void>();
  let upload: { readonly key: string; readonly controller: AbortController } | undefined;
  let goOn: (() => void) | undefined;

  const isPending = () => state.files.some(({ state }) => state !== 'sent' && state !== 'failed');

  function set(changes: Partial<FilesState>) {
    state = { ...state, ...changes };
    if (!reference) {
      const arrived = state.files.flatMap(({ key, name, id }) => (id ? [{ key, name, id }] : []));
      const kept: Stored = { formKey, files: arrived };
      inStorage((storage) => storage.setItem(storageKeyOf(form), JSON.stringify(kept)));
    }
    for (const listener of listeners) listener();
    if (!isPending()) goOn?.();
  }

  const update = (key: string, changes: Partial<ChosenFile>) =>
    set({ files: state.files.map((file) => (file.key === key ? { ...file, ...changes } : file)) });

  /** Uploads the next waiting file, unless one is being uploaded. */
  async function uploadNext(): Promise<void> {
    const next = state.files.find((file) => file.state === 'waiting');
    if (upload || !next) return;
    const { key } = next;
    const controller = new AbortController();
    upload = { key, controller };
    try {
      const id = next.id ?? (await send(next, controller.signal));
      update(key, { id });
      if (reference) await addTo(reference, id);
      update(key, { state: 'sent', progress: 1 });
    } catch (error) {
      if (!controller.signal.aborted) fail(key, error);
    } finally {
      upload = undefined;
    }
    void uploadNext();
  }

  /** Returns the id of the uploaded file. */
  async function send({ key, file, ...earlier }: ChosenFile, signal: AbortSignal): Promise<string> {
    if (!file) throw new UserFacingError(CHOOSE_AGAIN, undefined);
    update(key, { state: 'preparing' });
    const prepared = earlier.prepared ?? (await prepareFile(file));
    signal.throwIfAborted();
    update(key, { prepared, preview: renewed(earlier.preview, prepared), state: 'sending' });
    const body = new FormData();
    body.append('file', prepared);
    const response = await sendForm('POST', ENQUIRY_FILES_PATH, body, {
      headers: { ...(signs && formHeaders(signs())), ...header },
      onProgress: (progress) => update(key, { progress }),
      signal,
    });
    return JSON.parse(response).id;
  }

  async function addTo(sent: string, id: string): Promise<void> {
    const input = { params: { reference: sent }, body: { files: [id] } };
    const { files } = await call<typeof addEnquiryFiles>(moreFiles, input, { headers: header });
    if (!files.includes(id)) throw new UserFacingError(CHOOSE_AGAIN, undefined);
  }

  function fail(key: string, error: unknown) {
    const status = error instanceof ApiError ? error.status : undefined;
    const text = errorText(error);
    const offersWhatsapp = (status !== undefined && REFUSED.includes(status)) || text.includes('WhatsApp');
    // The API refuses the file itself, or the browser cannot read it.
    const canRetry = error instanceof TypeError || error instanceof DOMException || (status ?? 0) >= 429;
    if (error instanceof UserFacingError) update(key, { id: undefined });
    update(key, { state: 'failed', progress: 0, error: text, canRetry, offersWhatsapp });
  }

  function retry(keys: readonly string[]) {
    set({
      files: state.files.map((file) => (keys.includes(file.key) ? { ...file, state: 'waiting' } : file)),
    });
    void uploadNext();
  }

  const retryable = () => state.files.filter(({ state, canRetry }) => state === 'failed' && canRetry);
  addEventListener('online', () => retry(retryable().map(({ key }) => key)));

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => state,
    choose(files: readonly File[]) {
      if (files.length === 0) return;
      const free = ENQUIRY_FILE_LIMITS.count - state.files.length;
      const added = files.slice(0, free).map((file) => ({
        key: crypto.randomUUID(),
        name: file.name,
        file,
        preview: renewed(undefined, file),
        state: 'waiting' as const,
        progress: 0,
      }));
      set({ files: [...state.files, ...added], hasTooMany: files.length > free });
      void uploadNext();
    },
    retry: (key: string) => retry([key]),
    remove(key: string) {
      const removed = state.files.find((file) => file.key === key);
      if (removed?.preview) URL.revokeObjectURL(removed.preview);
      set({ files: state.files.filter((file) => file.key !== key), hasTooMany: false });
      if (upload?.key === key) upload.controller.abort();
      // Counts for the network no longer. Unclaimed files end by themselves, too.
      const id = removed?.id;
      if (id) call(removeFile, { params: { id } }, { headers: header }).catch(console.warn);
    },
    /** Header with which an enquiry claims the files. */
    header,
    /** Waits for what is being uploaded, until the visitor does not want to wait any longer. Returns the uploaded ids. */
    async arrived(): Promise<string[]> {
      if (isPending()) {
        const late = setTimeout(() => set({ isLate: true }), PATIENCE);
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        clearTimeout(late);
        goOn = undefined;
        set({ isLate: false });
      }
      return state.files.flatMap(({ id }) => id ?? []);
    },
    /** Ends `arrived`. */
    sendWithout: () => goOn?.(),
    /** The enquiry is stored with these files. Others are added to it as they arrive. */
    addToSent(sent: string, accepted: readonly string[]) {
      if (reference) return;
      reference = sent;
      known.delete(form);
      forgetStored(form);
      set({ isEnquirySent: true });
      for (const { key, id } of state.files) {
        if (id && !accepted.includes(id)) update(key, { state: 'waiting' });
      }
      void uploadNext();
    },
    /** The form starts again. */
    forget() {
      for (const { preview } of state.files) if (preview) URL.revokeObjectURL(preview);
      known.delete(form);
      // Nothing is left to try again.
      state = { ...state, files: [] };
      upload?.controller.abort();
    },
  };
}
