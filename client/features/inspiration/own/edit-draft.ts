import type { InspirationEdit } from '#shared/inspiration/contract.ts';
import type { HubVideoText } from '../upload/upload-draft.ts';
import type { OwnVideo } from './own-queries.ts';

export interface EditDraft extends HubVideoText {
  /** The object path of one's own picture; empty: a frame of the video. */
  thumbnailUrl: string;
}

const objectPath = (id: string): string => `/objects/${id}`;

/** The upload id in `/media/<id>/card.webp`; equals the video's id if its own frame is used. */
const thumbnailId = ({ thumbnailUrl }: OwnVideo): string | undefined => thumbnailUrl?.split('/').at(-2);

function coverOf(hubVideo: OwnVideo): string {
  const id = thumbnailId(hubVideo);
  return id === undefined || id === hubVideo.video.id ? '' : objectPath(id);
}

export const draftOf = (hubVideo: OwnVideo): EditDraft => ({
  title: hubVideo.title,
  description: hubVideo.description ?? '',
  category: hubVideo.category,
  type: hubVideo.type,
  duration: String(hubVideo.duration),
  thumbnailUrl: coverOf(hubVideo),
});

/** The frame that is already shown; if the author has their own image, the frame is unknown. */
export const frameOf = (hubVideo: OwnVideo): string | null =>
  thumbnailId(hubVideo) === hubVideo.video.id ? objectPath(hubVideo.video.id) : null;

/** An invalid duration counts as 0. */
export const toEdit = ({ duration, ...rest }: EditDraft): InspirationEdit => ({
  ...rest,
  duration: Math.round(Number(duration)) || 0,
});
