import { type ComponentType, Fragment, type ReactNode, lazy, useEffect, useState } from 'react';
import { reloadOnce, retryNow, untilReachable } from '#client/lib/reach.ts';
import { t } from '#client/lib/t.ts';
import { PageError } from './page-error.tsx';
import { Screen } from './screen.tsx';

/** Parameters from the address. */
export type Params = Partial<Record<string, string>>;
type Page = (params: Params) => ReactNode;
type Load = () => Promise<{ default: Page }>;

/** The frame stays while the page's code cannot be loaded; once it can, the page appears. */
function LatePage({ load, params }: { load: Load; params: Params }) {
  const [Page, setPage] = useState<Page | null>(null);
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
  if (Page) return <Page {...params} />;
  return (
    <Screen>
      {problem && (
        <PageError
          title={problem === 'away' ? t('You’re offline') : t('This page couldn’t be loaded')}
          onRetry={problem === 'away' ? retryNow : () => location.reload()}
        />
      )}
    </Screen>
  );
}

/**
 * A screen in a chunk of its own. React's `lazy` would fail permanently, and with it everything else.
 * @param Frame what stands around it, also while its code cannot be loaded; none where the frame stands already
 */
export function lazyPage(load: Load, Frame: ComponentType<{ children: ReactNode }> = Fragment) {
  const framed = (Page: Page) => ({
    default: (params: Params) => (
      <Frame>
        <Page {...params} />
      </Frame>
    ),
  });
  return lazy(() =>
    load().then(
      (page) => framed(page.default),
      () => framed((params) => <LatePage load={load} params={params} />),
    ),
  );
}
