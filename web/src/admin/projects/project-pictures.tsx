import { ERROR_MESSAGES, MAX_NEW_PROJECT_IMAGES, MAX_PROJECT_IMAGES } from '@alnafitha/contract';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { Image } from '../../shared/ui/image';
import { LazyPart } from '../../shared/ui/lazy-part';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { type RejectedFile, sortFiles } from '../images/chosen-files';
import { FileButton } from '../images/file-button';
import { LazyLibraryPicker } from '../images/image-choice-section';
import { RejectedFiles } from '../images/rejected-files';
import { useAcceptableImages } from '../ui/form/acceptable-images';
import { IconButton } from '../ui/icon-button';
import type { SortableProps } from '../ui/sortable/sortable-section';
import { useObjectUrl } from '../ui/use-object-url';

const Sortable = retryableLazy<SortableProps<Picture>>(() => import('../ui/sortable/sortable-section'));

/** The URL of a stored or library image, or a new file. */
export type Picture = string | File;

interface PicturesValues {
  pictures: readonly Picture[];
}

/** Files and images of the library, in order. */
export function ProjectPictures() {
  const { t, translateIfKnown } = useLanguage();
  const textId = useId();
  const { getValues, setFocus } = useFormContext<PicturesValues>();
  const { field, fieldState } = useController<PicturesValues, 'pictures'>({ name: 'pictures' });
  const [isPicking, setPicking] = useState(false);
  /** Why chosen images were not added. */
  const [rejections, setRejections] = useState<readonly Partial<RejectedFile>[]>([]);
  const message = fieldState.error?.message;

  function change(pictures: readonly Picture[]) {
    setRejections([]);
    field.onChange(pictures);
  }

  function add(chosen: readonly Picture[], rejected: readonly RejectedFile[] = []) {
    // The images may have changed: the conversion of the chosen ones takes seconds.
    const { pictures, errors } = addPictures(getValues('pictures'), chosen);
    change(pictures);
    setRejections([...rejected, ...[...errors].map((reason) => ({ reason }))]);
  }

  const { take, isConverting } = useAcceptableImages((files) => {
    const { accepted, rejected } = sortFiles(files);
    add(accepted, rejected);
  });

  return (
    <Box role="group" aria-label={t('Images')} sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('Images')}</Typography>
      <PictureList
        pictures={field.value}
        onMove={(from, to) => {
          const rest = field.value.filter((_, index) => index !== from);
          change([...rest.slice(0, to), ...field.value.slice(from, from + 1), ...rest.slice(to)]);
        }}
        onRemove={(removed) => {
          change(field.value.filter((picture) => picture !== removed));
          // The focused button is unmounted.
          setFocus('pictures');
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          ref={field.ref}
          color={message === undefined ? 'primary' : 'error'}
          aria-describedby={textId}
          loading={isConverting}
          inputLabel={t('Add images')}
          multiple
          onFiles={take}
        >
          {t('Add images')}
        </FileButton>
        <Button variant="outlined" onClick={() => setPicking(true)}>
          {t('From the library')}
        </Button>
      </Box>
      <FormHelperText id={textId} error={message !== undefined}>
        {message === undefined ? t('PNG, JPG, or JPEG (Max 5MB each)') : translateIfKnown(message)}
      </FormHelperText>
      <RejectedFiles rejected={rejections} />
      {isPicking && (
        <LazyLibraryPicker
          category="Projects"
          onChoose={({ url }) => {
            add([url]);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  );
}

interface PictureListProps {
  pictures: readonly Picture[];
  onMove: (from: number, to: number) => void;
  onRemove: (picture: Picture) => void;
}

function PictureList({ pictures, onMove, onRemove }: PictureListProps) {
  const { t } = useLanguage();
  const [isSortable, setSortable] = useState(true);
  if (pictures.length === 0) return null;
  const nameOf = (picture: Picture) =>
    isFile(picture) ? picture.name : t('Image {number}', { number: pictures.indexOf(picture) + 1 });
  const preview = (picture: Picture, index: number) => (
    <Preview
      picture={picture}
      name={nameOf(picture)}
      isFirst={index === 0}
      onRemove={() => onRemove(picture)}
    />
  );
  const plain = (
    <Box component="ul" aria-label={t('Images')} sx={columns}>
      {pictures.map((picture, index) => (
        <li key={idOf(picture)}>{preview(picture, index)}</li>
      ))}
    </Box>
  );
  if (pictures.length === 1 || !isSortable) return plain;
  return (
    <LazyPart onFailure={() => setSortable(false)} fallback={plain}>
      <Sortable
        label={t('Images')}
        items={pictures}
        idOf={idOf}
        nameOf={nameOf}
        onMove={onMove}
        layout="grid"
      >
        {preview}
      </Sortable>
    </LazyPart>
  );
}

/** The columns are those of the sortable grid. */
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
};

interface PreviewProps {
  picture: Picture;
  name: string;
  isFirst: boolean;
  onRemove: () => void;
}

function Preview({ picture, name, isFirst, onRemove }: PreviewProps) {
  const { t } = useLanguage();
  const url = useObjectUrl(isFile(picture) ? picture : null);
  return (
    <Box sx={{ position: 'relative' }}>
      <Image
        image={isFile(picture) ? url : picture}
        alt={name}
        sizes="240px"
        ratio={3 / 2}
        sx={{ borderRadius: 1 }}
      />
      {isFirst && (
        <Typography
          component="span"
          variant="body2"
          sx={{
            position: 'absolute',
            insetBlockEnd: 4,
            insetInlineStart: 4,
            paddingInline: 1,
            borderRadius: 1,
            backgroundColor: 'background.paper',
          }}
        >
          {t('Card picture')}
        </Typography>
      )}
      <IconButton
        label={t('Remove {name}', { name })}
        onClick={onRemove}
        sx={{
          position: 'absolute',
          insetBlockStart: 4,
          insetInlineEnd: 4,
          inlineSize: 44,
          blockSize: 44,
          backgroundColor: 'background.paper',
          '&:hover': { backgroundColor: 'background.default' },
        }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

export function isFile(picture: Picture): picture is File {
  return picture instanceof File;
}

function idOf(picture: Picture): string {
  return isFile(picture) ? `${picture.name} ${picture.size} ${picture.lastModified}` : picture;
}

/** Adds each image once, as many as the limits allow; `errors` are the messages of the limits that were exceeded. */
function addPictures(pictures: readonly Picture[], chosen: readonly Picture[]) {
  const all = new Map(pictures.map((picture) => [idOf(picture), picture]));
  const errors = new Set<string>();
  for (const picture of chosen) {
    const newImages = [...all.values()].filter(isFile).length;
    if (all.has(idOf(picture))) continue;
    if (all.size >= MAX_PROJECT_IMAGES) errors.add(ERROR_MESSAGES.tooManyProjectImages);
    else if (isFile(picture) && newImages >= MAX_NEW_PROJECT_IMAGES)
      errors.add(ERROR_MESSAGES.tooManyNewImages);
    else all.set(idOf(picture), picture);
  }
  return { pictures: [...all.values()], errors };
}
