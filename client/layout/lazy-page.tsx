import { type ComponentType, Fragment, lazy, useEffect, useState } from 'react';
import { reloadOnce, retryNow, untilReachable } from '#client/lib/reach.ts';
import { t } from '#client/lib/t.ts';
import { PageError } from '#client/ui/page-error.tsx';
import { RequireMember } from './require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** The frame stays while the page's code cannot be loaded; once it can, the page appears. */
function LatePage({ load, isInFrame }: { load: Load; isInFrame: boolean }) {
  const [Page, setPage] = useState<ComponentType | null>(null);
  const [problem, setProblem] = useState<'away' | 'gone' | null>(null);
  useEffect(() => {
    let isHere = true;
    const fetchPage = async () => {
      await untilReachable(() => isHere && setProblem('away'));
      if (!isHere) return;
      try {
        const { default: loaded } = await load();
        setPage(() => loaded);
      } catch {
        if (isHere && !reloadOnce()) setProblem('gone');
      }
    };
    void fetchPage();
    return () => void (isHere = false);
  }, [load]);
  if (Page) return <Page />;
  const Frame = isInFrame ? Fragment : RequireMember;
  return (
    <Frame>
      <Screen>
        {problem && (
          <PageError
            title={problem === 'away' ? t('You’re offline') : t('This page couldn’t be loaded')}
            onRetry={problem === 'away' ? retryNow : () => location.reload()}
          />
        )}
      </Screen>
    </Frame>
  );
}

/**
 * A screen in a chunk of its own. React's `lazy` would fail permanently, and with it everything else.
 * @param isInFrame it is shown where the frame stands already
 */
export const lazyPage = (load: Load, isInFrame = false) =>
  lazy(() => load().catch(() => ({ default: () => <LatePage load={load} isInFrame={isInFrame} /> })));
