/** Draft of a new video, and its request body. */
import type * as z from 'zod/mini';
import type { InspirationCategory, InspirationForm, InspirationType } from '#shared/inspiration/contract.ts';
import type { UploadedVideo } from '#client/features/videos/public.ts';
import { t } from '#client/lib/t.ts';

export interface HubVideoText {
  title: string;
  description: string;
  category: InspirationCategory;
  type: InspirationType;
  /** Seconds, as typed. */
  duration: string;
}
export interface HubVideoDraft extends HubVideoText {
  videoUrl: UploadedVideo | null;
  /** The object path of the member's own picture; empty: none. */
  thumbnailUrl: string;
  /** A frame captured by the browser from the file with this name and size. */
  frame: { name: string; bytes: number; path: string } | null;
  isPublished: boolean;
}

export const EMPTY_DRAFT: HubVideoDraft = {
  title: '',
  description: '',
  category: 'photography',
  type: 'short-video',
  duration: '0',
  videoUrl: null,
  thumbnailUrl: '',
  frame: null,
  isPublished: true,
};

export const CATEGORY_NAMES: Record<InspirationCategory, string> = {
  photography: t('Photography'),
  'digital-art': t('Digital Art'),
  'ai-art': t('AI Art'),
  'graphic-design': t('Graphic Design'),
};

/** Guidance only: lengths are not validated. */
export const LENGTHS: Record<InspirationType, string> = {
  'short-video': t('5-15 min'),
  tutorial: t('15-45 min'),
  lecture: t('45-90 min'),
  masterclass: t('90+ min'),
};

/** An invalid number counts as 0. */
const toSeconds = (typed: string): number => Math.round(Number(typed)) || 0;

/** The body of POST /api/inspiration-content. */
export function toCreateForm(draft: HubVideoDraft): z.input<typeof InspirationForm> {
  const thumbnailUrl = draft.thumbnailUrl || draft.frame?.path;
  return {
    title: draft.title,
    description: draft.description,
    category: draft.category,
    type: draft.type,
    duration: toSeconds(draft.duration),
    videoUrl: draft.videoUrl?.videoUrl ?? '',
    ...(thumbnailUrl ? { thumbnailUrl } : {}),
    isPublished: draft.isPublished,
  };
}

/** The file's duration replaces the typed one if they differ by more than a second, as on the server. */
export function durationOf(draft: HubVideoText, found: number | null): Pick<HubVideoText, 'duration'> {
  if (found === null || Math.abs(toSeconds(draft.duration) - found) <= 1) return { duration: draft.duration };
  return { duration: String(Math.max(1, Math.round(found))) };
}
