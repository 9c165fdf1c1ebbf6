import { useLocation } from 'wouter';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { WORK_FIELDS, type WorkErrors, errorsByField } from './form/work-draft.ts';
import { useAction } from '#client/lib/action.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

const LISTS = [feedEndpoints.list, artworkEndpoints.byUser] as const;

/** @param onRefused called with the fields that the server named, possibly none */
export function useEditArtwork(events: { onSaved: () => void; onRefused: (errors: WorkErrors) => void }) {
  return useAction(artworkEndpoints.edit, {
    onSuccess: async () => {
      toast({ title: texts.changesSaved });
      await refresh(artworkEndpoints.get, ...LISTS);
      events.onSaved();
    },
    onError: (error) =>
      events.onRefused(error instanceof ApiError ? errorsByField(WORK_FIELDS, error.issues) : {}),
  });
}

/** Goes to Home once the work is deleted. */
export function useRemoveArtwork() {
  const [, navigate] = useLocation();
  return useAction(artworkEndpoints.remove, {
    onSuccess: (_, { params }) => {
      toast({ title: texts.artworkDeleted });
      navigate(paths.home(), { replace: true });
      queryClient.removeQueries({ queryKey: queryFor(artworkEndpoints.get, { params }).queryKey });
      void refresh(...LISTS);
    },
    onError: (error) => toast({ title: texts.error, description: sentenceOf(error), variant: 'destructive' }),
  });
}
