import {
  ATTACHMENT_LIMITS,
  type Attachment,
  ERROR_MESSAGES,
  type MessageFile,
  uploadAttachment,
} from '@alnafitha/contract';
import { useEffect, useRef, useState } from 'react';
import { reasonsOf } from '../images/use-uploads';
import { submitAsAdmin } from '../session/as-admin';
import { useAnimationNotice } from '../ui/form/animated-images';
import { fetchMessageFile } from './message-file';

export interface ChosenFile {
  id: string;
  /** A file of this device, or one of the message, which is fetched before it is uploaded. */
  file: File | MessageFile;
  /** Progress from 0 to 1. */
  progress: number;
  stored?: Attachment;
  /** The error in English. */
  error?: string;
}

/** Files of a reply, which are uploaded as soon as they are chosen. */
export function useAttachments(messageId: string) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  /** The reason why files were refused, in English. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const uploads = useRef(new Map<string, AbortController>());
  const tellOfAnimations = useAnimationNotice();
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const upload = async ({ id, file }: ChosenFile) => {
    // A double click is faster than a render.
    if (uploads.current.has(id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    uploads.current.set(id, controller);
    const update = (changes: Partial<ChosenFile>) =>
      setFiles((all) =>
        all.map((other) => (other.id === id ? { id, file, progress: 0, ...changes } : other)),
      );
    update({});
    try {
      const input = { params: { id: messageId }, body: {} };
      const content = file instanceof File ? file : await fetchMessageFile(file, signal);
      const onProgress = (progress: number) => update({ progress });
      update({
        stored: await submitAsAdmin(uploadAttachment, input, { files: [content], onProgress, signal }),
      });
    } catch (error) {
      if (!signal.aborted) update({ error: reasonsOf(error).join(' ') });
    } finally {
      uploads.current.delete(id);
    }
  };

  const withdraw = (removed: readonly ChosenFile[]) => {
    for (const { id } of removed) uploads.current.get(id)?.abort();
    setFiles((all) => all.filter((other) => !removed.some(({ id }) => id === other.id)));
    setRefusal(null);
  };

  return {
    files,
    refusal,
    refuse: setRefusal,
    /** Ids of the uploaded files. */
    ids: files.flatMap(({ stored }) => stored?.id ?? []),
    isUploading: files.some(({ stored, error }) => !stored && !error),
    hasFailed: files.some(({ error }) => error),
    /** Adds all of the files or none; a file that is chosen again is uploaded again. */
    choose(chosen: readonly ChosenFile['file'][]) {
      const replaced = files.filter(({ file }) => chosen.some((other) => isSame(other, file)));
      const kept = files.filter((other) => !replaced.includes(other));
      const reason = reasonAgainst([...kept.map(shownFile), ...chosen.map((file) => shownFile({ file }))]);
      if (reason) {
        setRefusal(reason);
        return;
      }
      withdraw(replaced);
      // The API has made the pictures of messages still.
      void tellOfAnimations(chosen.filter((file) => file instanceof File));
      const added = chosen.map((file) => ({ id: crypto.randomUUID(), file, progress: 0 }));
      setFiles((all) => [...all, ...added]);
      for (const chosenFile of added) void upload(chosenFile);
    },
    retry: upload,
    remove: (removed: ChosenFile) => withdraw([removed]),
  };
}

type ShownFile = Pick<Attachment, 'name' | 'bytes'>;

/** The name and the size that the mail will have, as far as they are known. */
export function shownFile({ stored, file }: Pick<ChosenFile, 'stored' | 'file'>): ShownFile {
  return stored ?? { name: file.name, bytes: file instanceof File ? file.size : file.bytes };
}

function isSame(file: ChosenFile['file'], other: ChosenFile['file']): boolean {
  if (!(file instanceof File) || !(other instanceof File)) {
    return 'id' in file && 'id' in other && file.id === other.id;
  }
  return file.name === other.name && file.size === other.size && file.lastModified === other.lastModified;
}

function reasonAgainst(files: readonly ShownFile[]): string | null {
  if (files.length > ATTACHMENT_LIMITS.count) return ERROR_MESSAGES.tooManyAttachments;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return total > ATTACHMENT_LIMITS.bytes ? ERROR_MESSAGES.attachmentsTooLarge : null;
}
