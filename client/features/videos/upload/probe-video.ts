/** The facts that the browser can read from a video before it is uploaded. */
export interface VideoProbe {
  name: string;
  bytes: number;
  /** Null if the browser cannot read the file; the server will. */
  durationSeconds: number | null;
  /** A frame of it, as JPEG. */
  frame: Blob | null;
}

const TIMEOUT_MS = 10_000;
/** Seconds: after most black intros. */
const AT = 2;
const MAX_WIDTH = 1280;

/** Resolves with false on an error or timeout. */
function happens(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    const end = (isDone: boolean) => {
      clearTimeout(timer);
      resolve(isDone);
    };
    video.addEventListener(event, () => end(true), { once: true });
    video.addEventListener('error', () => end(false), { once: true });
  });
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return null;
  const seeked = happens(video, 'seeked');
  video.currentTime = Math.min(AT, video.duration / 2);
  if (!(await seeked)) return null;
  const scale = Math.min(1, MAX_WIDTH / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

/** Never throws: unreadable values are null. */
export async function probeVideo(file: Blob, name: string): Promise<VideoProbe> {
  const about = { name, bytes: file.size };
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    const loaded = happens(video, 'loadedmetadata');
    video.src = url;
    if (!(await loaded) || !Number.isFinite(video.duration))
      return { ...about, durationSeconds: null, frame: null };
    const frame = await drawFrame(video).catch(() => null);
    return { ...about, durationSeconds: video.duration, frame };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
