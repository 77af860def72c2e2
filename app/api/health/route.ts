import { readHealth } from '@/lib/server/health';

/** Whether the database, the service and its card interface can be reached, and which version this is. 503 when one of them cannot. */
export async function GET(): Promise<Response> {
  const health = await readHealth();
  const status = health.status === 'ok' ? 200 : 503;
  return Response.json(health, { status, headers: { 'cache-control': 'no-store' } });
}
