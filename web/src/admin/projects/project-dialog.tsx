import type { AdminProject } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import type { ContentDialogProps } from '../content/content-dialog';
import { KindDialog } from '../content/form/kind-dialog';
import { projectFields, projectForm, projectLooks } from './project-form';
import { ProjectPictures } from './project-pictures';
import { projectResource } from './project-queries';

export default function ProjectDialog(props: ContentDialogProps<AdminProject>) {
  return (
    <KindDialog
      {...props}
      resource={projectResource}
      form={projectForm}
      fields={projectFields}
      looks={projectLooks}
    >
      <Box className="wide">
        <ProjectPictures />
      </Box>
    </KindDialog>
  );
}
