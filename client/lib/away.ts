/** Artists who are away. */
import { type AwayTimes, backOnAt } from '#shared/accounts/away/back-on.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { awayEndpoints } from '#shared/accounts/away/contract.ts';
import { toastError, useAction } from './action.ts';
import { shortDay } from './format.ts';
import { queryClient, refresh } from './query.ts';
import { sessionQuery } from './session.ts';

/** The id of the text on a work's page that says why its buttons are disabled. */
export const AWAY_ID = 'away';

/** "2026-12-03" -> "Dec 3": the day on which an artist is back, the same for everyone. */
export const backOnDay = (backOn: string): string => shortDay(new Date(`${backOn}T12:00`));

/** The day on which the member is back; null: the member is here. */
export const awayOf = (member: AwayTimes): string | null => backOnAt(member, new Date());

/** Shows that the member left or came back, here and on their works. */
export function showAway(user: CurrentUser): Promise<unknown> {
  queryClient.setQueryData(sessionQuery.queryKey, user);
  return refresh(artworkEndpoints.get);
}

export const useComeBack = () =>
  useAction(awayEndpoints.comeBack, { onSuccess: showAway, onError: (error) => toastError(error) });
