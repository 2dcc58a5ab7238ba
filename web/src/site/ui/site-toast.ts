import { retryableLazy } from '../../shared/ui/retryable-lazy';

export const loadToastView = () => import('./site-toast-view');
export const SiteToastView = retryableLazy(loadToastView);
