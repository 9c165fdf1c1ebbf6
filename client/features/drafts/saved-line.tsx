import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Draft } from '#shared/drafts/contract.ts';
import type { Typed } from '#shared/drafts/to-work.ts';
import { Check, LoaderCircle, TriangleAlert } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { ApiError, isLeaving, isSuspended, sentenceOf } from '#client/lib/api.ts';
import { time } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { useIsOnline } from '#client/lib/use-is-online.ts';
import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';
import type { DraftSaver, SaverView } from './draft-saver.ts';

const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'));

interface SavedLineProps {
  saver: DraftSaver;
  view: SaverView;
  /** What the form holds. */
  typed: Typed;
  /** Replaces it. */
  onTake: (newer: Draft) => void;
}

const isRefused = (error: Error): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Why what was typed is in this browser alone. */
function reasonOf(error: Error, draft: SaverView['draft'], isOnline: boolean): string {
  if (isSuspended(error))
    return t('Not saved, because your account is suspended. Your draft stays in this browser.');
  if (isLeaving(error))
    return t('Not saved, because your account is about to be deleted. Your draft stays in this browser.');
  if (error instanceof ApiError && error.code === 'drafts_full')
    return t('You have 250 drafts. Delete one to save this.');
  if (isRefused(error)) return t('Not saved. {reason}', { reason: sentenceOf(error) });
  if (!draft)
    return isOnline
      ? t('Not saved yet. We’ll keep trying.')
      : t('Not saved yet. You’re offline; we’ll keep trying.');
  const since = time(draft.updatedAt);
  return isOnline
    ? t('Not saved since {since}. We’ll keep trying.', { since })
    : t('Not saved since {since}. You’re offline; we’ll keep trying.', { since });
}

function State({ view: { draft, isSaving, error, newer } }: { view: SaverView }) {
  const isOnline = useIsOnline();
  if (newer)
    return (
      <>
        <TriangleAlert size={16} aria-hidden className="text-danger" />
        {t('Not saved')}
      </>
    );
  if (isSaving)
    return (
      <>
        <LoaderCircle size={16} aria-hidden className="animate-spin text-mute" />
        {t('Saving...')}
      </>
    );
  if (error) {
    const color = isRefused(error) ? 'text-danger' : 'text-info';
    return (
      <>
        <TriangleAlert size={16} aria-hidden className={clsx('shrink-0', color)} />
        <span className={clsx(isRefused(error) && color)}>{reasonOf(error, draft, isOnline)}</span>
      </>
    );
  }
  if (!draft) return null;
  return (
    <>
      <Check size={16} aria-hidden className="text-ok" />
      {t('Saved as a draft, {when}', { when: time(draft.updatedAt) })}
    </>
  );
}

/** Says whether the draft is kept: the only place that does. Asks when another window has changed it. */
export function SavedLine({ saver, view, typed, onTake }: SavedLineProps) {
  /** Closed for this version of the other window. */
  const [seen, setSeen] = useState<number | null>(null);
  const { newer } = view;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-soft">
      <p role="status" className="flex items-center gap-2 empty:-mr-4">
        <State view={view} />
      </p>
      {newer && (
        <Button variant="quiet" size="smTight" onClick={() => setSeen(null)}>
          {t('Compare')}
        </Button>
      )}
      <Link
        href={paths.drafts()}
        className="flex min-h-11 items-center font-semibold text-paper hover:underline"
      >
        {t('All drafts')}
      </Link>
      {newer && seen !== newer.version && (
        <Suspense>
          <ConflictDialog
            here={typed}
            newer={newer}
            onCopy={() => saver.keepAsCopy()}
            onTakeNewer={() => onTake(newer)}
            onClose={() => setSeen(newer.version)}
          />
        </Suspense>
      )}
    </div>
  );
}
