import { Pool } from 'undici';

export const dynamic = 'force-dynamic';

const service = new URL(process.env.BASELINE_SERVICE);
const pool = new Pool(service.origin, { connections: 64 });

/** The smallest Next route that forwards a request to the service: no sign-in, no checks, no parsing of the answer. */
export async function GET(request) {
  const { pathname, search } = new URL(request.url);
  const answer = await pool.request({
    method: 'GET',
    path: service.pathname + pathname.slice('/proxied'.length) + search,
    headers: { authorization: `Bearer ${process.env.BASELINE_TOKEN}`, 'content-type': 'application/json' },
  });
  return new Response(await answer.body.text(), { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
}
