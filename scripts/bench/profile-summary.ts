/**
 * Sums a CPU profile by package or file of ours. Time in Node's own code counts for whoever called it, except writing
 * to sockets and JSON, which have lines of their own.
 */
import type { CpuProfile } from './inspector.ts';

type ProfileNode = CpuProfile['nodes'][number] & { parent?: ProfileNode };

const NOT_CODE = new Set(['(idle)', '(program)', '(garbage collector)', '(root)']);
const WRITES = new Set([
  'writev',
  'writeString',
  'writeUtf8String',
  'writeLatin1String',
  'writeBuffer',
  'onwrite',
]);

/** The package or file of a function; null for Node's own. */
function ownerOf({ callFrame: { url } }: ProfileNode): string | null {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  return name ?? /\/((?:server|shared)\/[^?]+)$/.exec(url)?.[1] ?? null;
}

function* callersOf(node: ProfileNode): Generator<ProfileNode> {
  for (let caller: ProfileNode | undefined = node; caller; caller = caller.parent) yield caller;
}

function lineOf(node: ProfileNode): string {
  const name = node.callFrame.functionName;
  if (NOT_CODE.has(name)) return name;
  const owners = [...callersOf(node)].map(ownerOf).filter((owner) => owner !== null);
  if (WRITES.has(name)) {
    if (owners.some((owner) => /^pg(?:-|$)/.test(owner))) return 'writing to Postgres';
    return owners.includes('sonic-boom') ? 'writing the log' : 'writing to the client';
  }
  const owner = owners[0] ?? 'node';
  const isNative = !node.callFrame.url;
  if (isNative && (name === 'stringify' || name === 'parse')) return `JSON.${name} in ${owner}`;
  return owner;
}

const functionOf = ({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string => {
  const place =
    /(?:node_modules|server|shared)\/.*$/.exec(url)?.[0].replace('node_modules/', '') ?? (url || 'native');
  return `${functionName || '(anonymous)'} ${place}:${lineNumber + 1}`;
};

export interface ProfileSummary {
  /** Microseconds at work. */
  busy: number;
  idle: number;
  /** Microseconds by package or file, and by function, most first. */
  owners: [string, number][];
  functions: [string, number][];
}

export function summarizeProfile({ nodes, samples, timeDeltas }: CpuProfile): ProfileSummary {
  const byId = new Map<number, ProfileNode>(nodes.map((node) => [node.id, node]));
  for (const node of byId.values()) for (const child of node.children ?? []) byId.get(child)!.parent = node;
  const own = new Map<number, number>();
  for (const [index, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  const owners = new Map<string, number>();
  const functions = new Map<string, number>();
  let busy = 0;
  let idle = 0;
  for (const [id, time] of own) {
    const node = byId.get(id)!;
    const line = lineOf(node);
    if (line === '(idle)') {
      idle += time;
      continue;
    }
    busy += time;
    owners.set(line, (owners.get(line) ?? 0) + time);
    const name = functionOf(node);
    functions.set(name, (functions.get(name) ?? 0) + time);
  }
  const most = (sums: Map<string, number>) => [...sums].toSorted((a, b) => b[1] - a[1]);
  return { busy, idle, owners: most(owners), functions: most(functions) };
}
