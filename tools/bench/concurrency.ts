import { listGallery, sendEnquiry } from '@alnafitha/contract';
import { type LoadResult, measureLoad } from './load';
import { enquirySender, reader } from './requests';

const CONNECTIONS = 100;
const WARM_UP_SECONDS = 3;
const SECONDS = 15;

/** Measures a hundred concurrent connections. The rate limit accepts ten of the enquiries from one visitor. */
export async function measureConcurrency(
  origin: string,
  report: (name: string, result: LoadResult, connections: number) => void,
): Promise<void> {
  const requests = {
    [`GET ${listGallery.path}`]: reader(origin + listGallery.path),
    [`POST ${sendEnquiry.path}`]: enquirySender(origin),
    [`POST ${sendEnquiry.path} from one visitor`]: enquirySender(origin, () => 0),
  };
  for (const [name, send] of Object.entries(requests)) {
    await measureLoad({ connections: CONNECTIONS, seconds: WARM_UP_SECONDS, send });
    report(name, await measureLoad({ connections: CONNECTIONS, seconds: SECONDS, send }), CONNECTIONS);
  }
}
