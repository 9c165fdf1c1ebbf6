/** Writes of one member wait for each other in the process: on connections of the pool they would keep everybody waiting. */

const AT_ONCE = 4;

interface Line {
  running: number;
  /** Called when it is their turn, first come, first served. */
  waiting: (() => void)[];
}

const lines = new Map<string, Line>();

/** Runs `work` once fewer than four of the member's are running. How many can wait is bounded by the rate limits. */
export async function takeTurn<T>(memberId: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(memberId) ?? { running: 0, waiting: [] };
  lines.set(memberId, line);
  if (line.running < AT_ONCE) line.running += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.running === 0) lines.delete(memberId);
  }
}
