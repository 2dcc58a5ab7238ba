import { ATTACHMENT_LIMITS, type Attachment, ERROR_MESSAGES, uploadAttachment } from '@alnafitha/contract';
import { useEffect, useRef, useState } from 'react';
import { reasonsOf } from '../images/use-uploads';
import { submitAsAdmin } from '../session/as-admin';
import { useAnimationNotice } from '../ui/form/animated-images';

export interface ChosenFile {
  id: string;
  file: File;
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
      const onProgress = (progress: number) => update({ progress });
      update({ stored: await submitAsAdmin(uploadAttachment, input, { files: [file], onProgress, signal }) });
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
    choose(chosen: readonly File[]) {
      const replaced = files.filter(({ file }) => chosen.some((other) => isSame(other, file)));
      const kept = files.filter((other) => !replaced.includes(other));
      const reason = reasonAgainst([...kept.map(shownFile), ...chosen.map((file) => shownFile({ file }))]);
      if (reason) {
        setRefusal(reason);
        return;
      }
      withdraw(replaced);
      void tellOfAnimations(chosen);
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
  return stored ?? { name: file.name, bytes: file.size };
}

function isSame(file: File, other: File): boolean {
  return file.name === other.name && file.size === other.size && file.lastModified === other.lastModified;
}

function reasonAgainst(files: readonly ShownFile[]): string | null {
  if (files.length > ATTACHMENT_LIMITS.count) return ERROR_MESSAGES.tooManyAttachments;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return total > ATTACHMENT_LIMITS.bytes ? ERROR_MESSAGES.attachmentsTooLarge : null;
}
