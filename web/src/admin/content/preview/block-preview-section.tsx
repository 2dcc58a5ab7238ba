import { shownBlock } from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { serviceQueries } from '../../../shared/api/service-queries';
import PreviewPane from './preview-pane-section';

/** The page of a block, whose code has the sample's texts. */
export default function BlockPreview(props: Omit<ComponentProps<typeof PreviewPane>, 'showBlock'>) {
  const { data: services } = useQuery(serviceQueries.list);
  return <PreviewPane {...props} showBlock={shownBlock} services={services} />;
}
