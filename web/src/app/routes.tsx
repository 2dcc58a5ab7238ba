import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLanguage } from '../language/language-context';
import { HomePage } from '../site/home/home-page';
import { SiteLayout } from '../site/layout/site-layout';
import { NotFoundPage } from '../site/not-found/not-found-page';
import { PageSpinner } from '../ui/page-spinner';

const AboutPage = lazy(() => import('../site/about/about-page'));
const ServicesPage = lazy(() => import('../site/services/services-page'));
const PortfolioPage = lazy(() => import('../site/portfolio/portfolio-page'));
const ProjectPage = lazy(() => import('../site/portfolio/project-page'));
const ChairmanPage = lazy(() => import('../site/chairman/chairman-page'));
const TestimonialsPage = lazy(() => import('../site/testimonials/testimonials-page'));
const BlogPage = lazy(() => import('../site/blog/blog-page'));
const PostPage = lazy(() => import('../site/blog/post-page'));
const ContactPage = lazy(() => import('../site/contact/contact-page'));
const AuthPage = lazy(() => import('../account/auth-page'));
const AccountPage = lazy(() => import('../account/account-page'));
const AdminApp = lazy(() => import('../admin/admin-app'));

/** The public site at the root, the panel under /admin, which visitors never load. */
export function AppRoutes() {
  const { t } = useLanguage();
  return (
    <Suspense fallback={<PageSpinner label={t('Loading...')} />}>
      <Routes>
        <Route path="/admin/*" element={<AdminApp />} />
        <Route element={<SiteLayout />}>
          <Route index element={<HomePage />} />
          <Route path="about" element={<AboutPage />} />
          <Route path="services" element={<ServicesPage />} />
          <Route path="portfolio" element={<PortfolioPage />} />
          <Route path="portfolio/:id" element={<ProjectPage />} />
          <Route path="chairman" element={<ChairmanPage />} />
          <Route path="testimonials" element={<TestimonialsPage />} />
          <Route path="blog" element={<BlogPage />} />
          <Route path="blog/:idAndSlug" element={<PostPage />} />
          <Route path="contact" element={<ContactPage />} />
          <Route path="auth" element={<AuthPage />} />
          <Route path="account" element={<AccountPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
