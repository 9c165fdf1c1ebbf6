import { type ReactNode, Suspense, useEffect } from 'react';
import { Film, Plus, SearchX } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { Screen, ScreenHead } from '#client/ui/screen.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { type Hub, NO_FILTERS, hubHref, isNarrowed, useHub } from './hub-address.ts';
import { rememberHub } from './last-hub.ts';
import { HubFilters } from './hub-filters.tsx';
import { HubSearch } from './hub-search.tsx';
import { UploadButton } from './upload-button.tsx';
import { VideoGrid, VideoGridSkeleton } from './video-grid.tsx';
import { VideoPages } from './video-pages.tsx';

const OwnVideos = lazyPart(() => import('./own/own-videos.tsx').then((m) => ({ default: m.OwnVideos })));

const HEADS = {
  all: [t('Inspiration Hub'), t('Short lessons from working artists.')],
  mine: [t('Your videos'), t('Your drafts and published videos.')],
} as const;

const Upload = () => (
  <UploadButton>
    <Button>
      <Plus size={17} aria-hidden />
      {t('Upload Content')}
    </Button>
  </UploadButton>
);

interface NothingProps {
  hub: Hub;
  /** Shown if no filter is active. */
  otherwise: ReactNode;
  onReset: () => void;
}

function Nothing({ hub, otherwise, onReset }: NothingProps) {
  if (!isNarrowed(hub)) return otherwise;
  return (
    <EmptyState
      icon={SearchX}
      level={2}
      title={t('Nothing here yet')}
      body={t('No videos match these filters.')}
      action={<Button onClick={onReset}>{t('Show all')}</Button>}
    />
  );
}

/** The Hub, or the member's own videos in it: heading, filters and list. */
export function HubView() {
  const { artistName } = useMember();
  const { hub, change } = useHub();
  const href = hubHref(hub);
  useEffect(() => rememberHub(href), [href]);
  const isArtist = Boolean(artistName?.trim());
  const isMine = hub.mine === 'true';
  const [title, lede] = HEADS[isMine ? 'mine' : 'all'];
  useTitle(title);
  const nothing = (
    <Nothing
      hub={hub}
      onReset={() => change(NO_FILTERS)}
      otherwise={
        <EmptyState
          icon={Film}
          level={2}
          title={t('Nothing here yet')}
          body={isMine ? t('Show one technique. Five minutes is enough.') : t('No videos yet.')}
          {...(isArtist
            ? { action: <Upload /> }
            : { link: { href: paths.education(), text: t('Browse courses') } })}
        />
      }
    />
  );
  return (
    <Screen>
      <ScreenHead title={title} lede={lede}>
        <HubSearch
          words={hub.q ?? ''}
          onChange={(words, isTyping) => change({ q: words || undefined }, isTyping)}
        />
        {isMine ? (
          <Button asChild variant="outline">
            <Link href={paths.inspiration()}>{t('All videos')}</Link>
          </Button>
        ) : (
          isArtist && (
            <Button asChild variant="outline">
              <Link href={hubHref({ mine: 'true' })}>{t('Your videos')}</Link>
            </Button>
          )
        )}
        {isArtist && <Upload />}
      </ScreenHead>
      <HubFilters hub={hub} onChange={change} />
      {isMine ? (
        <Suspense fallback={<VideoGridSkeleton />}>
          <OwnVideos hub={hub} empty={nothing} />
        </Suspense>
      ) : (
        <VideoPages hub={hub} skeleton={<VideoGridSkeleton />} empty={nothing}>
          {(videos) => <VideoGrid videos={videos} isArtist={isArtist} />}
        </VideoPages>
      )}
    </Screen>
  );
}
