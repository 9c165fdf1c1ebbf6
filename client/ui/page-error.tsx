import { CloudOff, WifiOff } from 'lucide-react';
import { useIsOnline } from '#client/lib/use-is-online.ts';
import { Button } from './base/button.tsx';
import { EmptyState } from './empty-state.tsx';
import * as texts from './texts.ts';

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
  body = texts.tryAgainInAMoment,
  action = texts.tryAgain,
  onRetry,
  level = 1,
}: PageErrorProps) {
  const isOnline = useIsOnline();
  return (
    <div role="alert">
      <EmptyState
        level={level}
        icon={isOnline ? CloudOff : WifiOff}
        title={isOnline ? title : texts.youAreOffline}
        body={isOnline ? body : texts.thisPageWillLoadWhen}
        action={<Button onClick={onRetry}>{action}</Button>}
      />
    </div>
  );
}
