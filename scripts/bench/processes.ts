/** CPU time and memory of a process and those it started, from /proc; null on systems without it. */
import fs from 'node:fs';

const TICKS_PER_SECOND = 100;

function readProc(pid: number, file: 'stat' | 'status'): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** The fields of a process after its name: [0] is field 3 of proc(5). Null if it is gone. */
function statOf(pid: number): string[] | null {
  const stat = readProc(pid, 'stat');
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The process and all below it, with their fields. */
function treeOf(root: number): Map<number, string[]> {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), statOf(Number(name))] as const)
    .filter((entry): entry is [number, string[]] => entry[1] !== null);
  const tree = new Map<number, string[]>();
  const add = (pid: number): void => {
    for (const [id, stat] of all) {
      if (id === pid) tree.set(id, stat);
      else if (Number(stat[1]) === pid) add(id);
    }
  };
  add(root);
  return tree;
}

const hasProc = fs.existsSync('/proc/self/stat');
const ownTicks = (stat: string[]): number => Number(stat[11]) + Number(stat[12]);
const endedTicks = (stat: string[] | null): number => (stat ? Number(stat[13]) + Number(stat[14]) : 0);

/** Seconds of CPU so far, with children that have ended. */
export function cpuSeconds(root: number): number | null {
  if (!hasProc) return null;
  for (;;) {
    const ended = endedTicks(statOf(root));
    const tree = treeOf(root);
    // A child that ended in between would be missing, or counted twice.
    if (endedTicks(statOf(root)) !== ended) continue;
    let ticks = ended;
    for (const stat of tree.values()) ticks += ownTicks(stat);
    return ticks / TICKS_PER_SECOND;
  }
}

export function memoryMib(root: number): number | null {
  if (!hasProc) return null;
  let kib = 0;
  for (const pid of treeOf(root).keys())
    kib += Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status') ?? '')?.[1] ?? 0);
  return kib / 1024;
}
