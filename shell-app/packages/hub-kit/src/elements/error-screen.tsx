import { Component, type ErrorInfo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Shown when rendering the page failed. */
export function ErrorScreen() {
  return (
    <Page role="alert">
      <EmptyState icon="warning" title="Something went wrong.">
        <Button look="solid" icon="refresh" onClick={() => window.location.reload()}>
          Reload Page
        </Button>
      </EmptyState>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  place-content: center;
  min-height: 100vh;
`;

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of the children once they failed; `retry` renders them again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  /** A change of it resets the boundary, such as another URL. */
  resetKey?: string;
}

/** Shows a fallback for children that throw while rendering. */
export class ErrorBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ error: null });

  override render() {
    return this.state.error ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
