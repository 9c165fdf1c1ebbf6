/** A form's state of its uploaded video. */
export interface UploadedVideo {
  /** For the request that attaches the video. */
  videoUrl: string;
  videoId: string;
  /** As read by the browser, then as found by the server; null while unknown. */
  durationSeconds: number | null;
  name: string;
}
