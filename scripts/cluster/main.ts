/** `npm run cluster`: the demo gallery in several processes, with their state and the replica's lag, until Ctrl-C. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { startCluster } from './cluster.ts';

const STATUS_MS = 1000;
/** Where lines cannot be rewritten. */
const LOG_MS = 10_000;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function describe(cluster: Cluster): Promise<string> {
  const { processes, lag } = await cluster.status();
  const parts = processes.map(({ name, isUp, pid, restarts }) => {
    const again = restarts > 0 ? `, started again ${restarts === 1 ? 'once' : `${restarts} times`}` : '';
    return `${name} ${isUp ? 'ready' : 'not ready'} (${pid}${again})`;
  });
  const behind = lag ? `${Math.round(lag.ms)} ms, ${lag.bytes} bytes behind` : 'not connected';
  return [...parts, `replica ${behind}`].join(' | ');
}

const { port, dataDir } = readConfig(process.env);
const cluster = await startCluster({
  port,
  dataDir: process.env.DATA_DIR ? dataDir : path.join(dataDir, 'cluster'),
  progress: print,
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  print('\nStopping');
  await cluster.stop();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

await cluster.ready();
print(`\nAtelier is at ${cluster.url}`);
print('Kill any of these processes: what it did is done by another one, and it is started again.');
print(`Killing this one (${process.pid}), which is also the proxy, ends them all.`);
const { isTTY } = process.stdout;
for (; !isStopping; await sleep(isTTY ? STATUS_MS : LOG_MS)) {
  const line = await describe(cluster);
  if (isTTY) process.stdout.write(`\r\u001B[K${line}`);
  else print(line);
}
