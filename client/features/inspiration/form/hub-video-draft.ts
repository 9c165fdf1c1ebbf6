/** What a member types about a Hub video, for a new one and for a change, and the request bodies. */
import type * as z from 'zod/mini';
import type { InspirationCategory, InspirationForm, InspirationType } from '#shared/inspiration/contract.ts';
import type { UploadedVideo } from '#client/features/videos/public.ts';
import type { OwnVideo } from '../inspiration-queries.ts';

export interface HubVideoText {
  title: string;
  description: string;
  category: InspirationCategory;
  type: InspirationType;
  /** Seconds, as typed. */
  duration: string;
  /** The object path of the member's own picture; empty: a frame of the video. */
  thumbnailUrl: string;
}
export interface HubVideoDraft extends HubVideoText {
  videoUrl: UploadedVideo | null;
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

const objectPath = (id: string): string => `/objects/${id}`;

/** The upload id in `/media/<id>/card.webp`; equals the video's id if its own frame is used. */
const thumbnailId = ({ thumbnailUrl }: OwnVideo): string | undefined => thumbnailUrl?.split('/').at(-2);

/** The frame that is already shown; if the author has their own image, the frame is unknown. */
export const frameOf = (hubVideo: OwnVideo): string | null =>
  thumbnailId(hubVideo) === hubVideo.video.id ? objectPath(hubVideo.video.id) : null;

export function textOf(hubVideo: OwnVideo): HubVideoText {
  const { title, description, category, type, duration } = hubVideo;
  const id = thumbnailId(hubVideo);
  const thumbnailUrl = id === undefined || id === hubVideo.video.id ? '' : objectPath(id);
  return { title, description: description ?? '', category, type, duration: String(duration), thumbnailUrl };
}

/** An empty field is 0 and anything but digits is NaN; the contract rejects both. */
const toSeconds = (typed: string): number => (/^\d*$/.test(typed) ? Number(typed) : Number.NaN);

/** What PUT /api/inspiration-content/:id takes, of which an edit sends what was changed. */
export const toEdit = ({ duration, ...rest }: HubVideoText) => ({
  ...rest,
  duration: toSeconds(duration),
});

/** The body of POST /api/inspiration-content. */
export function toCreateForm({
  videoUrl: upload,
  frame,
  isPublished,
  ...text
}: HubVideoDraft): z.input<typeof InspirationForm> {
  const { thumbnailUrl, ...rest } = toEdit(text);
  const cover = thumbnailUrl || frame?.path;
  return {
    ...rest,
    videoUrl: upload?.videoUrl ?? '',
    ...(cover ? { thumbnailUrl: cover } : {}),
    isPublished,
  };
}

/** The file's duration replaces the typed one if they differ by more than a second, as on the server. */
export function durationOf(draft: HubVideoText, found: number | null): Pick<HubVideoText, 'duration'> {
  if (found === null || Math.abs(toSeconds(draft.duration) - found) <= 1) return { duration: draft.duration };
  return { duration: String(Math.max(1, Math.round(found))) };
}
