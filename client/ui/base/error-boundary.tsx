import { Component, type ReactNode } from 'react';
import { t } from '#client/lib/t.ts';
import { Button } from './button.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of what failed. */
  fallback?: ReactNode;
  /** The current location: another one starts fresh. */
  place?: string;
}
interface State {
  hasFailed: boolean;
  place: string | undefined;
}

/** A rendering error must not leave an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, place: undefined };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: State): State | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-5 px-4 text-center">
        <h1 className="text-2xl">{t('This page couldn’t be shown')}</h1>
        <p className="max-w-[46ch] text-soft">{t('Something went wrong. Your saved work is safe.')}</p>
        <Button onClick={() => location.reload()}>{t('Reload the page')}</Button>
      </main>
    );
  }
}
