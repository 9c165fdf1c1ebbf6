import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Section } from '#client/ui/section.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { count } from '#client/lib/format.ts';
import { t, tx } from '#client/lib/t.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentLine } from './comment-line.tsx';
import { useThreads } from './comment-queries.ts';
import { Thread } from './thread.tsx';

export default function Comments({ artwork, viewer }: { artwork: ArtworkDetail; viewer: CurrentUser }) {
  return (
    <Section
      title={tx('Comments {commentsCount}', {
        commentsCount: (
          <span className="ml-1 text-base font-normal text-mute">{count(artwork.commentsCount)}</span>
        ),
      })}
    >
      <CommentForm key={artwork.id} artworkId={artwork.id} viewer={viewer} />
      <div className="mt-7 grid grid-cols-1 gap-6">
        <PagedList
          list={useThreads(artwork.id)}
          failure={t('The comments couldn’t be loaded.')}
          skeleton={<CommentSkeletons />}
          empty={
            <p className="rounded-md border border-dashed border-line px-6 py-10 text-center text-sm text-mute">
              {t('No comments yet. Be the first to comment!')}
            </p>
          }
        >
          {(items) => (
            <ol className="grid grid-cols-1 gap-6">
              {items.map((thread) => (
                <Thread key={thread.id} thread={thread} artwork={artwork} viewer={viewer} />
              ))}
            </ol>
          )}
        </PagedList>
      </div>
    </Section>
  );
}

const CommentSkeletons = () => (
  <ol aria-hidden className="grid content-start gap-6">
    {[0, 1].map((n) => (
      <li key={n}>
        <CommentLine avatar={<Skeleton className="size-10 rounded-full" />}>
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-2 h-5 w-full max-w-md" />
        </CommentLine>
      </li>
    ))}
  </ol>
);
