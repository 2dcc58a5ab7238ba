import { Component, type ReactNode } from 'react';
import { forgetFailedLazies } from './retryable-lazy';

interface Props {
  /** Replaces failed children; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A change renders failed children again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Keeps a rendering error, or a lazy component that failed to load, from blanking the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(): void {
    forgetFailedLazies();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback(failure.error, () => this.setState({ failure: null }));
  }
}
