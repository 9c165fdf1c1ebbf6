import type { PlannedWork } from './calendar.ts';
import { COMMENTS } from './manifest.ts';
import { createRandom } from './random.ts';
import type { Mark } from './score-awards.ts';

export interface PlannedComment extends Mark {
  author: string;
  content: string;
}

/** The manifest's comments, some time after each work's publication and in order. */
export function planComments(works: PlannedWork[], now: number): PlannedComment[] {
  const random = createRandom(40);
  return works.flatMap((work) => {
    const own = COMMENTS.filter((comment) => comment.artwork === work.id);
    const until = work.createdAt + (now - work.createdAt) * 0.7;
    return own
      .map(() => work.createdAt + (until - work.createdAt) * (0.05 + 0.95 * random.next()))
      .sort((a, b) => a - b)
      .map((time, index) => ({
        work: work.id,
        time: Math.floor(time),
        isComment: true,
        author: own[index]!.author,
        content: own[index]!.content,
      }));
  });
}
