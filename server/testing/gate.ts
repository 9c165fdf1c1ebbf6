/** A gate in front of a service that a test can shut: the service then refuses or never answers. */
import net, { type AddressInfo } from 'node:net';

export type Door = 'open' | 'hangs' | 'refuses';

export async function startGate(to: { host: string; port: number }) {
  const sockets = new Set<net.Socket>();
  let door: Door = 'open';
  const server = net.createServer((outside) => {
    sockets.add(outside);
    outside.on('close', () => sockets.delete(outside)).on('error', () => {});
    if (door === 'refuses') outside.resetAndDestroy();
    if (door !== 'open') return;
    const inside = net.connect(to);
    sockets.add(inside);
    inside.on('close', () => sockets.delete(inside)).on('error', () => outside.destroy());
    outside.pipe(inside).pipe(outside);
  });
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Ends the connections there are, too. */
    turn(next: Door) {
      door = next;
      drop();
    },
    close() {
      server.close();
      drop();
    },
  };
}
