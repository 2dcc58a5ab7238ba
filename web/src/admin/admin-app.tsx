import { Route, Routes } from 'react-router-dom';
import { SessionGuard } from '../session/session-guard';
import { MuiTheme } from '../ui/mui/mui-theme';
import { retryableLazy } from '../ui/retryable-lazy';
import { AdminLayout } from './layout/admin-layout';
import { LoginPage } from './login/login-page';
import { RenewalDialog } from './login/renewal-dialog';
import { ComingSoonPage } from './placeholders/coming-soon-page';

const BlogPostsPage = retryableLazy(() => import('./blog-posts/blog-posts-page'));
const DashboardPage = retryableLazy(() => import('./dashboard/dashboard-page'));
const ImagesPage = retryableLazy(() => import('./images/images-page'));
const MessagesPage = retryableLazy(() => import('./messages/messages-page'));
const ProjectsPage = retryableLazy(() => import('./projects/projects-page'));
const ServicesPage = retryableLazy(() => import('./services/services-page'));

// React.lazy takes a module's default export.
export default function AdminApp() {
  return (
    <MuiTheme>
      <Routes>
        <Route path="login" element={<LoginPage />} />
        <Route
          element={
            <SessionGuard session="admin">
              <AdminLayout />
              <RenewalDialog />
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
          <Route path="images" element={<ImagesPage />}>
            <Route path="upload" element={null} />
          </Route>
          <Route path="*" element={<ComingSoonPage />} />
        </Route>
      </Routes>
    </MuiTheme>
  );
}
