import 'server-only';
import { isStopping } from '@/lib/server/shutdown';
import { readDatabaseReach } from './health';

/**
 * Whether a balancer should send people here: not while this instance stops, nor while it alone may have lost the database. A payments service
 * that is away is no reason, because it is away for every instance, and without any of them nobody would be told.
 */
export async function readyResponse(): Promise<Response> {
  if (isStopping()) return answer(503, 'stopping');
  return (await readDatabaseReach()) === 'unreachable' ? answer(503, 'failing') : answer(200, 'ok');
}

function answer(status: number, word: string): Response {
  return Response.json({ status: word }, { status, headers: { 'cache-control': 'no-store' } });
}
