/** Takes a CPU profile of another Node process over its inspector. */
const SAMPLING_US = 250;

interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

/** The parts of a profile that are used here. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: number[];
  }[];
  /** The node of each sample, and the microseconds before it. */
  samples: number[];
  timeDeltas: number[];
}

async function connect(port: number) {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const [target] = targets as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  let id = 0;
  return {
    async send(method: string, params: object = {}): Promise<unknown> {
      id += 1;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, error } = await answered;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    close: () => socket.close(),
  };
}

/** The profile of the time that `work` takes. */
export async function profileDuring<T>(port: number, work: () => Promise<T>): Promise<[CpuProfile, T]> {
  const inspector = await connect(port);
  try {
    await inspector.send('Profiler.enable');
    await inspector.send('Profiler.setSamplingInterval', { interval: SAMPLING_US });
    await inspector.send('Profiler.start');
    const done = await work();
    const { profile } = (await inspector.send('Profiler.stop')) as { profile: CpuProfile };
    return [profile, done];
  } finally {
    inspector.close();
  }
}
