import { apiRoute } from '@/lib/server/http/api-route';
import { receiveCallback } from '@/lib/server/inbox/receive';
import { services } from '@/lib/server/services';

export const POST = apiRoute(async (request: Request, { params }: { params: Promise<{ key?: string[] }> }) => {
  const { key = [] } = await params;
  return receiveCallback(request, key.join('/'), services());
});
