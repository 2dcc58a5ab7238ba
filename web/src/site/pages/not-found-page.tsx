import { NotFound } from '../layout/not-found';

// React.lazy takes a module's default export.
export default function NotFoundPage() {
  return <NotFound />;
}
