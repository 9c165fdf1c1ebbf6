/** What was decided: to the member it is about, to who reported it, and to who appealed. */
import type { ModerationChange } from '#shared/notices/moderation.ts';
import type { Context, Queryable } from '#server/context.ts';
import { appendToGroup, setCaseOf } from './write-queries.ts';

export function addModerationListeners({ events, live, clock }: Context): void {
  async function notify(
    tx: Queryable,
    memberId: string,
    caseId: string,
    change: ModerationChange,
    artworkId?: string,
  ): Promise<void> {
    const about = { groupKey: `moderation:${caseId}:${change}`, change, ...(artworkId && { artworkId }) };
    const to = await appendToGroup(tx, { to: [memberId], type: 'moderation', ...about }, clock.now());
    await setCaseOf(tx, about.groupKey, caseId);
    await live.publish(tx, { to }, { type: 'notification' });
  }
  /** About the member's own work, not about a case. */
  async function notifyOf(
    tx: Queryable,
    memberId: string,
    artworkId: string,
    change: ModerationChange,
  ): Promise<void> {
    const about = { groupKey: `moderation:${artworkId}:${change}`, change, artworkId };
    const to = await appendToGroup(tx, { to: [memberId], type: 'moderation', ...about }, clock.now());
    await live.publish(tx, { to }, { type: 'notification' });
  }
  events.on('case.decided', (tx, { memberId, caseId, decision }) => notify(tx, memberId, caseId, decision));
  events.on('report.decided', (tx, { memberId, caseId, isUpheld }) =>
    notify(tx, memberId, caseId, isUpheld ? 'report_upheld' : 'report_dismissed'),
  );
  events.on('report.reversed', (tx, { memberId, caseId }) => notify(tx, memberId, caseId, 'report_reversed'));
  events.on('suspension.ended', async (tx, { memberId }) => {
    const change: ModerationChange = 'suspension_ended';
    const group = { type: 'moderation' as const, groupKey: `moderation:${change}` };
    const to = await appendToGroup(tx, { to: [memberId], ...group, change }, clock.now());
    await live.publish(tx, { to }, { type: 'notification' });
  });
  // With the work: the case may turn out to be about the other one.
  events.on('lookalike.held', (tx, { memberId, caseId, artworkId }) =>
    notify(tx, memberId, caseId, 'held', artworkId),
  );
  events.on('lookalike.released', (tx, { memberId, caseId, artworkId }) =>
    notify(tx, memberId, caseId, 'released', artworkId),
  );
  events.on('lookalike.restored', (tx, { memberId, caseId, artworkId }) =>
    notify(tx, memberId, caseId, 'restored', artworkId),
  );
  events.on('lookalike.resembles', (tx, { memberId, artworkId, isHeld }) =>
    notifyOf(tx, memberId, artworkId, isHeld ? 'copy_held' : 'copy_stays'),
  );
  events.on('lookalike.hidden', (tx, { memberId, caseId }) => notify(tx, memberId, caseId, 'copy_hidden'));
  events.on('ai_label.changed', (tx, { memberId, artworkId, isLifted }) =>
    notifyOf(tx, memberId, artworkId, isLifted ? 'label_lifted' : 'label_back'),
  );
  events.on('appeal.decided', (tx, { memberId, caseId, isGranted }) =>
    notify(tx, memberId, caseId, isGranted ? 'appeal_granted' : 'appeal_refused'),
  );
}
