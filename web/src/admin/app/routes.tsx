import { ADMIN_PATH } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { createRoutesFromElements, Link, Outlet, Route } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { SessionGuard } from '../../shared/session/session-guard';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { LoginPage } from '../account/login-page';
import { ReauthenticationDialog } from '../account/re-authentication-dialog';
import { RequiredFirst } from '../account/required-first';
import { AdminLayout } from '../layout/admin-layout';
import { TESTIMONIALS, WEBSITE } from '../layout/navigation';
import { LoadedPage } from '../ui/loaded-page';
import { Providers } from './providers';

/** A placeholder, as specified, with a link to where its content is edited. */
function ComingSoonPage({ edited }: { edited?: { at: string; label: PlainTranslationKey } }) {
  const { t } = useLanguage();
  return (
    <Paper variant="outlined" sx={{ padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
      <Typography color="textSecondary">{t('Content coming soon')}</Typography>
      {edited && (
        <Button component={Link} to={edited.at} sx={{ marginBlockStart: 2 }}>
          {t(edited.label)}
        </Button>
      )}
    </Paper>
  );
}

const ActivityPage = retryableLazy(() => import('../activity/activity-page'));
const BlogPostsPage = retryableLazy(() => import('../posts/posts-page'));
const DashboardPage = retryableLazy(() => import('../dashboard/dashboard-page'));
const ImagesPage = retryableLazy(() => import('../images/images-page'));
const MessagesPage = retryableLazy(() => import('../messages/messages-page'));
const InvitationPage = retryableLazy(() => import('../people/invitation-page'));
const PeoplePage = retryableLazy(() => import('../people/people-page'));
const ProfilePage = retryableLazy(() => import('../account/profile-page'));
const ProjectsPage = retryableLazy(() => import('../projects/projects-page'));
const ServicesPage = retryableLazy(() => import('../services/services-page'));
const SettingsPage = retryableLazy(() => import('../settings/settings-page'));
const TestimonialsPage = retryableLazy(() => import('../testimonials/testimonials-page'));
const TranslationsPage = retryableLazy(() => import('../translations/translations-page'));
const WebsitePage = retryableLazy(() => import('../website/website-page'));

/** Routes of a data router, which `useBlocker` needs. */
export function adminRoutes(contexts: Omit<ComponentProps<typeof Providers>, 'children'>) {
  return createRoutesFromElements(
    <Route
      element={
        <Providers {...contexts}>
          <Outlet />
        </Providers>
      }
    >
      <Route path={ADMIN_PATH}>
        <Route path="login" element={<LoginPage />} />
        <Route
          path="invitation"
          element={
            <LoadedPage>
              <InvitationPage />
            </LoadedPage>
          }
        />
        <Route
          element={
            <SessionGuard session="admin">
              <RequiredFirst>
                <AdminLayout />
              </RequiredFirst>
              <ReauthenticationDialog />
            </SessionGuard>
          }
        >
          <Route index element={<DashboardPage />} />
          <Route path="messages/:id?" element={<MessagesPage />} />
          <Route path="blog-posts" element={<BlogPostsPage />}>
            <Route path="new" element={null} />
          </Route>
          <Route path="projects" element={<ProjectsPage />}>
            <Route path="new" element={null} />
          </Route>
          <Route path="services" element={<ServicesPage />}>
            <Route path="new" element={null} />
          </Route>
          <Route
            path="testimonials"
            element={
              <ComingSoonPage
                edited={{ at: TESTIMONIALS.path, label: 'Edit the testimonials of the website' }}
              />
            }
          />
          <Route
            path="hero-sliders"
            element={
              <ComingSoonPage
                edited={{ at: `${WEBSITE.path}?block=hero`, label: 'Edit the hero slides of the website' }}
              />
            }
          />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="website" element={<WebsitePage />} />
          <Route path="website/testimonials" element={<TestimonialsPage />}>
            <Route path="new" element={null} />
          </Route>
          <Route path="translations" element={<TranslationsPage />}>
            <Route path=":kind/:id" element={null} />
          </Route>
          <Route path="images" element={<ImagesPage />}>
            <Route path="upload" element={null} />
          </Route>
          <Route path="activity" element={<ActivityPage />} />
          <Route path="people" element={<PeoplePage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="*" element={<ComingSoonPage />} />
        </Route>
      </Route>
    </Route>,
  );
}
