import {
  type ContentKind,
  isLive,
  LIVE_PREVIEW_HASH,
  type PreviewMessage,
  previewedEntryOf,
  previewTokenIn,
} from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { Box } from '../../../shared/ui/box';
import { Container } from '../../../shared/ui/container';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { PageHead } from '../../../shared/ui/page-head';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { useWhatsappSubject } from '../../layout/chat-subject';
import { NotFound } from '../../layout/not-found';
import { usePageTitle } from '../../layout/use-page-title';
import { PostView } from '../blog/post-page';
import { ProjectView } from '../portfolio/project-page';
import { previewQueries } from './preview-queries';

const LivePreview = retryableLazy(() => import('./live-preview-section'));

/** An entry as saved, for whoever has the link; or what the panel's form has. */
export default function PreviewPage() {
  const { hash } = useLocation();
  const [isLive] = useState(hash === LIVE_PREVIEW_HASH);
  return isLive ? <LivePreview /> : <LinkedPreview />;
}

function LinkedPreview() {
  const token = useToken();
  const entry = previewedEntryOf(token);
  return entry ? <EntryPreview token={token} kind={entry.kind} /> : <NotFound />;
}

/** The token in the fragment. Stays there when the skip link replaces it, or a reload would open nothing. */
function useToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const linked = previewTokenIn(hash);
  const [token, setToken] = useState(linked ?? '');
  if (linked !== null && linked !== token) setToken(linked);
  const isOther = token !== '' && hash !== `#${token}`;
  useEffect(() => {
    if (isOther) navigate({ pathname, search, hash: token }, { replace: true });
  }, [isOther, pathname, search, token, navigate]);
  return token;
}

function EntryPreview({ token, kind }: { token: string; kind: ContentKind }) {
  const { t, language } = useLanguage();
  const { data, isLoadingError, refetch } = useQuery(previewQueries.open(token, language));
  const project = data?.kind === 'projects' ? data.entry : undefined;
  const [localizedProject] = useLocalized('projects', project ? [project] : []);

  if (data === null) return <NotFound />;
  const title = kind === 'posts' ? t('Blog') : kind === 'projects' ? t('Our projects') : t('Preview');
  if (isLoadingError) {
    return (
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 6, md: 10 } }}>
        <PreviewHead title={title} />
        <FailedLoad
          text={t('This preview could not be loaded. Please try again.')}
          retryLabel={t('Retry')}
          onRetry={refetch}
        />
      </Container>
    );
  }
  const post = data?.kind === 'posts' ? data : undefined;
  const isPublic = post
    ? isLive({ published: post.published, date: post.entry.date }, new Date())
    : data?.published === true;
  return (
    <>
      {data && <Banner isPublic={isPublic} expiresAt={data.expiresAt} />}
      {kind === 'posts' ? (
        <PostView
          post={post?.entry}
          renderHead={(loaded) => <PreviewHead title={loaded?.title ?? title} />}
        />
      ) : kind === 'projects' ? (
        <>
          <PreviewHead title={localizedProject?.title ?? title} />
          <ProjectView project={localizedProject} />
        </>
      ) : (
        data && <LivePreview saved={{ ...data, ...NO_FORM, language }} />
      )}
    </>
  );
}

/** What a message of the panel has besides an entry. */
const NO_FORM = { type: 'preview', texts: [], isDark: undefined } as const satisfies Partial<PreviewMessage>;

function PreviewHead({ title }: { title: string }) {
  const pageTitle = usePageTitle(title);
  useWhatsappSubject(title);
  return (
    <>
      <PageHead title={pageTitle} />
      <meta name="robots" content="noindex" />
    </>
  );
}

function Banner({ isPublic, expiresAt }: { isPublic: boolean; expiresAt: string }) {
  const { t, formatDateTime } = useLanguage();
  const date = formatDateTime(expiresAt);
  return (
    <Box role="status" sx={{ borderBlockEnd: HAIRLINE, backgroundColor: 'action.hover' }}>
      <Container maxWidth="xl" sx={{ paddingBlock: 1.5, fontWeight: 600 }}>
        {isPublic
          ? t('Preview of the saved version. This link works until {date}.', { date })
          : t('Preview: not public. This link works until {date}.', { date })}
      </Container>
    </Box>
  );
}
