import { artworkEndpoints } from '#shared/artworks/contract.ts';
import type { Draft } from '#shared/drafts/contract.ts';
import { toArtworkForm } from '#shared/drafts/to-work.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { useLocation } from 'wouter';

/** The draft as it was read goes with its publication. */
export const publishBody = (draft: Draft) => ({
  ...toArtworkForm(draft),
  draftId: draft.id,
  draftVersion: draft.version,
});

/** Publishes a draft from a list. */
export function usePublish(draft: Draft, onChanged: () => unknown) {
  const [, navigate] = useLocation();
  const create = useAction(artworkEndpoints.create, {
    onSuccess: ({ id, title }) => {
      toast({
        title: t('“{title}” is published', { title }),
        action: { label: t('View'), onClick: () => navigate(paths.artwork(id)) },
      });
      return onChanged();
    },
    onError: (error) => {
      toastError(error, t('Not published'));
      return onChanged();
    },
  });
  return {
    isPending: create.isPending,
    publish: () => create.mutate({ body: publishBody(draft) }),
  };
}
