import { type AdminProject, projects } from '@alnafitha/contract';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { Image } from '../../shared/ui/image';
import { EntryActions, useEntryColumns } from '../content/columns';
import type { OpenDialog } from '../content/content-page';
import { useFieldColumns } from '../content/field-columns';
import type { Column } from '../ui/data-list/column';
import { useCategories } from '../ui/use-categories';

/** The display name of a project, whose title is optional. */
export function useProjectName() {
  const { t } = useLanguage();
  return ({ title }: AdminProject) => title || t('Untitled project');
}

export function useProjectColumns(open: OpenDialog<AdminProject>): Column<AdminProject>[] {
  const { t } = useLanguage();
  const columns = useEntryColumns({ kind: 'projects', open, nameOf: useProjectName() });
  const { nameOf } = useCategories('projects');
  const fieldColumns = useFieldColumns<AdminProject>(projects.fields);
  return [
    {
      header: t('Image'),
      cell: ({ images, picture }) => (
        <Image
          image={images[0]}
          picture={picture}
          alt=""
          sizes="96px"
          ratio={3 / 2}
          sx={{ inlineSize: { xs: 64, md: 80 }, borderRadius: 0.5 }}
        />
      ),
      sx: { inlineSize: { xs: 80, md: 112 } },
    },
    columns.title({ variant: 'body2', sx: { overflowWrap: 'anywhere' } }),
    {
      header: t('Category'),
      card: 'head',
      cell: ({ category }) => nameOf(category),
      cardCell: ({ category }) => (
        <Typography variant="body2" color="textSecondary">
          {nameOf(category)}
        </Typography>
      ),
      from: 'md',
    },
    ...fieldColumns,
    {
      header: t('Actions'),
      cell: (project) => <ProjectActions project={project} open={open} />,
      sx: { inlineSize: 192 },
    },
  ];
}

interface ActionsProps {
  project: AdminProject;
  open: OpenDialog<AdminProject>;
}

export function ProjectActions({ project, open }: ActionsProps) {
  const { t } = useLanguage();
  const title = useProjectName()(project);
  return (
    <EntryActions
      title={title}
      labels={{
        edit: t('Edit the project {title}', { title }),
        remove: t('Delete the project {title}', { title }),
      }}
      onOpen={(dialog) => open(dialog, project)}
    />
  );
}
