import { type ReactNode, useId } from 'react';
import { Check, ChevronDown, Share2 } from '#client/ui/icons.ts';
import {
  type Collection,
  Visibility,
  collectionEndpoints as endpoints,
} from '#shared/collections/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { useShare } from '#client/lib/use-share.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Menu, MenuChoices } from '#client/ui/menu.tsx';
import { VISIBILITY } from '#client/ui/visibility.tsx';
import { CollectionMenu } from './collection-menu.tsx';

interface ActionsProps {
  collection: Collection;
  /** Before what is in the menu. */
  children?: ReactNode;
}

function ShareButton({ collection, isMain }: ActionsProps & { isMain: boolean }) {
  const { id, title, owner, visibility, isHidden } = collection;
  const why = useId();
  const { copied, share } = useShare({ title, by: displayName(owner), path: paths.collection(id) });
  const isPrivate = visibility === 'private';
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'outline'}
        disabled={isPrivate || isHidden}
        {...(isPrivate ? { 'aria-describedby': why } : {})}
        onClick={() => void share()}
      >
        {copied ? <Check size={17} aria-hidden /> : <Share2 size={17} aria-hidden />}
        {copied ? t('Link copied') : t('Share')}
      </Button>
      {isPrivate && (
        <p id={why} className="order-last w-full text-xs text-mute xl:text-right">
          {t('Make it public or visible by link to share it.')}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {copied ? t('Link copied') : ''}
      </p>
    </>
  );
}

const SEEN_BY = Visibility.options.map((seen) => [seen, VISIBILITY[seen].name, VISIBILITY[seen]] as const);

/** The owner's buttons: visibility, share, and more. */
export function OwnerActions({ collection, children }: ActionsProps) {
  const { id, visibility } = collection;
  const { name, icon: Icon } = VISIBILITY[visibility];
  const { queryKey } = queryFor(endpoints.get, { params: { id } });
  const { mutate } = useAction(endpoints.edit, {
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      return refresh(endpoints.mine, endpoints.byUser);
    },
    onError: (error) => toastError(error),
  });
  return (
    <>
      <Menu
        width="lg"
        trigger={
          <Button variant="outline" aria-label={t('Who can see it: {now}', { now: name })}>
            <Icon size={17} aria-hidden />
            {name}
            <ChevronDown size={15} aria-hidden />
          </Button>
        }
      >
        <MenuChoices
          value={visibility}
          items={SEEN_BY}
          onChange={(seen) => mutate({ params: { id }, body: { visibility: seen } })}
        />
      </Menu>
      <ShareButton collection={collection} isMain />
      {children}
      <CollectionMenu collection={collection} />
    </>
  );
}

/** Follow, share, and report. */
export function VisitorActions({ collection, children }: ActionsProps) {
  const { id, isFollowed, isHidden, owner } = collection;
  const { queryKey } = queryFor(endpoints.get, { params: { id } });
  const show = (followed: boolean) =>
    queryClient.setQueryData<Collection>(queryKey, (now) => now && { ...now, isFollowed: followed });
  const { mutate, isPending } = useAction(endpoints.follow, {
    onSuccess: (now) => {
      show(now.isFollowed);
      return refresh(endpoints.followed);
    },
    onError: (error) => {
      show(isFollowed);
      toastError(error);
    },
  });
  const toggle = () => {
    if (isPending) return;
    show(!isFollowed);
    mutate({ params: { id } });
  };
  return (
    <>
      <Button variant={isFollowed ? 'outline' : 'primary'} aria-pressed={isFollowed} onClick={toggle}>
        {isFollowed ? t('Following') : t('Follow')}
      </Button>
      <ShareButton collection={collection} isMain={false} />
      {children}
      <ReportMenu subject="collection" subjectId={id} person={owner} isHidden={isHidden} />
    </>
  );
}
