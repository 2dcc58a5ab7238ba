import {
  BLOCK_PAGES,
  type BlockId,
  colorCss,
  fontSheet,
  type GalleryImage,
  type Language,
  localizedPath,
  type Post,
  PREVIEW_READY,
  type PreviewMessage,
  type ProjectDetail,
  previewMessageIn,
  type Service,
  type SiteBlocks,
  servicePath,
} from '@alnafitha/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { serviceQueries } from '../../../shared/api/service-queries';
import { showColors } from '../../../shared/app/document-colors';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { PageSpinner } from '../../../shared/ui/spinner';
import { NotFound } from '../../layout/not-found';
import { type ParsedPost, parsePost } from '../../posts/post-queries';
import { PostView } from '../blog/post-page';
import { ProjectView } from '../portfolio/project-page';
import { testimonialQueries } from '../testimonials/testimonial-queries';
import { changedIn, markTexts, pathAt, placeOf, showPlace } from './places';

const PAGES = {
  '/': retryableLazy(() => import('../home/home-page')),
  '/about': retryableLazy(() => import('../about-page')),
  '/services': retryableLazy(() => import('../services/services-page')),
  '/chairman': retryableLazy(() => import('../chairman-page')),
  '/portfolio': retryableLazy(() => import('../portfolio/portfolio-page')),
  '/testimonials': retryableLazy(() => import('../testimonials/testimonials-page')),
  '/blog': retryableLazy(() => import('../blog/blog-page')),
  '/contact': retryableLazy(() => import('../contact/contact-page')),
  '/sitemap': retryableLazy(() => import('../sitemap-page')),
  '/terms': retryableLazy(() => import('../terms-page')),
};
const KIND_PAGES = { services: '/services', testimonials: '/testimonials', images: '/portfolio' } as const;

/** The window of the form: that around the frame, or the one that has opened the tab. */
const panelOf = (): Window | null => (window.parent === window ? window.opener : window.parent);

interface Props {
  /** In place of what a panel sends. */
  saved?: PreviewMessage;
}

/** The page of what the panel's form has, saved or not; or of what is `saved`. */
export default function LivePreview({ saved }: Props) {
  const panel = saved ? null : panelOf();
  const received = useShown(panel, saved);
  const shown = saved ? { message: saved, post: undefined } : received;
  if (!panel && !saved) return <NotFound />;
  const { message, post } = shown ?? {};
  const press = (event: MouseEvent) => {
    const { target } = event;
    if (!panel || !message || !(target instanceof Element)) return;
    // The page stays; what only changes its view still works.
    if (target.closest('a, [type="submit"]')) event.preventDefault();
    const path = pathAt(target, message.texts);
    if (path !== null) panel.postMessage({ type: 'preview-press', path }, location.origin);
  };
  return (
    <>
      <meta name="robots" content="noindex" />
      <div onClickCapture={press}>
        {message ? <Shown message={message} post={post} /> : <PageSpinner label="" />}
      </div>
    </>
  );
}

interface ShownContent {
  readonly message: PreviewMessage;
  /** A post has its text parsed, in the language of the page. */
  readonly post?: ParsedPost;
}

function useShown(panel: Window | null, saved: PreviewMessage | undefined): ShownContent | undefined {
  const client = useQueryClient();
  const [shown, setShown] = useState<ShownContent>();
  useEffect(() => {
    let latest = saved;
    if (saved) store(client, saved);
    const receive = async ({ source, origin, data }: MessageEvent) => {
      const message = panel && source === panel && origin === location.origin ? previewMessageIn(data) : null;
      if (!message) return;
      latest = message;
      if (message.kind !== 'posts') {
        store(client, message);
        setShown({ message });
        return;
      }
      const post = await parsePost(message.entry as Post, message.language);
      if (latest === message) setShown({ message, post });
    };
    // What is saved arrives later, and again when it is refreshed.
    const restore = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual && latest)
        store(client, latest);
    });
    window.addEventListener('message', receive);
    panel?.postMessage({ type: PREVIEW_READY }, location.origin);
    return () => {
      restore();
      window.removeEventListener('message', receive);
    };
  }, [client, panel, saved]);
  return shown;
}

interface Identified {
  readonly id: string;
}

/** A new entry is the first. */
function withEntry<E extends Identified>(entries: readonly E[], entry: E): E[] {
  const isListed = entries.some(({ id }) => id === entry.id);
  return isListed ? entries.map((other) => (other.id === entry.id ? entry : other)) : [entry, ...entries];
}

