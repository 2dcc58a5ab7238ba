import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Image } from '../../../shared/ui/image';
import { type ProjectListProps, ProjectRowActions, useProjectName } from './project-cells';

/** Without room for a column, the line below the title contains its text. */
const wide = { display: { xs: 'none', md: 'table-cell' } };
const narrow = { display: { md: 'none' } };
const widest = { display: { xs: 'none', xl: 'table-cell' }, overflowWrap: 'anywhere' };

export function ProjectTable({ projects, ...actions }: ProjectListProps) {
  const { t } = useLanguage();
  const nameOf = useProjectName();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label={t('Projects')}
        sx={{ '& td, & th': { paddingInline: { xs: 1, md: 2 }, paddingBlock: 1 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('Picture')}</TableCell>
            <TableCell>{t('Title')}</TableCell>
            <TableCell sx={wide}>{t('Category')}</TableCell>
            <TableCell sx={widest}>{t('Location')}</TableCell>
            <TableCell sx={widest}>{t('Client')}</TableCell>
            <TableCell>{t('Actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {projects.map((project) => (
            <TableRow key={project.id} hover>
              <TableCell sx={{ inlineSize: { xs: 80, md: 112 } }}>
                <Image
                  image={project.images[0]}
                  picture={project.picture}
                  alt=""
                  sizes="96px"
                  ratio={3 / 2}
                  sx={{ inlineSize: { xs: 64, md: 80 }, borderRadius: 0.5 }}
                />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Typography component="bdi" variant="body2" translate="no" sx={{ fontWeight: 600 }}>
                  {nameOf(project)}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={narrow}>
                  {t(project.category)}
                </Typography>
              </TableCell>
              <TableCell sx={wide}>{t(project.category)}</TableCell>
              <TableCell sx={widest}>
                <bdi>{project.location}</bdi>
              </TableCell>
              <TableCell sx={widest}>
                <bdi>{project.client}</bdi>
              </TableCell>
              <TableCell sx={{ inlineSize: 104 }}>
                <ProjectRowActions project={project} {...actions} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
