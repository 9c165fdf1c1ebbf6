import { useMemo } from 'react';
import { useMember } from '#client/lib/session.ts';
import { type VideoUploader, createVideoUploader } from './video-uploader.ts';

const TAB = 'atelier:tab';

/** Two tabs must not continue the same upload; a reloaded or restored tab counts as the same tab. */
function tabId(): string {
  try {
    const known = sessionStorage.getItem(TAB);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(TAB, made);
    return made;
  } catch {
    return 'only';
  }
}

const uploaders = new Map<string, VideoUploader>();

/** One per name, however often it is requested: two would upload everything twice. */
function uploaderOf(id: string): VideoUploader {
  const uploader = uploaders.get(id) ?? createVideoUploader(id);
  uploaders.set(id, uploader);
  return uploader;
}

/** The upload of that name, of this member and tab, running or not. */
export function useVideoUploader(name: string): VideoUploader {
  const member = useMember();
  const id = `video-${name}-${member.id}-${tabId()}`;
  return useMemo(() => uploaderOf(id), [id]);
}
