/** What runs beside the requests of this process: unknown outcomes are settled, also those a crash left behind. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ services }, { startBackground }] = await Promise.all([import('@/lib/server/services'), import('@/lib/server/background')]);
  startBackground(services());
}
