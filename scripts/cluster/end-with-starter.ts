/** Loaded by each server of a cluster before its own code: it ends when the process that started it has ended, however. */
const END_MS = 5000;

function end(): void {
  // The databases end at the same time, so what it still has to write may have to wait for ever.
  setTimeout(() => process.exit(1), END_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}
if (process.connected) process.once('disconnect', end);
else end();
