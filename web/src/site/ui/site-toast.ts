import { lazyToastView } from '../../shared/ui/toast/toast-provider';

export const loadToastView = () => import('./site-toast-view');
export const SiteToastView = lazyToastView(loadToastView);
