/** CPU time and memory of a process and those it started, from /proc; null on systems without it. */
import fs from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The fields of /proc/<pid>/stat after the name: [0] is field 3. Null if the process is gone. */
function statOf(pid: number): string[] | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
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

/** Seconds of CPU so far, with children that have ended. */
export function cpuSeconds(root: number): number | null {
  if (!hasProc) return null;
  let ticks = 0;
  for (const [pid, stat] of treeOf(root)) {
    const own = Number(stat[11]) + Number(stat[12]);
    ticks += pid === root ? own + Number(stat[13]) + Number(stat[14]) : own;
  }
  return ticks / TICKS_PER_SECOND;
}

export function memoryMib(root: number): number | null {
  if (!hasProc) return null;
  let kib = 0;
  for (const pid of treeOf(root).keys()) {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    kib += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }
  return kib / 1024;
}
