import { listGallery, sendEnquiry } from '@alnafitha/contract';
import { type LoadResult, measureLoad } from './load';
import { enquirySender, reader } from './requests';

const CROWD = 100;
const WARM_UP_SECONDS = 3;
const SECONDS = 15;

/** Measures a hundred connections at once; of the enquiries that all come from one visitor, the limit leaves ten. */
export async function measureCrowd(
  origin: string,
  tell: (name: string, result: LoadResult, connections: number) => void,
): Promise<void> {
  const requests = {
    [`GET ${listGallery.path}`]: reader(origin + listGallery.path),
    [`POST ${sendEnquiry.path}`]: enquirySender(origin),
    [`POST ${sendEnquiry.path} from one visitor`]: enquirySender(origin, () => 0),
  };
  for (const [name, send] of Object.entries(requests)) {
    await measureLoad({ connections: CROWD, seconds: WARM_UP_SECONDS, send });
    tell(name, await measureLoad({ connections: CROWD, seconds: SECONDS, send }), CROWD);
  }
}
