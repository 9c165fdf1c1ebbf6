import { CloudOff, WifiOff } from 'lucide-react';
import { useIsOnline } from '#client/lib/use-is-online.ts';
import { Button } from './base/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface PageErrorProps {
  /** The page's heading: what could not be loaded. */
  title: string;
  body?: string;
  /** What the button says. */
  action?: string;
  onRetry: () => void;
}

/** In the place of a whole page that could not be loaded. */
export function PageError({
  title,
  body = 'Please try again in a moment.',
  action = 'Try again',
  onRetry,
}: PageErrorProps) {
  const isOnline = useIsOnline();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={isOnline ? CloudOff : WifiOff}
        title={isOnline ? title : 'You are offline'}
        body={isOnline ? body : 'This page will load when you are back online.'}
        action={<Button onClick={onRetry}>{action}</Button>}
      />
    </div>
  );
}
