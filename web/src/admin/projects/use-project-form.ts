import { type AdminProject, ERROR_MESSAGES, PROJECT_CATEGORIES, ProjectDraft } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../shared/api/api-error';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { isTooLarge } from '../ui/form/acceptable-images';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useProjectMutations } from './project-queries';

const FilledProject = ProjectDraft.extend({
  image: z.custom<File | null>().refine((file) => !file || !isTooLarge(file), ERROR_MESSAGES.imageTooLarge),
});

export type ProjectValues = z.input<typeof FilledProject>;
type FilledValues = z.output<typeof FilledProject>;

const fields = ['category', 'title', 'location', 'client', 'year', 'description', 'image'] as const;

function valuesOf(project: AdminProject | undefined): ProjectValues {
  return {
    category: project?.category ?? PROJECT_CATEGORIES[0],
    title: project?.title ?? '',
    location: project?.location ?? '',
    client: project?.client ?? '',
    year: project?.year?.toString() ?? '',
    description: project?.description ?? '',
    image: null,
    imagePath: undefined,
  };
}

/** The form of a project, or of a new one, and its submission. On failure it keeps the input. */
export function useProjectForm(project: AdminProject | undefined, onSaved: () => void) {
  const { notifySuccess, notifyError } = useMutationToasts('projects');
  const { create, update } = useProjectMutations();
  const submitOnce = useSubmitOnce();
  const form = useForm<ProjectValues, unknown, FilledValues>({
    resolver: zodResolver(FilledProject),
    defaultValues: valuesOf(project),
  });

  const submit = form.handleSubmit(({ image: file, ...draft }) => {
    const save = async () => {
      const saved = await (project
        ? update.mutateAsync({ id: project.id, project: draft, file })
        : create.mutateAsync({ project: draft, file }));
      onSaved();
      notifySuccess(project ? 'The project was updated.' : 'The project was created.', saved);
    };
    return submitOnce(save, (error) => {
      if (error instanceof ApiError) {
        const issues = error.issues.map(({ path, message }) => ({
          path: path === 'imagePath' ? 'image' : path,
          message,
        }));
        showFieldIssues(form, fields, issues);
      }
      notifyError(project ? 'Failed to update project' : 'Failed to create project', error);
    });
  });

  return { form, submit, isSaving: create.isPending || update.isPending };
}
