import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { MOST_COUNTED, type homeEndpoints } from '#shared/discovery/home/contract.ts';
import type { Result } from '#shared/http/endpoint.ts';
import { SuggestedArtists } from '#client/features/accounts/public.ts';
import { WorksRows } from '#client/features/artworks/public.ts';
import { day, shortDay } from '#client/lib/format.ts';
import { fill } from '#client/lib/sentence.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import * as texts from './texts.ts';

interface NewsProps {
  /** Undefined if it could not be loaded. */
  news: Result<typeof homeEndpoints.news> | undefined;
  since: Date;
  onRetry: () => void;
}

/** Follows only if there is something new, or nobody to have it from. */
export default function News({ news, since, onRetry }: NewsProps) {
  if (!news) {
    return (
      <div className="mb-12">
        <LoadError what={texts.newsNotLoaded} onRetry={onRetry} />
      </div>
    );
  }
  if (!news.isFollowing) {
    return (
      <SuggestedArtists
        isBesideSpotlight
        className="mb-14"
        head={<Head title={texts.artistsToFollow} body={texts.theirNewWorksAppearHere} />}
      />
    );
  }
  return (
    <section aria-labelledby="news" className="mb-12">
      <Head
        title={texts.newSinceYourLastVisit}
        body={fill(texts.worksSince(news.total), {
          when: sinceWhen(since),
          total: <span className="num">{news.total > MOST_COUNTED ? `${MOST_COUNTED}+` : news.total}</span>,
        })}
      >
        <Button asChild variant="quiet" size="sm" className="-mr-4 max-sm:h-11">
          <Link href={paths.browse({ filter: 'following' })}>
            {texts.following}
            <ArrowRight size={16} aria-hidden />
          </Link>
        </Button>
      </Head>
      <WorksRows works={news.works} />
    </section>
  );
}

function sinceWhen(since: Date): string {
  const now = new Date();
  if (since.toDateString() === now.toDateString()) return texts.earlierToday;
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
