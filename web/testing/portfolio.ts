import {
  categoryGroup,
  type GalleryImage,
  IMAGES_PAGE_SIZE,
  listGallery,
  listPortfolioImages,
  listProjectPage,
  PROJECTS_PAGE_SIZE,
  type Project,
  paginate,
  SAMPLE_BLOCKS,
} from '@alnafitha/contract';
import { mockEndpoint } from './server';

const { pictures } = SAMPLE_BLOCKS.categories;

/** Answers with the page and the group of the request. */
export function mockProjects(projects: readonly Project[]) {
  return mockEndpoint(listProjectPage, ({ query: { page, group } }) => {
    const matches = projects.filter(({ category }) => !group || category === group);
    return {
      projects: pageOf(matches, PROJECTS_PAGE_SIZE, page),
      pagination: paginate(matches.length, PROJECTS_PAGE_SIZE),
    };
  });
}

/** Answers with the page and the choice of the request, or with all images for the lightbox. */
export function mockPortfolioImages(images: readonly GalleryImage[]) {
  mockEndpoint(listGallery, () => ({ images: [...images] }));
  return mockEndpoint(listPortfolioImages, ({ query: { page, group, subCategory } }) => {
    const matches = images.filter(
      ({ subCategories }) =>
        (!subCategory || subCategories.some((name) => name === subCategory)) &&
        (!group || subCategories.some((name) => categoryGroup(pictures, name) === group)),
    );
    return {
      images: pageOf(matches, IMAGES_PAGE_SIZE, page),
      pagination: paginate(matches.length, IMAGES_PAGE_SIZE),
      subCategories: pictures
        .map(({ key }) => key)
        .filter((name) => images.some(({ subCategories }) => subCategories.includes(name))),
    };
  });
}

function pageOf<Entry>(entries: readonly Entry[], size: number, page = '1'): Entry[] {
  return entries.slice((Number(page) - 1) * size, Number(page) * size);
}
