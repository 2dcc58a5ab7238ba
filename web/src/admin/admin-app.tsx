import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SessionGuard } from '../session/session-guard';
import { useEndOfAdminSession } from '../session/use-end-of-admin-session';
import { DashboardPage } from './dashboard/dashboard-page';
import { AdminLayout } from './layout/admin-layout';
import { LoginPage } from './login/login-page';
import { ComingSoonPage } from './placeholders/coming-soon-page';

const BlogPostsPage = lazy(() => import('./blog-posts/blog-posts-page'));
const ImagesPage = lazy(() => import('./images/images-page'));
const MessagesPage = lazy(() => import('./messages/messages-page'));
const ProjectsPage = lazy(() => import('./projects/projects-page'));
const ServicesPage = lazy(() => import('./services/services-page'));

// React.lazy takes a module's default export.
export default function AdminApp() {
  useEndOfAdminSession();
  return (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route
        element={
          <SessionGuard session="admin">
            <AdminLayout />
          </SessionGuard>
        }
      >
        <Route index element={<DashboardPage />} />
        <Route path="messages/:id?" element={<MessagesPage />} />
        <Route path="blog-posts" element={<BlogPostsPage />}>
          <Route path="new" />
        </Route>
        <Route path="projects" element={<ProjectsPage />}>
          <Route path="new" />
        </Route>
        <Route path="services" element={<ServicesPage />}>
          <Route path="new" />
        </Route>
        <Route path="images" element={<ImagesPage />}>
          <Route path="upload" />
        </Route>
        <Route path="*" element={<ComingSoonPage />} />
      </Route>
    </Routes>
  );
}
