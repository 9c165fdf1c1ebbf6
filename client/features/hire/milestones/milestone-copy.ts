/** How a milestone stands, in the words of who reads it. */
import type { ProjectActivity } from '#shared/hire/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import type { Milestone } from '#shared/hire/milestones/contract.ts';
import { mayPlan } from '#shared/hire/milestones/plan.ts';
import type { ProjectStatus } from '#shared/hire/states.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import * as texts from './texts.ts';

export interface Viewer {
  /** As what the project is read; moderators only read. */
  is: 'client' | 'designer' | 'moderator';
  client: string;
  designer: string;
  /** Who the viewer is of the two. */
  id: string | null;
  /** Everybody else has this one's yes to wait for. */
  other: string;
}

export function viewerOf({ viewerIs, clientId, client, designerId, designer }: HireProjectDetail): Viewer {
  const names = { client: displayName(client), designer: designer ? displayName(designer) : texts.designer };
  if (viewerIs === 'client') return { ...names, is: viewerIs, id: clientId, other: names.designer };
  if (viewerIs === 'designer') return { ...names, is: viewerIs, id: designerId, other: names.client };
  return { ...names, is: 'moderator', id: null, other: '' };
}

/** "today", "Nov 14", and with its year when that is another one. */
export function shortDay(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) return texts.today;
  if (date.getFullYear() !== now.getFullYear()) return day(date);
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
}

export interface Standing {
  text: string;
  tone: 'ok' | 'info' | 'danger' | 'mute';
}

/** Something is asked of the client's words only, so words of running work are those. */
export const wasSentBack = ({ status, notes }: Milestone): boolean =>
  status === 'in_progress' && notes !== null;

function runningStanding({ dueDate }: Milestone, now: Date): Standing {
  if (!dueDate) return { text: texts.inProgress, tone: 'mute' };
  const isLate = dueDate < now && dueDate.toDateString() !== now.toDateString();
  return isLate
    ? { text: texts.overdueSince(shortDay(dueDate, now)), tone: 'danger' }
    : { text: texts.dueDueDate(shortDay(dueDate, now)), tone: 'mute' };
}

function proposedStanding({ proposedBy, dueDate }: Milestone, viewer: Viewer, now: Date): Standing {
  const due = dueDate ? shortDay(dueDate, now) : undefined;
  if (viewer.is === 'moderator') return { text: texts.proposed(due), tone: 'mute' };
  if (proposedBy === viewer.id) return { text: texts.waitingForToAgree(viewer.other, due), tone: 'mute' };
  return { text: texts.waitingForYouToAgree(due), tone: 'info' };
}

/** Nothing is waited for any more, or not one by one: the whole work is judged, or rests, or is over. */
const RESTING = { pending: texts.notAgreed, in_progress: texts.notCompleted, completed: texts.done };

/** @param project where it is not running, nobody waits for a single milestone */
export function standingOf(
  milestone: Milestone,
  viewer: Viewer,
  project: ProjectStatus,
  now: Date,
): Standing {
  const { status, completedAt, approvedAt } = milestone;
  if (status === 'approved') {
    return {
      text: approvedAt ? texts.approvedApprovedAt(shortDay(approvedAt, now)) : texts.approved,
      tone: 'ok',
    };
  }
  const isJudged = project === 'under_review' && status === 'completed';
  if (!mayPlan(project) || isJudged) {
    const at = status === 'completed' && completedAt ? ` ${shortDay(completedAt, now)}` : '';
    return { text: `${RESTING[status]}${at}`, tone: 'mute' };
  }
  if (status === 'pending') return proposedStanding(milestone, viewer, now);
  if (status === 'in_progress') return runningStanding(milestone, now);
  const since = completedAt ? shortDay(completedAt, now) : undefined;
  return viewer.is === 'client'
    ? { text: texts.waitingForYou(since), tone: 'info' }
    : { text: texts.waitingFor(viewer.client, since), tone: 'mute' };
}

/** What waits for the viewer's answer while the work is running. */
export function askedOf(
  milestones: readonly Milestone[],
  viewer: Viewer,
): { milestone: Milestone; sentence: string } | null {
  if (viewer.is === 'moderator') return null;
  const done = viewer.is === 'client' && milestones.find(({ status }) => status === 'completed');
  if (done) return { milestone: done, sentence: texts.isDoneAndWaiting(done.title) };
  const proposed = milestones.find(
    ({ status, proposedBy }) => status === 'pending' && proposedBy !== viewer.id,
  );
  return proposed
    ? {
        milestone: proposed,
        sentence: texts.isProposed(proposed.title),
      }
    : null;
}

const WITH_WORDS = new Set(['milestone_completed', 'milestone_approved', 'milestone_changes']);

/** The newest words stay until there are newer ones, so that only the history knows whose they are. */
export function writerOf({ title, notes }: Milestone, events: readonly ProjectActivity[]): string | null {
  const said = events.findLast(({ kind, words }) => WITH_WORDS.has(kind) && words === `${title}: ${notes}`);
  return said?.actor ? displayName(said.actor) : null;
}
