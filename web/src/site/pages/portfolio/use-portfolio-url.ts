import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { pageNumber } from '../../ui/page-number';
import {
  ALL_PROJECTS,
  filterOf,
  groupOf,
  LAST_PICTURE_PAGE,
  LAST_PROJECT_PAGE,
  type PortfolioFilter,
} from './portfolio-filter';

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
  /** 0: only the first projects, so that the gallery begins soon after them. */
  const projectPage = params.has('page') ? pageNumber(params.get('page'), LAST_PROJECT_PAGE) : 0;
  const picturePage = pageNumber(params.get('pictures'), LAST_PICTURE_PAGE);
  const { pictures } = useBlock('categories');
  const filter: PortfolioFilter = filterOf(pictures, category);
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
    /** No category has the name. */
    isUnknownFilter: category !== null && filter.subCategory === null && filter.group === null,
    /** Follows the category of a link until the projects have their own filter. */
    projectGroup,
    /** `value` is a slug, a group or `null` for all. Projects keep their filter, or they would move the gallery. */
    filterBy: (value: string | null) =>
      change({
        category: value,
        pictures: null,
        projects: filterOf(pictures, value).group === projectGroup ? null : (projectGroup ?? ALL_PROJECTS),
      }),
    clearFilters: () => change({ category: null, projects: null, page: null, pictures: null }),
    filterProjectsBy: (group: string | null) =>
      change({ projects: group ?? ALL_PROJECTS, page: projectPage > 0 ? '1' : null }),
    projectPage,
    picturePage,
    /** Query strings of the next pages. */
    moreProjects: `?${searchWith({ page: String(projectPage + 1), id: null, picture: null })}`,
    morePictures: `?${searchWith({ pictures: String(picturePage + 1), id: null, picture: null })}`,
    /** The query string without parameters whose values do not exist. */
    searchWithout: (names: readonly string[]) =>
      searchWith(Object.fromEntries(names.map((name) => [name, null]))).toString(),
    closeProject: () => change({ id: null }),
    pictureId: params.get('picture') ?? undefined,
    openPicture: (id: string) =>
      change({ picture: id }, { replace: false, state: { isPictureOpened: true } }),
    /** Replaces the open picture. */
    changePicture: (id: string) => change({ picture: id }, { state }),
    closePicture: () => (state?.isPictureOpened ? void navigate(-1) : change({ picture: null })),
  };
}
