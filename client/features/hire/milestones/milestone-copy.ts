/** Status texts of milestones, worded for the viewer. */
import type { ProjectActivity } from '#shared/hire/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import type { Milestone } from '#shared/hire/milestones/contract.ts';
import { mayPlan } from '#shared/hire/milestones/plan.ts';
import type { ProjectStatus } from '#shared/hire/states.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { nameOf } from '../names.ts';

export interface Viewer {
  /** The viewer's role in the project; moderators can only read. */
  is: 'client' | 'designer' | 'moderator';
  client: string;
  designer: string;
  /** The viewer's id, if they are a party. */
  id: string | null;
  /** For everyone else: the party whose agreement is missing. */
  other: string;
}

export function viewerOf({ viewerIs, clientId, client, designerId, designer }: HireProjectDetail): Viewer {
  const names = {
    client: displayName(client),
    designer: nameOf(designer),
  };
  if (viewerIs === 'client') return { ...names, is: viewerIs, id: clientId, other: names.designer };
  if (viewerIs === 'designer') return { ...names, is: viewerIs, id: designerId, other: names.client };
  return { ...names, is: 'moderator', id: null, other: '' };
}

/** "today", "Nov 14", with the year if it is not the current one. */
export function shortDay(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) return t('today');
  if (date.getFullYear() !== now.getFullYear()) return day(date);
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
}

export interface StatusText {
  text: string;
  tone: 'ok' | 'info' | 'danger' | 'mute';
}

/** Only the client requests changes, so notes on work in progress are theirs. */
export const hasRequestedChanges = ({ status, notes }: Milestone): boolean =>
  status === 'in_progress' && notes !== null;

function runningStatusText({ dueDate }: Milestone, now: Date): StatusText {
  if (!dueDate) return { text: t('In progress'), tone: 'mute' };
  const isLate = dueDate < now && dueDate.toDateString() !== now.toDateString();
  return isLate
    ? { text: t('Overdue since {dueDate}', { dueDate: shortDay(dueDate, now) }), tone: 'danger' }
    : { text: t('Due {dueDate}', { dueDate: shortDay(dueDate, now) }), tone: 'mute' };
}

function proposedStatusText({ proposedBy, dueDate }: Milestone, viewer: Viewer, now: Date): StatusText {
  const due = dueDate ? shortDay(dueDate, now) : undefined;
  if (viewer.is === 'moderator')
    return { text: due ? t('Proposed, due {due}', { due }) : t('Proposed'), tone: 'mute' };
  const { other } = viewer;
  if (proposedBy === viewer.id)
    return {
      text: due
        ? t('Waiting for {other} to agree, due {due}', { other, due })
        : t('Waiting for {other} to agree', { other }),
      tone: 'mute',
    };
  return {
    text: due ? t('Waiting for you to agree, due {due}', { due }) : t('Waiting for you to agree'),
    tone: 'info',
  };
}

/** Nothing is pending, or not separately: the whole work is under review, suspended, or finished. */
const IDLE = { pending: t('Not agreed on'), in_progress: t('Not completed'), completed: t('Done') };

/** @param project unless it is in progress, no single milestone is pending */
export function statusTextOf(
  milestone: Milestone,
  viewer: Viewer,
  project: ProjectStatus,
  now: Date,
): StatusText {
  const { status, completedAt, approvedAt } = milestone;
  if (status === 'approved') {
    return {
      text: approvedAt
        ? t('Approved {approvedAt}', { approvedAt: shortDay(approvedAt, now) })
        : t('Approved'),
      tone: 'ok',
    };
  }
  const isUnderReview = project === 'under_review' && status === 'completed';
  if (!mayPlan(project) || isUnderReview) {
    const at = status === 'completed' && completedAt ? ` ${shortDay(completedAt, now)}` : '';
    return { text: `${IDLE[status]}${at}`, tone: 'mute' };
  }
  if (status === 'pending') return proposedStatusText(milestone, viewer, now);
  if (status === 'in_progress') return runningStatusText(milestone, now);
  const since = completedAt ? shortDay(completedAt, now) : undefined;
  if (viewer.is === 'client')
    return {
      text: since ? t('Waiting for you since {since}', { since }) : t('Waiting for you'),
      tone: 'info',
    };
  const { client } = viewer;
  return {
    text: since
      ? t('Waiting for {client} since {since}', { client, since })
      : t('Waiting for {client}', { client }),
    tone: 'mute',
  };
}

/** Finds the milestone that waits for the viewer while the work is in progress. */
export function findPendingMilestone(
  milestones: readonly Milestone[],
  viewer: Viewer,
): { milestone: Milestone; sentence: string } | null {
  if (viewer.is === 'moderator') return null;
  const done = viewer.is === 'client' && milestones.find(({ status }) => status === 'completed');
  if (done)
    return {
      milestone: done,
      sentence: t('“{title}” is done and waiting for your approval.', { title: done.title }),
    };
  const proposed = milestones.find(
    ({ status, proposedBy }) => status === 'pending' && proposedBy !== viewer.id,
  );
  return proposed
    ? {
        milestone: proposed,
        sentence: t('“{title}” has been proposed. Agree to it, edit it or decline it.', {
          title: proposed.title,
        }),
      }
    : null;
}

const WITH_NOTE = new Set(['milestone_completed', 'milestone_approved', 'milestone_changes']);

/** The latest note stays until there is a newer one, so only the activity shows who wrote it. */
export function noteAuthorOf({ title, notes }: Milestone, events: readonly ProjectActivity[]): string | null {
  const writtenBy = events.findLast(({ kind, note }) => WITH_NOTE.has(kind) && note === `${title}: ${notes}`);
  return writtenBy?.actor ? displayName(writtenBy.actor) : null;
}
