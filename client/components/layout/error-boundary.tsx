import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** A fault while drawing must not leave an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-5 px-4 text-center">
        <h1 className="text-2xl">This page could not be shown</h1>
        <p className="max-w-[46ch] text-soft">Something went wrong on our side. Nothing you saved is lost.</p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </main>
    );
  }
}
