import { Suspense, useState } from 'react';
import { Captions, Eye, EyeOff, Heart, Pencil, Trash2, Upload } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { artworkCategory } from '#shared/inspiration/category.ts';
import { VideoProgress } from '#client/features/videos/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { count } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { type OwnVideo, refreshVideos } from '../inspiration-queries.ts';
import { TYPE_NAMES } from '../type-names.ts';
import { Poster } from '../video-card.tsx';
import type { OwnDialogName } from './own-dialogs.tsx';
import { useOwnVideoAction } from './own-queries.ts';

const OwnDialog = lazyPart(() => import('./own-dialogs.tsx').then((m) => ({ default: m.OwnDialog })));

function stateOf({ isPublished, isHidden, video: { status } }: OwnVideo): readonly [string, ChipTone] {
  if (status === 'failed') return [t('Failed'), 'danger'];
  if (isHidden) return [t('Hidden by a moderator'), 'danger'];
  if (!isPublished) return [t('Draft'), 'mute'];
  return status === 'ready' ? [t('Published'), 'ok'] : [t('Publishes when ready'), 'info'];
}

const Figure = ({ icon: Icon, n, name }: { icon: typeof Eye; n: number; name: (n: number) => string }) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon size={15} aria-hidden />
    <span className="num">{count(n)}</span>
    <span className="sr-only">{name(n)}</span>
  </span>
);

/** A ready video can be published; a published or scheduled one can be unpublished. */
function Publish({ hubVideo: { id, title, isPublished, video } }: { hubVideo: OwnVideo }) {
  const publish = useOwnVideoAction(
    inspirationEndpoints.publish,
    isPublished ? t('Only you can see it now') : t('Published'),
  );
  if (!isPublished && video.status !== 'ready') return null;
  const Icon = isPublished ? EyeOff : Upload;
  return (
    <Button
      variant="outline"
      // If disabled, it would lose the focus.
      aria-disabled={publish.isPending}
      onClick={() =>
        !publish.isPending && publish.mutate({ params: { id }, body: { isPublished: !isPublished } })
      }
    >
      <Icon size={16} aria-hidden />
      {isPublished ? t('Unpublish') : t('Publish')}
      <span className="sr-only"> {title}</span>
    </Button>
  );
}

export function OwnRow({ hubVideo }: { hubVideo: OwnVideo }) {
  const { id, title, category, type, viewCount, likeCount, video } = hubVideo;
  const [opened, setOpened] = useState<OwnDialogName | null>(null);
  const [state, tone] = stateOf(hubVideo);
  const isReady = video.status === 'ready';
  const mutations = [
    ['edit', t('Edit'), Pencil],
    ['captions', t('Captions'), Captions],
    ['delete', t('Delete'), Trash2],
  ] as const;
  return (
    <>
      <div className="relative aspect-video self-start overflow-hidden rounded-md bg-raised">
        <Poster video={hubVideo} />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-mute">
          <Chip tone={tone}>{state}</Chip>
          <CategoryDot category={artworkCategory(category)} />
          <span>{TYPE_NAMES[type]}</span>
          {isReady && (
            <>
              <Figure icon={Eye} n={viewCount} name={(n) => tn(n, 'view', 'views')} />
              <Figure icon={Heart} n={likeCount} name={(n) => tn(n, 'like', 'likes')} />
            </>
          )}
        </div>
        <h2 dir="auto" className="mt-2 text-xl wrap-anywhere">
          {isReady ? (
            <Link href={paths.watch(id)} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {!isReady && (
          <div className="mt-3 max-w-xl">
            <VideoProgress video={video} onRetried={refreshVideos} />
          </div>
        )}
        <div className="mt-4 -ml-1 flex flex-wrap gap-1">
          <Publish hubVideo={hubVideo} />
          {mutations.map(([mutation, name, Icon]) => (
            <Button key={mutation} variant="quiet" size="mdTight" onClick={() => setOpened(mutation)}>
              <Icon size={16} aria-hidden />
              {name}
              <span className="sr-only"> {title}</span>
            </Button>
          ))}
        </div>
      </div>
      {opened && (
        <Suspense fallback={null}>
          <OwnDialog name={opened} hubVideo={hubVideo} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
