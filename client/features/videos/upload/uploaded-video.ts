/** What a form knows of the video that was uploaded in it. */
export interface UploadedVideo {
  /** For the call that creates what the video belongs to. */
  videoUrl: string;
  videoId: string;
  /** As read from the file by the browser, then as found by the server; null while neither knows. */
  durationSeconds: number | null;
  name: string;
}
