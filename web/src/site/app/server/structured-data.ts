import {
  type BlockId,
  factOf,
  LANGUAGES,
  localize,
  localizedPath,
  PAGE_NAMES,
  postIdOf,
  type Service,
  type SiteBlocks,
  servicePath,
  telephoneLink,
  textLanguage,
} from '@alnafitha/contract';
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  HomeAndConstructionBusiness,
  Place,
  PropertyValue,
  Question,
  Service as ServiceThing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { serviceQueries } from '../../../shared/api/service-queries';
import { blockQuery } from '../../../shared/i18n/translation/use-block';
import { projectQueries } from '../../pages/portfolio/project-queries';
import { BUILT_IN_SERVICES } from '../../pages/services/built-in-services';
import { postQueries } from '../../posts/post-queries';
import type { RenderedPage } from './render-page';

type Only<Thing> = Exclude<Thing, string>;
type PageThing = Only<
  Article | BreadcrumbList | FAQPage | HomeAndConstructionBusiness | Place | ServiceThing | WebSite
>;

const COUNTRY = 'Qatar';
/** Image of posts without one, and of a company without a logo. */
const ICON = '/icons/512.png';

/** Structured data for search engines: https://schema.org */
export function structuredData(page: RenderedPage): WithContext<PageThing>[] {
  if (page.status !== 200) return [];
  const { path } = page;
  const things = [
    ...(path === '/' ? [company(page), website(page)] : [breadcrumbs(page)]),
    ...(path === '/contact' ? [company(page), ...questions(page, '')] : []),
    ...(path === '/services' ? services(page) : []),
    ...article(page),
    ...project(page),
  ];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

function urlOf({ hydrationData: server, language }: RenderedPage, path: string): string {
  return server.origin + localizedPath(language, path);
}

/** All pages refer to the company by this id. */
function companyId({ hydrationData: server }: RenderedPage): string {
  return `${server.origin}/#company`;
}

/** A block of the page, in its language. */
function blockOf<Id extends BlockId>({ queryClient, language }: RenderedPage, id: Id): SiteBlocks[Id] {
  const block = queryClient.getQueryData(blockQuery(id).queryKey);
  if (!block) throw new Error(`The page does not show the block ${id}`);
  return block[language];
}

function company(page: RenderedPage): Only<HomeAndConstructionBusiness> {
  const { hydrationData: server } = page;
  const { name, street, city, registration, phones, email, latitude, longitude, ...others } = blockOf(
    page,
    'company',
  );
  const { logo, networks } = others;
  const image = server.origin + (logo?.image ?? ICON);
  const telephones = phones.map(({ number }) => telephoneLink(number).replace(/^tel:|;.*/g, ''));
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': companyId(page),
    name,
    url: urlOf(page, '/'),
    image,
    logo: image,
    ...(telephones[0] && { telephone: telephones[0] }),
    email,
    contactPoint: telephones.map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      availableLanguage: [...LANGUAGES],
    })),
    ...(registration && {
      identifier: { '@type': 'PropertyValue', propertyID: 'Commercial registration', value: registration },
    }),
    hasCertification: blockOf(page, 'trust').certificates.map(({ name, certificateNumber, validUntil }) => ({
      '@type': 'Certification',
      name,
      ...(certificateNumber && { certificationIdentification: certificateNumber }),
      ...(validUntil && { expires: validUntil }),
    })),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      ...(city && { addressLocality: city }),
      addressCountry: 'QA',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    areaServed: { '@type': 'Country', name: COUNTRY },
    openingHoursSpecification: blockOf(page, 'hours').times.map(({ days, from, until, ...times }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      ...(from && { validFrom: from }),
      ...(until && { validThrough: until }),
      ...times,
    })),
    sameAs: networks.map(({ profile }) => profile),
  };
}

function website(page: RenderedPage): Only<WebSite> {
  const { language } = page;
  return {
    '@type': 'WebSite',
    name: blockOf(page, 'company').name,
    url: urlOf(page, '/'),
    inLanguage: language,
    publisher: { '@id': companyId(page) },
  };
}

/** The questions that the page shows: those of a service, or of none. */
function questions(page: RenderedPage, serviceId: string): Only<FAQPage>[] {
  const shown = blockOf(page, 'questions').questions.filter(({ service = '' }) => service === serviceId);
  if (shown.length === 0) return [];
  const mainEntity = shown.map(
    ({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }),
  );
  return [{ '@type': 'FAQPage', mainEntity }];
}

