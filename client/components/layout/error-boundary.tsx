import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** In the place of what failed. */
  fallback?: ReactNode;
  /** Where one is: another place starts anew. */
  place?: string;
}

/** A fault while drawing must not leave an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-5 px-4 text-center">
        <h1 className="text-2xl">This page could not be shown</h1>
        <p className="max-w-[46ch] text-soft">Something went wrong. Your saved work is safe.</p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </main>
    );
  }
}
