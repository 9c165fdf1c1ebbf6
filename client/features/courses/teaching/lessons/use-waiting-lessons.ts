import { readDraft, useDraft, writeDraft } from '#client/lib/draft.ts';

/** An upload that becomes a lesson once it is processed. */
export interface WaitingLesson {
  videoId: string;
  title: string;
  /** The request was running: after a reload no one knows whether it arrived. */
  isSent: boolean;
}

const NONE: WaitingLesson[] = [];

/** Kept in this tab, so that the member can continue working while a video is processed. */
export function useWaitingLessons(courseId: string) {
  const name = `lessons:${courseId}`;
  const [waiting, setWaiting] = useDraft<WaitingLesson[]>(name, NONE);
  /** The response may arrive after the page was left, so it goes to the store. */
  const change = (by: (now: WaitingLesson[]) => WaitingLesson[]) => {
    writeDraft(name, by((readDraft(name) as WaitingLesson[] | null) ?? NONE));
    setWaiting(by);
  };
  const mark = (videoId: string, isSent: boolean) =>
    change((now) => now.map((one) => (one.videoId === videoId ? { ...one, isSent } : one)));
  return {
    waiting,
    mark,
    add: (videoId: string, title: string) =>
      change((now) => [...now.filter((one) => one.videoId !== videoId), { videoId, title, isSent: false }]),
    drop: (videoId: string) => change((now) => now.filter((one) => one.videoId !== videoId)),
  };
}
