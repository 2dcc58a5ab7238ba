import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLanguage } from '../language/language-context';
import { HomePage } from '../site/home/home-page';
import { IntroductionPage } from '../site/introduction/introduction-page';
import { SiteLayout } from '../site/layout/site-layout';
import { NotFoundPage } from '../site/not-found/not-found-page';
import { PageSpinner } from '../ui/page-spinner';

const ContactPage = lazy(() => import('../site/contact/contact-page'));
const SignInPage = lazy(() => import('../account/sign-in-page'));
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
          <Route
            path="about"
            element={
              <IntroductionPage
                title="About Us"
                introduction="For more than 15 years we have designed, made and installed aluminium, UPVC and glass across Qatar."
              />
            }
          />
          <Route
            path="services"
            element={
              <IntroductionPage
                title="Our Services"
                introduction="Aluminium fabrication, UPVC windows and doors, glass partitions and curtain walls, from the first drawing to the last seal."
              />
            }
          />
          <Route
            path="portfolio"
            element={
              <IntroductionPage
                title="Portfolio"
                introduction="Villas, towers and shops in Doha, Al Wakrah and Al Khor carry our windows, doors and façades. Ask us for references near you."
              />
            }
          />
          <Route
            path="testimonials"
            element={
              <IntroductionPage
                title="Testimonials"
                introduction="Most of our clients come through somebody we have worked for. Ask us, and we put you in touch with them."
              />
            }
          />
          <Route
            path="blog"
            element={
              <IntroductionPage
                title="Blog"
                introduction="Advice on glass, frames and heat from the people who build with them every day. Ask us your question."
              />
            }
          />
          <Route path="contact" element={<ContactPage />} />
          <Route path="auth" element={<SignInPage />} />
          <Route path="account" element={<AccountPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
