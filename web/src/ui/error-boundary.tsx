import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown in place of children that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error in rendering, or a part that could not be fetched, from blanking the page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
