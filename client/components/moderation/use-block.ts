import { moderationEndpoints } from '#shared/contracts/moderation.ts';
import type { Person } from '#shared/contracts/users.ts';
import { displayName } from '#shared/rules/names.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';

/** Blocks the person and says so. @param onBlocked before everything is read again */
export function useBlock(person: Person, onBlocked?: () => void): () => void {
  const { mutate } = useAction(moderationEndpoints.block, {
    onSuccess: () => {
      toast({
        title: `${displayName(person)} is blocked`,
        description: 'Neither of you sees the other any more.',
      });
      onBlocked?.();
      // Whatever was read may show them.
      return queryClient.invalidateQueries();
    },
    onError: (error) => toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' }),
  });
  return () => mutate({ params: { id: person.id } });
}
