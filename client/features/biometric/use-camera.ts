import { useEffect, useRef, useState } from 'react';
import { CAMERA } from './rules.ts';

/** The camera for the face check. It stops when a photo is taken and when the panel goes away. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [isLive, setLive] = useState(false);

  function stop(): void {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
    setLive(false);
  }
  useEffect(
    () => () => {
      for (const track of stream.current?.getTracks() ?? []) track.stop();
    },
    [],
  );

  /** Rejects when there is no camera or the visitor refused. */
  async function start(): Promise<void> {
    const opened = await navigator.mediaDevices.getUserMedia({ video: CAMERA });
    if (!video.current) {
      for (const track of opened.getTracks()) track.stop();
      return;
    }
    stream.current = opened;
    video.current.srcObject = opened;
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
    const brush = canvas.getContext('2d');
    if (!brush) return null;
    brush.drawImage(source, 0, 0, canvas.width, canvas.height);
    stop();
    return canvas.toDataURL('image/jpeg');
  }

  return { video, isLive, start, capture };
}
