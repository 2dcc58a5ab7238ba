import { NotFound } from '../layout/not-found';

export function NotFoundPage() {
  return <NotFound />;
}
