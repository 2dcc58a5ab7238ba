import { factOf, type Localized, type ProjectGroup, type Service, toOgImageUrl } from '@alnafitha/contract';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { serviceQuotePath, useIsPageShown } from '../../layout/links';
import { Masthead } from '../../layout/masthead';
import { Section } from '../../layout/section';
import { SitePageHead } from '../../layout/site-page-head';
import { WhatsappButton } from '../../layout/whatsapp';
import { ArrowLink } from '../../ui/arrow-link';
import { FactsList } from '../../ui/facts-list';
import { hairlineRows, ruledColumns } from '../../ui/layout-styles';
import { ProjectCard } from '../portfolio/project-card';
import { projectQueries } from '../portfolio/project-queries';
import { serviceGroup } from './project-counts';

/** A service first and whole, on the page of all. */
export function ServiceView({ service }: { service: Localized<Service> }) {
  const { t } = useLanguage();
  const { title, description, features, image, picture, slugs, original } = service;
  const { introduction } = useBlock('custom');
  const facts = useFacts(service);
  const group = serviceGroup(original.title);
  const isPageShown = useIsPageShown();
  const [sentence, rest] = splitSentence(description);
  const hasMore = rest !== '' || features.length > 0 || facts.length > 0;
  return (
    <>
      <SitePageHead
        title={title}
        description={description.replace(/\s+/g, ' ')}
        ogImage={image && picture && toOgImageUrl(image)}
        search={`service=${encodeURIComponent(slugs[0] ?? '')}`}
      />
      <Masthead
        title={title}
        introduction={sentence || introduction}
        {...(image && picture && { image: { image, picture } })}
      />
      <Section title={hasMore ? t('What you get') : undefined}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, lg: 8 },
            gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <div>
            {rest && (
              <Typography dir="auto" sx={{ fontSize: '1.125rem', whiteSpace: 'pre-line' }}>
                {bidiText(rest)}
              </Typography>
            )}
            <Box component="ul" sx={{ ...hairlineRows, ...(rest && { marginBlockStart: 3 }) }}>
              {features.map((feature) => (
                <li key={feature}>
                  <span dir="auto">{bidiText(feature)}</span>
                </li>
              ))}
            </Box>
          </div>
          <Box sx={{ '& > dl': { marginBlockStart: 0 } }}>
            <FactsList lines={facts} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button
                component={LocaleLink}
                to={serviceQuotePath(original)}
                variant="contained"
                size="large"
                aria-label={t('Request a Quote: {service}', { service: title })}
              >
                {t('Request a Quote')}
              </Button>
              <WhatsappButton subject={title} variant="outlined" size="large">
                {t('Chat on WhatsApp')}
              </WhatsappButton>
            </Box>
          </Box>
        </Box>
      </Section>
      {group && isPageShown('/portfolio') && <ServiceProjects group={group} />}
      <ServiceQuestions id={service.id} />
    </>
  );
}

/** With the warranty, unless the facts name it. */
function useFacts({ id, facts = [] }: Localized<Service>): readonly string[] {
  const { t } = useLanguage();
  const { warranties } = useBlock('trust');
  const [warranty] = [id, ''].flatMap((wanted) => warranties.find(({ service }) => service === wanted) ?? []);
  const label = t('Warranty');
  if (!warranty || facts.some((fact) => factOf(fact).label === label)) return facts;
  return [...facts, `${label}: ${warranty.duration}`];
}

/** A longer one would fill a phone's screen in the size of a masthead. */
const SENTENCE = /^(.{1,160}?[.!?؟])(?:\s+|$)/u;

/** Returns the first sentence, blank if it is long, and what follows it. */
function splitSentence(text: string): [sentence: string, rest: string] {
  const [, sentence = ''] = SENTENCE.exec(text) ?? [];
  return [sentence, text.slice(sentence.length).trim()];
}

function ServiceQuestions({ id }: { id: string }) {
  const { questionsTitle, questions: all } = useBlock('questions');
  const questions = all.filter(({ service }) => service === id);
  if (questions.length === 0) return null;
  return (
    <Section title={questionsTitle}>
      <Box component="dl" sx={{ ...hairlineRows, margin: 0 }}>
        {questions.map(({ anchor, question, answer }) => (
          <Box key={anchor} id={anchor} sx={{ scrollMarginBlockStart: 88 }}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {bidiText(question)}
            </Box>
            <Box component="dd" sx={{ margin: 0, color: 'text.secondary', maxInlineSize: '62ch' }}>
              {bidiText(answer)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const SHOWN_PROJECTS = 3;

/** The newest projects of the service's group. */
function ServiceProjects({ group }: { group: ProjectGroup }) {
  const { t } = useLanguage();
  const { data } = useContentQuery(projectQueries.newest(group, SHOWN_PROJECTS));
  const projects = useLocalized('projects', data ?? []);
  if (projects.length === 0) return null;
  return (
    <Section
      className="no-print"
      tone="band"
      title={t('Our projects')}
      action={<ArrowLink to={`/portfolio?projects=${group}`}>{t('All projects')}</ArrowLink>}
    >
      <Box component="ul" sx={ruledColumns({ xs: 1, md: 3 })}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </Box>
    </Section>
  );
}
