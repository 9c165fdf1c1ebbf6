import { useRef, useState } from 'react';
import { type Comment, type CommentThread, SHOWN_REPLIES } from '#shared/artworks/comments/contract.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { t, tn } from '#client/lib/t.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { commentOf, isUnsent, useReplies } from './comment-queries.ts';

interface ThreadProps {
  thread: CommentThread;
  artwork: ArtworkDetail;
  viewer: CurrentUser;
}

/** A comment and its replies on a line under it; the field for another one opens after the last. */
export function Thread({ thread, artwork, viewer }: ThreadProps) {
  const [isWhole, setWhole] = useState(false);
  const [answered, setAnswered] = useState<Comment | null>(null);
  const all = useReplies(thread, isWhole);
  const opener = useRef<HTMLElement>(null);
  useRefocus(opener, answered);
  const comment = commentOf(thread);
  const loaded = isWhole && all.data?.pages.flatMap(({ items }) => items);
  const replies = loaded ? [...loaded, ...thread.replies.filter(isUnsent)] : thread.replies;
  const left = loaded ? 0 : thread.repliesCount - thread.replies.length;
  const reply = (to: Comment) => {
    opener.current = document.activeElement as HTMLElement | null;
    setAnswered(to);
  };
  return (
    <li className="grid grid-cols-1 gap-4">
      {comment ? (
        <CommentItem comment={comment} artwork={artwork} viewer={viewer} onReply={() => reply(comment)} />
      ) : (
        <p className="text-sm text-mute italic">{t('Comment removed')}</p>
      )}
      {(replies.length > 0 || answered) && (
        <div className="ml-5 grid grid-cols-1 gap-4 border-l border-line pl-4 sm:pl-8">
          {replies.length > 0 && (
            <ol aria-label={t('Replies')} className="grid grid-cols-1 gap-4">
              {replies.map((each) => (
                <li key={each.id}>
                  <CommentItem comment={each} artwork={artwork} viewer={viewer} onReply={() => reply(each)} />
                </li>
              ))}
            </ol>
          )}
          {left > 0 &&
            (all.isError ? (
              <LoadError what={t('The replies couldn’t be loaded.')} onRetry={() => void all.refetch()} />
            ) : (
              <Button
                variant="quiet"
                size="sm"
                className="-ml-4 justify-self-start max-sm:h-11"
                disabled={all.isFetching}
                onClick={() => setWhole(true)}
              >
                {all.isFetching ? t('Loading...') : tn(left, 'Show 1 more reply', 'Show {n} more replies')}
              </Button>
            ))}
          {loaded && <ShowMore list={all} />}
          {answered && (
            <CommentForm
              key={answered.id}
              artworkId={artwork.id}
              viewer={viewer}
              reply={{
                to: displayName(answered.user),
                answered: { threadId: thread.id, id: answered.id },
                // It is the last one, behind those that are shown.
                onSend: () => setWhole(isWhole || thread.repliesCount >= SHOWN_REPLIES),
                onClose: () => setAnswered(null),
              }}
            />
          )}
        </div>
      )}
    </li>
  );
}
