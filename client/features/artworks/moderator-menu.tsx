import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { type ArtworkDetail, artworkEndpoints } from '#shared/artworks/contract.ts';
import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { HideItem, ModeratorMenu } from '#client/features/moderation/public.ts';
import { MenuItem } from '#client/ui/menu.tsx';
import { toastError, useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

const answers = (done: string) => ({
  onSuccess: () => {
    toast({ title: done });
    return refresh(artworkEndpoints.get, feedEndpoints.list, artworkEndpoints.byUser);
  },
  onError: (error: Error) => toastError(error),
});

/** The actions of moderators on a work. */
export default function ArtworkModeratorMenu({
  artwork: { id, isFeatured, isHidden },
}: {
  artwork: ArtworkDetail;
}) {
  const feature = useAction(
    moderationEndpoints.featureArtwork,
    answers(isFeatured ? t('No longer featured') : t('Featured')),
  );
  const params = { id };
  return (
    <ModeratorMenu variant="quiet">
      <MenuItem onSelect={() => feature.mutate({ params, body: { isFeatured: !isFeatured } })}>
        {isFeatured ? t('Stop featuring') : t('Feature')}
      </MenuItem>
      <HideItem subject="artwork" subjectId={id} isHidden={isHidden} />
    </ModeratorMenu>
  );
}
