import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../shared/i18n/language-context';
import { Box } from '../../../../shared/ui/box';
import { Button } from '../../../../shared/ui/button';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden';
import type { ChosenFiles, FileForm } from './chosen-files';

/** Takes photos and drawings. What scales and uploads them is loaded at the first choice. */
export function FileField(props: FileForm) {
  const { files, isRestored, onError } = props;
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<ComponentType<{ files: ChosenFiles; onRemoved: () => void }>>();

  async function add() {
    const { current } = input;
    // The form may be gone when the code is loaded.
    const chosen = [...(current?.files ?? [])];
    // At once, because the effect may call this, too; and the same file can be chosen again after its removal.
    if (current) current.value = '';
    const { ChosenFileList, takeFiles } = await import('./chosen-file-list');
    await takeFiles(props, chosen);
    setList(() => ChosenFileList);
  }
  const addOrTell = () => {
    files.loading = add().catch(onError);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; before hydration, a choice makes no event.
  useEffect(() => {
    if (isRestored || files.loading || input.current?.files?.length) addOrTell();
    for (const type of ['focusin', 'dragenter'])
      addEventListener(type, () => import('./dropped-files').catch(console.warn), { once: true });
  }, []);

  return (
    <div className="wide">
      <Button component="label" variant="outlined" sx={button}>
        {t('Add photos or a drawing (optional)')}
        <Box
          component="input"
          ref={input}
          type="file"
          multiple
          // Without a type that is no image, Android offers no camera.
          accept="image/*,application/pdf"
          onChange={addOrTell}
          sx={visuallyHidden}
        />
      </Button>
      {List && files.current && <List files={files.current} onRemoved={() => input.current?.focus()} />}
    </div>
  );
}

const button = {
  minBlockSize: 44,
  '&:focus-within': { outline: '2px solid', outlineOffset: '2px' },
};
