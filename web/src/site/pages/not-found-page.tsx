import { NotFound } from '../layout/not-found';

export default function NotFoundPage() {
  return <NotFound />;
}
