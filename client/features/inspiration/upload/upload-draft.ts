/** What is typed about a new video, and the call it becomes. Rules: spec section 5. */
import type * as z from 'zod/mini';
import {
  InspirationForm,
  type InspirationCategory,
  type InspirationType,
} from '#shared/inspiration/contract.ts';
import { checkAgainst } from '#client/features/artworks/public.ts';
import type { UploadedVideo } from '#client/features/videos/public.ts';
import * as texts from './texts.ts';

export interface ContentDraft {
  title: string;
  description: string;
  category: InspirationCategory;
  type: InspirationType;
  /** Seconds, as typed. */
  duration: string;
  video: UploadedVideo | null;
  /** The object path of the member's own picture. */
  thumbnail: string | null;
  /** A picture taken by the browser of the file with this name and size. */
  frame: { name: string; bytes: number; path: string } | null;
}

export const EMPTY_CONTENT: ContentDraft = {
  title: '',
  description: '',
  category: 'photography',
  type: 'short-video',
  duration: '0',
  video: null,
  thumbnail: null,
  frame: null,
};

export const CATEGORY_NAMES: Record<InspirationCategory, string> = {
  photography: texts.photography,
  'digital-art': texts.digitalArt,
  'ai-art': texts.aiArt,
  'graphic-design': texts.graphicDesign,
};

/** For guidance only: nothing checks them. */
export const LENGTHS: Record<InspirationType, string> = {
  'short-video': texts.minutes5To15,
  tutorial: texts.minutes15To45,
  lecture: texts.minutes45To90,
  masterclass: texts.minutes90AndMore,
};

/** In the order of the dialog, so that the first bad one gets the focus. */
export const CONTENT_FIELDS = [
  'title',
  'description',
  'category',
  'type',
  'duration',
  'videoUrl',
  'thumbnailUrl',
] as const;
export type ContentErrors = Partial<Record<(typeof CONTENT_FIELDS)[number], string>>;

/** What is no number counts as 0. */
const toSeconds = (typed: string): number => Math.round(Number(typed)) || 0;

/** The body of POST /api/inspiration-content. */
export function toContentForm(draft: ContentDraft, isPublished: boolean): z.input<typeof InspirationForm> {
  const thumbnailUrl = draft.thumbnail ?? draft.frame?.path;
  return {
    title: draft.title,
    description: draft.description,
    category: draft.category,
    type: draft.type,
    duration: toSeconds(draft.duration),
    videoUrl: draft.video?.videoUrl ?? '',
    ...(thumbnailUrl ? { thumbnailUrl } : {}),
    isPublished,
  };
}

export const wrongFields = (draft: ContentDraft): ContentErrors =>
  checkAgainst(InspirationForm, toContentForm(draft, true), CONTENT_FIELDS);

/** What was read from the file stands in for what was typed when it is off by more than a second, as on the server. */
export function withDuration(draft: ContentDraft, found: number | null): ContentDraft {
  if (found === null || Math.abs(toSeconds(draft.duration) - found) <= 1) return draft;
  return { ...draft, duration: String(Math.max(1, Math.round(found))) };
}

/** The errors that are left after these values changed. */
export function settleErrors(errors: ContentErrors, values: Partial<ContentDraft>): ContentErrors {
  const settled = new Set(Object.keys(values));
  if (settled.has('video')) settled.add('videoUrl').add('duration');
  if (settled.has('thumbnail')) settled.add('thumbnailUrl');
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !settled.has(field)));
}
