import { readHealth } from '@/lib/server/health';

/** Whether the database and the service can be reached, and which version this is. 503 when one of them cannot. */
export async function GET(): Promise<Response> {
  const health = await readHealth();
  const status = health.database === 'ok' && health.service === 'ok' ? 200 : 503;
  return Response.json(health, { status, headers: { 'cache-control': 'no-store' } });
}
