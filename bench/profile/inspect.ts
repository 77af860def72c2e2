import { WebSocket } from 'undici';

/** Node's own format; times are in microseconds. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
}

const samplingMicroseconds = 250;

/** Profiles a process while `load` runs. It was started with `--inspect-port`, and opens that port for whoever sends it this signal. */
export async function profileWhile(pid: number, port: number, load: () => Promise<unknown>): Promise<CpuProfile> {
  process.kill(pid, 'SIGUSR1');
  const session = await openSession(await inspectorUrl(port));
  try {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
    await session.send('Profiler.start');
    await load();
    // The inspector answers this method so.
    const { profile } = (await session.send('Profiler.stop')) as { profile: CpuProfile };
    return profile;
  } finally {
    session.close();
  }
}

async function inspectorUrl(port: number): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    // Node lists what can be inspected so.
    const [target] = answer === null ? [] : ((await answer.json()) as { webSocketDebuggerUrl: string }[]);
    if (target) return target.webSocketDebuggerUrl;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the inspector did not open its port');
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

async function openSession(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('the inspector cannot be reached')), { once: true });
  });
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error }: Reply = JSON.parse(String(data));
    const sender = waiting.get(id);
    waiting.delete(id);
    if (error) sender?.reject(new Error(error.message));
    else sender?.resolve(result);
  });
  let last = 0;
  return {
    send: (method: string, params: object = {}) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
