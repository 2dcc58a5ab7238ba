import { type AdminProject, categoryLabel } from '@alnafitha/contract';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Image } from '../../shared/ui/image';
import { LastEdited } from '../history/last-edited';
import type { Column } from '../ui/data-list/column';
import { RowActions } from '../ui/data-list/row-actions';
import { TitleButton } from '../ui/data-list/title-button';
import { ArabicLink } from '../ui/translation-state';

export interface ProjectActions {
  onEdit: (project: AdminProject) => void;
  onHistory: (project: AdminProject) => void;
  onDuplicate: (project: AdminProject) => void;
  onShare: (project: AdminProject) => void;
  onDelete: (project: AdminProject) => void;
}

/** The display name of a project, whose title is optional. */
export function useProjectName() {
  const { t } = useLanguage();
  return ({ title }: AdminProject) => title || t('Untitled project');
}

export function useProjectColumns(actions: ProjectActions): Column<AdminProject>[] {
  const { t } = useLanguage();
  const nameOf = useProjectName();
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
    {
      header: t('Title'),
      card: 'head',
      cell: (project) => (
        <>
          <Typography component="div" variant="body2">
            <TitleButton onClick={() => actions.onEdit(project)}>{nameOf(project)}</TitleButton>
          </Typography>
          <ArabicLink kind="projects" id={project.id} title={nameOf(project)} state={project.arabic} />
          <LastEdited edited={project.edited} />
        </>
      ),
      sx: { overflowWrap: 'anywhere' },
    },
    {
      header: t('Category'),
      card: 'head',
      cell: ({ category }) => t(categoryLabel(category)),
      cardCell: ({ category }) => (
        <Typography variant="body2" color="textSecondary">
          {t(categoryLabel(category))}
        </Typography>
      ),
      from: 'md',
    },
    {
      header: t('Location'),
      cell: ({ location }) => <bdi>{bidiText(location)}</bdi>,
      from: 'xl',
      sx: { overflowWrap: 'anywhere' },
    },
    {
      header: t('Client'),
      cell: ({ client }) => <bdi>{bidiText(client)}</bdi>,
      from: 'xl',
      sx: { overflowWrap: 'anywhere' },
    },
    { header: t('Year'), cell: ({ year }) => year, from: 'xl' },
    {
      header: t('Actions'),
      cell: (project) => <ProjectRowActions project={project} {...actions} />,
      sx: { inlineSize: 192 },
    },
  ];
}

export function ProjectRowActions({ project, ...actions }: ProjectActions & { project: AdminProject }) {
  const { onEdit, onHistory, onDuplicate, onShare, onDelete } = actions;
  const { t } = useLanguage();
  const title = useProjectName()(project);
  return (
    <RowActions
      edit={{ label: t('Edit the project {title}', { title }), onClick: () => onEdit(project) }}
      history={{ label: t('History of {title}', { title }), onClick: () => onHistory(project) }}
      remove={{ label: t('Delete the project {title}', { title }), onClick: () => onDelete(project) }}
      more={{
        label: t('More for {title}', { title }),
        actions: [
          { label: t('Duplicate'), onClick: () => onDuplicate(project) },
          { label: t('Share a preview'), onClick: () => onShare(project) },
        ],
      }}
    />
  );
}
