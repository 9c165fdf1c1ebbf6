import type { ReactNode } from 'react';
import { ArrowRight } from '#client/ui/icons.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import { MAX_COUNTED, type homeEndpoints } from '#shared/discovery/home/contract.ts';
import type { Result } from '#shared/http/endpoint.ts';
import { SuggestedArtists } from '#client/features/accounts/public.ts';
import { fillOneRow, isSparse } from '#shared/artworks/lay-rows.ts';
import { GalleryRows, GallerySkeleton, worksPages } from '#client/features/artworks/public.ts';
import { day, shortDay } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';

interface NewsProps {
  /** Undefined if it could not be loaded. */
  news: Result<typeof homeEndpoints.news> | undefined;
  since: Date;
  onRetry: () => void;
}

/** The newest works of those the member follows; artists to follow for who follows no one. */
export function News({ news, since, onRetry }: NewsProps) {
  if (!news) {
    return (
      <div className="mb-12">
        <LoadError what={t('New works couldn’t be loaded.')} onRetry={onRetry} />
      </div>
    );
  }
  if (!news.isFollowing) {
    return (
      <SuggestedArtists
        isBesideSpotlight
        className="mb-14"
        head={
          <Head
            title={t('Artists to follow')}
            body={t('Their new works will appear here, at the top of your home page.')}
          />
        }
      />
    );
  }
  return <FollowedRow news={news} since={since} />;
}

const ratioOf = ({ width, height }: Artwork) => width / height;

/** One full row: what is new, then earlier works of the same artists, then others if those are too few. */
function FollowedRow({ news, since }: { news: NonNullable<NewsProps['news']>; since: Date }) {
  const { id: viewerId } = useMember();
  const isShort = isSparse(news.works.map(ratioOf));
  const newest = useInfiniteQuery({ ...worksPages({}), enabled: isShort });
  const shown = new Set(news.works.map(({ id }) => id));
  const others = (isShort ? (newest.data?.pages[0]?.items ?? []) : []).filter(
    ({ id, userId }) => !shown.has(id) && userId !== viewerId,
  );
  const works = [...news.works, ...others];
  const row = works.slice(0, fillOneRow(works.map(ratioOf)));
  return (
    <section aria-labelledby="news" className="mb-12">
      <Head
        title={news.total > 0 ? t('New since your last visit') : t('From artists you follow')}
        body={sentenceOf(news, row.length, since)}
      >
        <Button asChild variant="quiet" size="sm" className="-mr-4 max-sm:h-11">
          <Link href={paths.browse({ filter: 'following' })}>
            {t('Following')}
            <ArrowRight size={16} aria-hidden />
          </Link>
        </Button>
      </Head>
      {isShort && newest.isPending ? (
        <GallerySkeleton count={5} />
      ) : (
        <GalleryRows isFirst works={row} marked={{ first: news.total, mark: <New /> }} />
      )}
    </section>
  );
}

const New = () => (
  <span className="inline-flex shrink-0 items-center gap-1.5 font-semibold text-accent">
    <span aria-hidden className="size-1.5 rounded-full bg-accent" />
    {t('New')}
  </span>
);

/** Says where the works of the row come from. */
function sentenceOf({ total, works }: NonNullable<NewsProps['news']>, shown: number, since: Date): string {
  const hasOthers = shown > works.length;
  const when = sinceWhen(since);
  const count = total > MAX_COUNTED ? `${MAX_COUNTED}+` : total;
  if (total === 0)
    return hasOthers
      ? t('Their latest works, then more from others. Nothing new since {when}.', { when })
      : t('Their latest works. Nothing new since {when}.', { when });
  if (hasOthers)
    return tn(
      total,
      '{count} work since {when} from an artist you follow, then more from others',
      '{count} works since {when} from artists you follow, then more from others',
      { count, when },
    );
  return shown > total
    ? tn(
        total,
        '{count} work since {when}, then the latest from artists you follow',
        '{count} works since {when}, then the latest from artists you follow',
        { count, when },
      )
    : tn(
        total,
        '{count} work since {when}, from an artist you follow',
        '{count} works since {when}, from artists you follow',
        { count, when },
      );
}

function sinceWhen(since: Date): string {
  const now = new Date();
  if (since.toDateString() === now.toDateString()) return t('earlier today');
  return since.getFullYear() === now.getFullYear() ? shortDay(since) : day(since);
}

const Head = ({ title, body, children }: { title: string; body: ReactNode; children?: ReactNode }) => (
  <div className="mb-5 flex items-end justify-between gap-4">
    <div>
      <h2 id="news" className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-sm text-mute">{body}</p>
    </div>
    {children}
  </div>
);
