import ToastView, { type ToastViewProps } from '../../shared/ui/toast/toast-view';
import { MuiTheme } from './mui-theme';

// React.lazy takes a module's default export.
export default function SiteToastView(props: ToastViewProps) {
  return (
    <MuiTheme>
      {/* The floating buttons are at the end. */}
      <ToastView {...props} atStart />
    </MuiTheme>
  );
}
