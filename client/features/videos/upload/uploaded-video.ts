/** A form's state of its uploaded video. */
export interface UploadedVideo {
  /** Sent in the request that attaches the video. */
  videoUrl: string;
  videoId: string;
  /** Read by the browser first, then found by the server; null while unknown. */
  durationSeconds: number | null;
  name: string;
}
