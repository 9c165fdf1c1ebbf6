import { useEffect, useRef, useState } from 'react';
import { CAMERA } from './rules.ts';

const release = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The camera for the face check. Stops when a photo is taken and when the panel unmounts. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [isLive, setLive] = useState(false);

  function stop(): void {
    release(stream.current);
    stream.current = null;
    setLive(false);
  }
  useEffect(() => () => release(stream.current), []);

  /** Rejects if there is no camera or the visitor refused access. */
  async function start(): Promise<void> {
    const newStream = await navigator.mediaDevices.getUserMedia({ video: CAMERA });
    if (!video.current) {
      release(newStream);
      return;
    }
    // Requested twice before the first response: only one stream stays open.
    release(stream.current);
    stream.current = newStream;
    video.current.srcObject = newStream;
    await video.current.play().catch(() => {});
    setLive(true);
  }

  /** A JPEG still as a data URL, or null before the first frame. */
  function capture(): string | null {
    const source = video.current;
    if (!source) return null;
    const canvas = document.createElement('canvas');
    canvas.width = source.videoWidth || CAMERA.width;
    canvas.height = source.videoHeight || CAMERA.height;
    const context2d = canvas.getContext('2d');
    if (!context2d) return null;
    context2d.drawImage(source, 0, 0, canvas.width, canvas.height);
    stop();
    return canvas.toDataURL('image/jpeg');
  }

  return { video, isLive, start, capture };
}
