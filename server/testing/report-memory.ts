/** Preloaded into a server process: on SIGUSR2 it collects garbage and prints what it still holds. */
import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  const files = readdirSync('/proc/self/fd').length;
  process.stdout.write(`memory ${JSON.stringify({ heap: heapUsed, rss, files })}\n`);
});
