import { receiveCallback } from '@/lib/server/inbox/receive';
import { services } from '@/lib/server/services';

export async function POST(request: Request, { params }: { params: Promise<{ key?: string[] }> }): Promise<Response> {
  const { key = [] } = await params;
  return receiveCallback(request, key.join('/'), services());
}
