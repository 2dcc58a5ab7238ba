import workshop from 'image:aluminium-workshop';
import type { Language, Service } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { serviceQueries } from '../../../shared/api/service-queries';
import { CONTENT_STALE_TIME } from '../../../shared/api/use-content-query';
import { blockQuery, siteQuery } from '../../../shared/i18n/translation/use-block';
import { fetchImagesOf, fetchNewestImages } from '../portfolio/gallery-queries';
import { fetchProjects } from '../portfolio/project-queries';
import { SAMPLE_PROJECTS } from '../portfolio/sample-projects';
import { testimonialQueries } from '../testimonials/testimonial-queries';
import { chooseImages, subCategoriesWithout } from './choose-images';
import { slideImage } from './slide-image';

/** Number on the home page. */
export const NEWEST_PROJECTS = 3;

/** Samples, if the sample's company has none. The query is separate, so that the page's data has no other projects. */
export const newestProjectsQuery = queryOptions({
  queryKey: ['projects', 'newest'],
  queryFn: async ({ client }) => {
    const company = client.ensureQueryData(blockQuery('company'));
    const [{ projects }, { en }] = await Promise.all([fetchProjects(), company]);
    return (projects.length > 0 || !en.isSample ? projects : SAMPLE_PROJECTS).slice(0, NEWEST_PROJECTS);
  },
  staleTime: CONTENT_STALE_TIME,
});

const firstLine = (text = '') => text.split('\n')[0] ?? '';

function tileTexts({ translations }: Pick<Service, 'translations'>, language: Language) {
  const { title, description } = translations?.[language] ?? {};
  return { ...(title && { title }), ...(description && { description: firstLine(description) }) };
}

/** The services of the home page: what its tiles show of them. */
export const homeServicesQuery = queryOptions({
  queryKey: ['services', 'home'],
  queryFn: async ({ client }) => {
    const services = await client.fetchQuery(serviceQueries.list);
    return services.flatMap(({ onHome, facts: _, ...service }) => {
      if (!onHome) return [];
      const shown = { features: [], description: firstLine(service.description) };
      return [
        {
          ...service,
          ...shown,
          translations: { en: tileTexts(service, 'en'), ar: tileTexts(service, 'ar') },
        },
      ];
    });
  },
  staleTime: CONTENT_STALE_TIME,
});

/** The query chooses the images, so the page's data contains no others and browsers show the server's choice. */
export const homeGalleryQuery = queryOptions({
  queryKey: ['gallery', 'home'],
  queryFn: async ({ client }) => {
    // Images whose request fails are not on the page.
    const { isSample } = (await client.ensureQueryData(blockQuery('company'))).en;
    const newest = fetchNewestImages(isSample);
    const [{ images }, older, projects, testimonials, { en }] = await Promise.all([
      newest,
      newest.then((response) =>
        Promise.all(isSample ? subCategoriesWithout(response.images).map(fetchImagesOf) : []),
      ),
      client.ensureQueryData(newestProjectsQuery).catch(() => []),
      client.ensureQueryData(testimonialQueries.list).catch(() => []),
      client.fetchQuery(siteQuery),
    ]);
    // Both languages have the same pictures.
    const slides = en.hero.slides.map(slideImage);
    const about = en.hero.introPicture.picture ?? workshop;
    return chooseImages(images, [...slides, about, ...projects, ...testimonials], older.flat());
  },
  staleTime: CONTENT_STALE_TIME,
});
