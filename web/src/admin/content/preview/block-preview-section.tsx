import { shownBlock } from '@alnafitha/contract';
import type { ComponentProps } from 'react';
import PreviewPane from './preview-pane-section';

/** The page of a block, whose code has the sample's texts. */
export default function BlockPreview(props: Omit<ComponentProps<typeof PreviewPane>, 'showBlock'>) {
  return <PreviewPane {...props} showBlock={shownBlock} />;
}
