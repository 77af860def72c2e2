/** What runs beside the requests of this process: unknown outcomes are settled, also those a crash left behind. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('@/lib/server/start-server');
  await startServer();
}
