import ToastView, { type ToastViewProps } from '../../shared/ui/toast/toast-view';
import { MuiTheme } from './mui-theme';

export default function SiteToastView(props: ToastViewProps) {
  return (
    <MuiTheme>
      {/* The floating buttons are at inline end. */}
      <ToastView {...props} atStart />
    </MuiTheme>
  );
}
