import { useSearchParams } from 'react-router-dom';
import { filterOf, groupOf, type PortfolioFilter } from './portfolio-filter';

/** The value of the projects' filter for all projects, independent of the gallery. */
const ALL_PROJECTS = 'all';

/** The filter in the URL, and its setters, which replace the history entry without scrolling. */
export function usePortfolioUrl() {
  const [params, setParams] = useSearchParams();
  const category = params.get('category');
  const ownGroup = params.get('projects');
  const filter: PortfolioFilter = filterOf(category);

  function change(changes: Readonly<Record<string, string | null>>) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    /** The open project. */
    projectId: params.get('id') || undefined,
    filter,
    /** The projects follow the gallery's filter until they have their own. */
    projectGroup: ownGroup === ALL_PROJECTS ? null : (groupOf(ownGroup) ?? filter.group),
    /** By a sub-category's slug or a group's name; `null` for all. */
    filterBy: (value: string | null) => change({ category: value, projects: null }),
    filterProjectsBy: (group: string | null) => change({ projects: group ?? ALL_PROJECTS }),
    closeProject: () => change({ id: null }),
  };
}
