import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './processes.ts';
import { type Launch, type ServerProcess, launchServer, readPidFile } from './server-process.ts';

const STOP_MS = 15_000;
const REVIVE_PAUSE_MS = 1000;

/** Keeps one server running: if it is killed, it restarts on its port, and pools reconnect. @returns stops it */
export function keepRunning(launch: Launch, first: ServerProcess): () => Promise<void> {
  let server = first;
  const stopping = new AbortController();
  // SIGINT is Postgres's "fast" shutdown.
  const interrupt = (): unknown => isAlive(server.pid) && process.kill(server.pid, 'SIGINT');
  const watch = (): unknown => server.child?.once('exit', () => void revive());
  async function revive(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        server = await launchServer(launch, server.port);
        watch();
        // Stopped in the meantime.
        if (stopping.signal.aborted) interrupt();
        return;
      } catch {
        // Its own log has the reason; the pools' errors inform the operator.
        await sleep(REVIVE_PAUSE_MS);
      }
    }
  }
  watch();
  process.once('exit', interrupt);
  return async () => {
    stopping.abort();
    process.off('exit', interrupt);
    interrupt();
    for (const end = Date.now() + STOP_MS; readPidFile(launch.dataDir) && Date.now() < end;) await sleep(25);
  };
}
