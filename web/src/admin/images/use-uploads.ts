import {
  type AdminImage,
  IMAGE_TITLE_MAX_LENGTH,
  type ImageDraft,
  titleFromFileName,
  uploadImage,
} from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { errorText } from '../../shared/i18n/error-text';
import { submitAsAdmin } from '../session/as-admin';
import { eachAtMost } from '../ui/each-at-most';
import { useReloadImages } from './image-queries';

const UPLOADS_AT_ONCE = 3;

export interface Upload {
  id: string;
  file: File;
  /** Texts of this file, if several are uploaded. */
  title: string;
  altText: string;
  state: 'chosen' | 'waiting' | 'sending' | 'done' | 'failed';
  /** Progress from 0 to 1. */
  progress: number;
  /** Errors in English. */
  reasons: readonly string[];
}

interface Order {
  wanted: readonly Upload[];
  bodyOf: (upload: Upload) => Partial<ImageDraft>;
}

/** Chosen files and their uploads; a failed upload does not stop the rest. */
export function useUploads() {
  const reload = useReloadImages();
  const stop = useRef<AbortController>(null);
  /** Images of all attempts, so a retry counts the earlier ones, too. */
  const saved = useRef<AdminImage[]>([]);
  const ordered = useRef(new WeakSet<Upload>());
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const patch = (changes: Partial<Upload>, concerns: (upload: Upload) => boolean) =>
    setUploads((all) => all.map((upload) => (concerns(upload) ? { ...upload, ...changes } : upload)));
  useEffect(() => () => stop.current?.abort(), []);

  const sending = useMutation({
    async mutationFn({ wanted, bodyOf, signal }: Order & { signal: AbortSignal }) {
      const errors: unknown[] = [];
      patch({ state: 'waiting', progress: 0, reasons: [] }, (upload) =>
        wanted.some(({ id }) => id === upload.id),
      );
      await eachAtMost(UPLOADS_AT_ONCE, wanted, async (upload) => {
        const { id, file } = upload;
        const tell = (changes: Partial<Upload>) => patch(changes, (upload) => upload.id === id);
        signal.throwIfAborted();
        tell({ state: 'sending' });
        try {
          const onProgress = (progress: number) => tell({ progress });
          const options = { files: [file], onProgress, signal };
          saved.current.push(await submitAsAdmin(uploadImage, { body: bodyOf(upload) }, options));
          tell({ state: 'done', progress: 1 });
        } catch (error) {
          signal.throwIfAborted();
          tell({ state: 'failed', reasons: reasonsOf(error) });
          errors.push(error);
        }
      });
      return { errors, saved: saved.current };
    },
    onSettled: reload,
  });

  return {
    uploads,
    send(order: Order, options: Parameters<typeof sending.mutate>[1]) {
      // A double click still sees the files' previous state.
      if (order.wanted.some((upload) => ordered.current.has(upload))) return;
      for (const upload of order.wanted) ordered.current.add(upload);
      stop.current = new AbortController();
      sending.mutate({ ...order, signal: stop.current.signal }, options);
    },
    /** Adds or replaces files, without duplicates. */
    choose(files: readonly File[], mode: 'add' | 'replace') {
      const fresh = files.map(chosen);
      setUploads((all) => {
        const stored = mode === 'add' ? all : [];
        const added = fresh.filter(({ id }, index) => {
          const isFirst = fresh.findIndex((upload) => upload.id === id) === index;
          return isFirst && !stored.some((upload) => upload.id === id);
        });
        return [...stored, ...added];
      });
    },
    describe: (id: string, texts: Partial<Pick<Upload, 'title' | 'altText'>>) =>
      patch(texts, (upload) => upload.id === id),
    remove: (id: string) => setUploads(uploads.filter((upload) => upload.id !== id)),
    isSending: sending.isPending,
  };
}

function chosen(file: File): Upload {
  const id = `${file.name} ${file.size} ${file.lastModified}`;
  const title = titleFromFileName(file.name).slice(0, IMAGE_TITLE_MAX_LENGTH);
  return { id, file, title, altText: '', state: 'chosen', progress: 0, reasons: [] };
}

/** English errors of an upload: the issues of the file and its fields, else `errorText`. */
export function reasonsOf(error: unknown): string[] {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.length > 0 ? issues.map(({ message }) => message) : [errorText(error)];
}
