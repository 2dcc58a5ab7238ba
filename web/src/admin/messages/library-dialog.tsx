import { ImageDraft, type MessageFile } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useToast } from '../../shared/ui/toast/toast-context';
import { IMAGE_FIELDS, ImageFields, type ImageValues, resolveTitled } from '../images/image-form';
import { useImageUpload } from '../images/image-upload-section';
import { reasonsOf } from '../images/use-uploads';
import { FormDialog } from '../ui/form/form-dialog';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { fetchMessageFile } from './message-file';
import { MessagePicture } from './message-picture';

/** Copies a sender's picture to the library. Its title is required: file names of visitors say little. */
export default function LibraryDialog({ file, onClose }: { file: MessageFile; onClose: () => void }) {
  const { t, translateIfKnown } = useLanguage();
  const errorId = useId();
  const toast = useToast();
  const { showSuccess } = useMutationToasts('images');
  const consent = useRef<HTMLInputElement>(null);
  const [hasConsent, setConsent] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const form = useForm<ImageValues, unknown, ImageDraft>({
    resolver: resolveTitled,
    defaultValues: ImageDraft.parse({}),
  });
  const { upload } = useImageUpload();
  const copy = useMutation({
    async mutationFn({ subCategories, ...draft }: ImageDraft) {
      const picture = await fetchMessageFile(file);
      // The name becomes part of the public URL, and the sender's may be private.
      const named = new File([picture], `${draft.title}.${file.type.split('/').at(-1)}`, { type: file.type });
      return upload.mutateAsync({
        file: named,
        ...draft,
        ...(subCategories.length > 0 && { subCategories }),
      });
    },
    onSuccess(saved) {
      showSuccess({ title: t('Image uploaded') }, [saved]);
      onClose();
    },
    onError(error) {
      if (error instanceof ApiError) showFieldIssues(form, IMAGE_FIELDS, error.issues);
      const description = reasonsOf(error).map(translateIfKnown).join(' ');
      toast({ title: t('Upload failed'), description, variant: 'destructive' });
    },
  });
  const submit = form.handleSubmit((draft) => copy.mutate(draft));
  const onSubmit = (event: FormEvent) => {
    if (hasConsent) return submit(event);
    event.preventDefault();
    setRefused(true);
    consent.current?.focus();
  };
  return (
    <FormDialog
      title={t('Copy to the library')}
      isDirty={hasConsent || form.formState.isDirty}
      isSaving={copy.isPending}
      submitLabel={t('Upload')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <MessagePicture
            src={`${file.url}?size=thumbnail`}
            alt={file.name}
            sx={{ inlineSize: '100%', blockSize: 200, objectFit: 'contain' }}
          />
          <div>
            <FormControlLabel
              required
              label={t('The sender has agreed that we show this picture')}
              disabled={copy.isPending}
              control={
                <Checkbox
                  checked={hasConsent}
                  onChange={(_, isChecked) => {
                    setConsent(isChecked);
                    setRefused(false);
                  }}
                  slotProps={{
                    input: {
                      ref: consent,
                      'aria-invalid': isRefused,
                      'aria-describedby': isRefused ? errorId : undefined,
                    },
                  }}
                />
              }
            />
            {isRefused && (
              <FormHelperText id={errorId} error>
                {t('Without the sender’s consent, we cannot show the picture.')}
              </FormHelperText>
            )}
          </div>
          <ImageFields isTitleRequired isDisabled={copy.isPending} />
        </Box>
      </FormProvider>
    </FormDialog>
  );
}
