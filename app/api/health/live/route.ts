import { apiRoute } from '@/lib/server/http/api-route';

/** The process answers. */
export const GET = apiRoute(() => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }));
