import 'server-only';
import { services } from '@/lib/server/services';
import { handleRequest } from './handle-request';

const address = /^\/api\/(payments|office)(\/.*)$/;

/** Answers a call of the gateway that the server before the framework hands over. Its path stays undecoded, as in gatewayRoute. */
export async function answerCall(request: Request): Promise<Response> {
  const [, at, path] = address.exec(new URL(request.url).pathname) ?? [];
  return handleRequest(request, at === 'office' ? 'office' : 'payments', path ?? '/', services());
}
