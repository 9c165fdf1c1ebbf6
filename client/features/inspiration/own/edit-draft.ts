import type { InspirationCategory, InspirationEdit, InspirationType } from '#shared/contracts/inspiration.ts';
import type { OwnVideo } from './own-queries.ts';

export interface EditDraft {
  title: string;
  description: string;
  category: InspirationCategory;
  type: InspirationType;
  /** Seconds, as typed. */
  duration: string;
  /** The object path of one's own picture, or null: a frame of the video. */
  cover: string | null;
}

export const EDIT_FIELDS = ['title', 'description', 'category', 'type', 'duration', 'thumbnailUrl'] as const;

const objectPath = (id: string): string => `/objects/${id}`;

/** `/media/<id>/card.webp`: a picture of its own, unless the id is the video's. */
function coverOf({ thumbnailUrl, video }: OwnVideo): string | null {
  const id = thumbnailUrl?.split('/').at(-2);
  return id === undefined || id === video.id ? null : objectPath(id);
}

export const draftOf = (content: OwnVideo): EditDraft => ({
  title: content.title,
  description: content.description ?? '',
  category: content.category,
  type: content.type,
  duration: String(content.duration),
  cover: coverOf(content),
});

/** The frame that is shown without a picture of one's own; there is one once the video is ready. */
export const frameOf = ({ video }: OwnVideo): string | null =>
  video.status === 'ready' ? objectPath(video.id) : null;

/** Of the duration, what is no number counts as 0. */
export const toEdit = ({ duration, cover, ...rest }: EditDraft): InspirationEdit => ({
  ...rest,
  duration: Math.round(Number(duration)) || 0,
  thumbnailUrl: cover ?? '',
});
