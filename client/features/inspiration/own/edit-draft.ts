import type { InspirationEdit } from '#shared/inspiration/contract.ts';
import type { ContentText } from '../upload/upload-draft.ts';
import type { OwnVideo } from './own-queries.ts';

export interface EditDraft extends ContentText {
  /** The object path of one's own picture; empty: a frame of the video. */
  thumbnailUrl: string;
}

const objectPath = (id: string): string => `/objects/${id}`;

/** The upload id in `/media/<id>/card.webp`; equals the video's id if its own frame is used. */
const thumbnailId = ({ thumbnailUrl }: OwnVideo): string | undefined => thumbnailUrl?.split('/').at(-2);

function coverOf(content: OwnVideo): string {
  const id = thumbnailId(content);
  return id === undefined || id === content.video.id ? '' : objectPath(id);
}

export const draftOf = (content: OwnVideo): EditDraft => ({
  title: content.title,
  description: content.description ?? '',
  category: content.category,
  type: content.type,
  duration: String(content.duration),
  thumbnailUrl: coverOf(content),
});

/** The frame that is already shown; if the author has their own image, the frame is unknown. */
export const frameOf = (content: OwnVideo): string | null =>
  thumbnailId(content) === content.video.id ? objectPath(content.video.id) : null;

/** An invalid duration counts as 0. */
export const toEdit = ({ duration, ...rest }: EditDraft): InspirationEdit => ({
  ...rest,
  duration: Math.round(Number(duration)) || 0,
});
