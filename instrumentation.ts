// The HTTP server and this file are in different bundles: what stops the background work, and what answers calls, hang on the global object.
const holder = globalThis as typeof globalThis & {
  balcaoStop?: () => Promise<void>;
  balcaoAnswer?: (request: Request) => Promise<Response>;
};

/** Starts what runs beside the requests of this process: unknown outcomes are settled, also those a crash left behind. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('@/lib/server/start-server');
  holder.balcaoStop = await startServer();
  holder.balcaoAnswer = async (request) => (await import('@/lib/server/gateway/answer-call')).answerCall(request);
}
