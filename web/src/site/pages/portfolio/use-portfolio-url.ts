import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageNumber } from '../../ui/page-number';
import { ALL_PROJECTS, filterOf, groupOf, type PortfolioFilter } from './portfolio-filter';

type Changes = Readonly<Record<string, string | null>>;

/** State of a history entry that the gallery pushed. */
interface EntryState {
  isPictureOpened?: boolean;
}

/** The filter, open project and picture of the URL. Only `openPicture` adds a history entry. */
export function usePortfolioUrl() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state: EntryState | null = useLocation().state;
  const category = params.get('category');
  const ownGroup = params.get('projects');
  const projectPage = pageNumber(params.get('page'));
  const picturePage = pageNumber(params.get('pictures'));
  const filter: PortfolioFilter = filterOf(category);
  const projectGroup = ownGroup === ALL_PROJECTS ? null : (groupOf(ownGroup) ?? filter.group);

  function searchWith(changes: Changes) {
    const after = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) after.delete(name);
      else after.set(name, value);
    }
    return after;
  }

  function change(changes: Changes, options: { replace?: boolean; state?: EntryState | null } = {}) {
    setParams(searchWith(changes), { replace: true, preventScrollReset: true, ...options });
  }

  return {
    projectId: params.get('id') || undefined,
    filter,
    /** Follows the category of a link until the projects have their own filter. */
    projectGroup,
    /** By slug or group name; `null` for all. Projects keep their filter, or they would move the gallery. */
    filterBy: (value: string | null) =>
      change({
        category: value,
        pictures: null,
        projects: filterOf(value).group === projectGroup ? null : (projectGroup ?? ALL_PROJECTS),
      }),
    clearFilters: () => change({ category: null, projects: null, page: null, pictures: null }),
    filterProjectsBy: (group: string | null) => change({ projects: group ?? ALL_PROJECTS, page: null }),
    projectPage,
    picturePage,
    /** Query strings of the next pages. */
    moreProjects: `?${searchWith({ page: String(projectPage + 1), id: null, picture: null })}`,
    morePictures: `?${searchWith({ pictures: String(picturePage + 1), id: null, picture: null })}`,
    /** Query string of the canonical URL; empty for the first pages. */
    canonicalSearch:
      projectPage > 1 || picturePage > 1 ? searchWith({ id: null, picture: null }).toString() : '',
    closeProject: () => change({ id: null }),
    pictureId: params.get('picture') ?? undefined,
    openPicture: (id: string) =>
      change({ picture: id }, { replace: false, state: { isPictureOpened: true } }),
    /** Replaces the open picture. */
    changePicture: (id: string) => change({ picture: id }, { state }),
    closePicture: () => (state?.isPictureOpened ? void navigate(-1) : change({ picture: null })),
  };
}
