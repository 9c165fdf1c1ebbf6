import { CloudOff, WifiOff } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { useIsOnline } from '#client/lib/use-is-online.ts';
import { Button } from './base/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface PageErrorProps {
  /** The page's heading: what could not be loaded. */
  title: string;
  body?: string;
  /** The button's label. */
  action?: string;
  onRetry: () => void;
  level?: 1 | 2;
}

/** Replaces a whole page that could not be loaded. */
export function PageError({
  title,
  body = t('Please try again in a moment.'),
  action = t('Try again'),
  onRetry,
  level = 1,
}: PageErrorProps) {
  const isOnline = useIsOnline();
  return (
    <div role="alert">
      <EmptyState
        level={level}
        icon={isOnline ? CloudOff : WifiOff}
        title={isOnline ? title : t('You’re offline')}
        body={isOnline ? body : t('This page will load when you’re back online.')}
        action={<Button onClick={onRetry}>{action}</Button>}
      />
    </div>
  );
}
