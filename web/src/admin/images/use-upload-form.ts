import { ImageDraft } from '@alnafitha/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useAcceptableImages } from '../ui/form/acceptable-images';
import { type Saved, useMutationToasts } from '../ui/use-mutation-toasts';
import { type RejectedFile, sortFiles } from './chosen-files';
import { IMAGE_FIELDS, type ImageValues, resolveDraft } from './image-form';
import { reasonsOf, type Upload, useUploads } from './use-uploads';

/** The state of the upload dialog; `onDone` is called after the last upload. */
export function useUploadForm(onDone: () => void) {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { showSuccess } = useMutationToasts('images');
  const form = useForm<ImageValues, unknown, ImageDraft>({
    resolver: resolveDraft,
    defaultValues: ImageDraft.parse({}),
  });
  const { uploads, choose, describe, remove, send, isSending } = useUploads();
  const [isMultiple, setMultiple] = useState(false);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [isMissing, setMissing] = useState(false);
  const open = uploads.filter(({ state }) => state !== 'done');

  const { take, isConverting } = useAcceptableImages((files) => {
    const sorted = sortFiles(files);
    const isSeveral = isMultiple || sorted.accepted.length > 1;
    setRejected(sorted.rejected);
    setMissing(false);
    if (isSeveral) toMultiple();
    if (sorted.accepted.length > 0) choose(sorted.accepted, isSeveral ? 'add' : 'replace');
  });

  /** Separate texts for each image; the first one keeps its input. */
  function toMultiple() {
    const [only] = uploads;
    const { title, altText } = form.getValues();
    if (!isMultiple && only) describe(only.id, { ...(title && { title }), ...(altText && { altText }) });
    setMultiple(true);
  }

  /** Sends `wanted`; the toast counts all uploads of the dialog. */
  const submit = (wanted: readonly Upload[]) =>
    form.handleSubmit(({ title, altText, category, subCategories }) => {
      if (wanted.length === 0) return setMissing(true);
      const bodyOf = (upload: Upload) => ({
        title: isMultiple ? upload.title : title,
        altText: isMultiple ? upload.altText : altText,
        category,
        ...(subCategories.length > 0 && { subCategories }),
      });
      const untried = open.length - wanted.length;
      send({ wanted, bodyOf }, { onSuccess: ({ errors, saved }) => tell(errors, untried, saved) });
    });

  function tell(errors: readonly unknown[], untried: number, saved: readonly Saved[]) {
    const total = uploads.length;
    const count = total - untried - errors.length;
    const [error] = errors;
    if (error instanceof ApiError) showFieldIssues(form, IMAGE_FIELDS, error.issues);
    if (errors.length > 0) {
      const outcome = t('{count} of {total, plural, one {# image} other {# images}} uploaded.', {
        count,
        total,
      });
      // The file's row needs a reason even without a message from the API.
      const reasons = error instanceof ApiError && error.response ? reasonsOf(error) : ['Upload failed'];
      const description = total === 1 ? reasons.map(translateIfKnown).join(' ') : outcome;
      toast({ title: t('Upload failed'), description, variant: 'destructive' });
    } else if (untried > 0 || total === 1) showSuccess({ title: t('Image uploaded') }, saved);
    else {
      const description = t('{count, plural, one {# image was uploaded.} other {# images were uploaded.}}', {
        count,
      });
      showSuccess({ title: t('Images uploaded'), description }, saved);
    }
    if (errors.length + untried === 0) onDone();
  }

  return {
    form,
    uploads,
    rejected,
    isMissing,
    isMultiple,
    setMultiple: (chosen: boolean) => (chosen ? toMultiple() : setMultiple(false)),
    isSending,
    isConverting,
    isDirty: open.length > 0 || (uploads.length === 0 && form.formState.isDirty),
    take,
    describe,
    remove,
    submit: submit(open),
    retry: (upload: Upload) => submit([upload])(),
  };
}