function services(page: RenderedPage): Only<FAQPage | ServiceThing>[] {
  const { queryClient, translateText: translate } = page;
  const stored = queryClient.getQueryData(serviceQueries.list.queryKey) ?? [];
  const all: readonly Pick<Service, 'title' | 'description' | 'facts'>[] =
    stored.length === 0 && blockOf(page, 'company').isSample
      ? BUILT_IN_SERVICES
      : stored.map((service) => localize(service, page.language));
  const chosen = serviceOf(page);
  const things = (chosen ? [chosen] : all).map(
    ({ title, description, facts }): Only<ServiceThing> => ({
      '@type': 'Service',
      name: translate(title),
      description: translate(description),
      serviceType: translate(title),
      ...properties(facts),
      provider: {
        '@id': companyId(page),
        '@type': 'HomeAndConstructionBusiness',
        name: blockOf(page, 'company').name,
      },
      areaServed: { '@type': 'Country', name: COUNTRY },
    }),
  );
  return chosen ? [...things, ...questions(page, chosen.id)] : things;
}

/** The service of the URL. */
function serviceOf({ queryClient, hydrationData, language }: RenderedPage) {
  const slug = new URL(hydrationData.url, hydrationData.origin).searchParams.get('service');
  const stored = queryClient.getQueryData(serviceQueries.list.queryKey) ?? [];
  const service = stored.find(({ slugs }) => slugs[0] === slug);
  return service && localize(service, language);
}

function properties(facts: readonly string[] = []): { additionalProperty?: PropertyValue[] } {
  if (facts.length === 0) return {};
  const additionalProperty = facts.map(factOf).map(
    ({ label, value }): PropertyValue => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    }),
  );
  return { additionalProperty };
}

function postOf({ queryClient, path, language }: RenderedPage) {
  const [, idAndSlug] = /^\/blog\/(.+)$/.exec(path) ?? [];
  const post =
    idAndSlug && queryClient.getQueryData(postQueries.detail(postIdOf(idAndSlug), language).queryKey);
  return post && localize(post, language);
}

function article(page: RenderedPage): Only<Article>[] {
  const post = postOf(page);
  if (!post) return [];
  const { language, hydrationData: server, path } = page;
  const { title, excerpt, image = ICON, date, modified = date, author } = post;
  const { name } = blockOf(page, 'company');
  return [
    {
      '@type': 'Article',
      headline: title,
      description: excerpt,
      image: URL.canParse(image) ? image : server.origin + image,
      datePublished: date,
      dateModified: modified,
      inLanguage: textLanguage(title) ?? language,
      author: { '@type': 'Person', name: author },
      publisher: { '@type': 'Organization', '@id': companyId(page), name },
      mainEntityOfPage: urlOf(page, path),
    },
  ];
}

function projectOf({ queryClient, path, language }: RenderedPage) {
  const [, id] = /^\/portfolio\/(.+)$/.exec(path) ?? [];
  const detail = id === undefined ? null : queryClient.getQueryData(projectQueries.detail(id).queryKey);
  return detail ? localize(detail, language) : null;
}

/** The place that was built. */
function project(page: RenderedPage): Only<Place>[] {
  const detail = projectOf(page);
  if (!detail?.facts?.length) return [];
  const { title, description, location, image, facts } = detail;
  return [
    {
      '@type': 'Place',
      name: title,
      description,
      ...(location && { address: location }),
      ...(image && { image: page.hydrationData.origin + image }),
      ...properties(facts),
    },
  ];
}

function breadcrumbs(page: RenderedPage): Only<BreadcrumbList> {
  const { path, translateText: translate } = page;
  const [section = ''] = path.match(/^\/[^/]+/) ?? [];
  const link = blockOf(page, 'pages').pages.find((row) => row.page === section);
  const service = path === '/services' ? serviceOf(page) : undefined;
  const trail = [
    { name: translate('Home'), path: '/' },
    ...(link ? [{ name: link.name || translate(PAGE_NAMES[link.page]), path: section }] : []),
    ...(link && link.page === path ? [] : [{ name: titleOf(page), path }]),
    ...(service ? [{ name: service.title, path: servicePath(service.slugs[0] ?? '') }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: urlOf(page, step.path),
    })),
  };
}

function titleOf(page: RenderedPage): string {
  const { translateText: translate } = page;
  const post = postOf(page);
  if (post) return post.title;
  const detail = projectOf(page);
  if (detail) return translate(detail.title);
  // Pages without a link in menus.
  const [title = ''] = /(?<=<title>)[^|<]+/.exec(page.body.head) ?? [];
  return title.trim();
}
