/** Draft of a new video, and its request body. Rules: spec section 5. */
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
  /** The object path of the author's own image. */
  thumbnail: string | null;
  /** A frame captured by the browser from the file with this name and size. */
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

/** For guidance only: not validated. */
export const LENGTHS: Record<InspirationType, string> = {
  'short-video': texts.minutes5To15,
  tutorial: texts.minutes15To45,
  lecture: texts.minutes45To90,
  masterclass: texts.minutes90AndMore,
};

/** In page order, so that the first invalid field gets the focus. */
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

/** An invalid number counts as 0. */
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

/** The file's duration replaces the typed one if they differ by more than a second, as on the server. */
export function withDuration(draft: ContentDraft, found: number | null): ContentDraft {
  if (found === null || Math.abs(toSeconds(draft.duration) - found) <= 1) return draft;
  return { ...draft, duration: String(Math.max(1, Math.round(found))) };
}

/** The remaining errors after these values changed. */
export function settleErrors(errors: ContentErrors, values: Partial<ContentDraft>): ContentErrors {
  const settled = new Set(Object.keys(values));
  if (settled.has('video')) settled.add('videoUrl').add('duration');
  if (settled.has('thumbnail')) settled.add('thumbnailUrl');
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !settled.has(field)));
}