/** Puts a block or entry of a list in the place of what is saved. */
function store(client: QueryClient, { kind, id, entry }: PreviewMessage): void {
  if (kind === 'blocks') client.setQueryData(['site', id], entry);
  const listKey = { services: serviceQueries.list.queryKey, testimonials: testimonialQueries.list.queryKey };
  if (kind === 'services' || kind === 'testimonials')
    client.setQueryData<readonly Identified[]>(
      listKey[kind],
      (list) => list && withEntry(list, entry as Identified),
    );
  if (kind === 'images')
    client.setQueriesData<{ readonly images: readonly GalleryImage[] }>(
      { queryKey: ['gallery', 'pages'] },
      (page) => page && { ...page, images: withEntry(page.images, entry as GalleryImage) },
    );
}

interface ShownProps {
  message: PreviewMessage;
  post: ParsedPost | undefined;
}

function Shown({ message, post }: ShownProps) {
  const { language } = useLanguage();
  useView(message);
  useSight(message);
  // The page of the other language follows at once.
  if (language !== message.language) return null;
  const { kind, id, entry } = message;
  if (kind === 'posts') return <PostView post={post} renderHead={() => null} />;
  if (kind === 'projects') return <ShownProject project={entry as ProjectDetail} />;
  const Page: ComponentType = PAGES[kind === 'blocks' ? BLOCK_PAGES[id as BlockId] : KIND_PAGES[kind]];
  return <Page />;
}

function ShownProject({ project }: { project: ProjectDetail }) {
  const [localized] = useLocalized('projects', [project]);
  return <ProjectView project={localized} />;
}

/** The language and query of the page, and its colours. */
function useView({ kind, id, entry, language, isDark }: PreviewMessage): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = pathOf(language, kind === 'services' ? (entry as Service).slugs[0] : undefined);
  const isThere = pathname + search === wanted;
  useEffect(() => {
    if (!isThere) navigate(wanted + hash, { replace: true });
  }, [isThere, wanted, hash, navigate]);
  useEffect(() => {
    if (isDark !== undefined) showColors(isDark);
  }, [isDark]);
  useEffect(() => {
    if (id === 'look') showLook((entry as Record<Language, SiteBlocks['look']>).en);
  }, [id, entry]);
}

/** A change of the page follows its message within this time. */
const CHANGED_MS = 1000;

/** Marks texts, and scrolls to the field with the focus, or to what else has changed. */
function useSight(message: PreviewMessage): void {
  const { entry, language, texts, focused } = message;
  const former = useRef<PreviewMessage>(undefined);
  const isSought = useRef(true);
  const changedAt = useRef(0);
  const look = useEffectEvent((records: readonly MutationRecord[]) => {
    markTexts(texts);
    if (isSought.current) {
      const block = (entry as Partial<Record<Language, object>>)[language];
      const place = placeOf(focused, texts, block);
      isSought.current = place === undefined;
      if (place) showPlace(place);
    } else if (performance.now() - changedAt.current < CHANGED_MS) {
      const changed = changedIn(records);
      if (!changed) return;
      changedAt.current = 0;
      showPlace(changed);
    }
  });
  // Comes before the observer is told of the same render.
  useLayoutEffect(() => {
    const before = former.current;
    former.current = message;
    if (before?.focused !== message.focused || before?.language !== message.language) isSought.current = true;
    // A text that is typed is in sight.
    else if (focusedText(before) === focusedText(message)) changedAt.current = performance.now();
    const frame = requestAnimationFrame(() => look([]));
    return () => cancelAnimationFrame(frame);
  }, [message]);
  useEffect(() => {
    // Parts of the page arrive later.
    const observer = new MutationObserver((records) => look(records));
    const contents = { childList: true, characterData: true, subtree: true };
    observer.observe(document.body, { ...contents, attributeFilter: ['src', 'srcset'] });
    return () => observer.disconnect();
  }, []);
}

const focusedText = ({ texts, focused }: PreviewMessage) => texts.find(({ path }) => path === focused)?.text;

/** The fonts and colours that are chosen, in place of those of the document. */
function showLook(look: SiteBlocks['look']): void {
  const colors = new CSSStyleSheet();
  colors.replaceSync(colorCss(look));
  document.adoptedStyleSheets = [colors];
  const href = fontSheet(look.fonts);
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
}

function pathOf(language: Language, slug: string | undefined): string {
  const path = localizedPath(language, '/preview');
  return slug === undefined ? path : path + servicePath(slug).slice('/services'.length);
}
