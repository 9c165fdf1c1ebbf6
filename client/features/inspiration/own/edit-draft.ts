import type { InspirationCategory, InspirationEdit, InspirationType } from '#shared/inspiration/contract.ts';
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

/** Of `/media/<id>/card.webp`; it is the video's where that has a frame of its own. */
const pictureId = ({ thumbnailUrl }: OwnVideo): string | undefined => thumbnailUrl?.split('/').at(-2);

function coverOf(content: OwnVideo): string | null {
  const id = pictureId(content);
  return id === undefined || id === content.video.id ? null : objectPath(id);
}

export const draftOf = (content: OwnVideo): EditDraft => ({
  title: content.title,
  description: content.description ?? '',
  category: content.category,
  type: content.type,
  duration: String(content.duration),
  cover: coverOf(content),
});

/** The frame that is shown already; behind a picture of one's own nobody knows of one. */
export const frameOf = (content: OwnVideo): string | null =>
  pictureId(content) === content.video.id ? objectPath(content.video.id) : null;

/** Of the duration, what is no number counts as 0. */
export const toEdit = ({ duration, cover, ...rest }: EditDraft): InspirationEdit => ({
  ...rest,
  duration: Math.round(Number(duration)) || 0,
  thumbnailUrl: cover ?? '',
});
