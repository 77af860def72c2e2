import 'server-only';
import { parseBody } from '@/lib/server/gateway/parse';
import { assertSameOrigin } from '@/lib/server/http/same-origin';
import { services as processServices, type Services } from '@/lib/server/services';
import { clientAddress } from '@/lib/server/throttle/client-address';
import { redeemLink, redeemShape } from './redeem-link';

/** Takes the password that the owner of a link chose. There is no session yet: what opens the door is the token in the body. */
export async function passwordLinkResponse(request: Request, services: Services = processServices()): Promise<Response> {
  assertSameOrigin(request, services.environment.appUrl);
  const given = redeemShape.parse(await parseBody(request, { codes: ['token', 'password'] }, redeemShape));
  await redeemLink(given, clientAddress(request.headers, services.environment.trustedProxies), services);
  return Response.json(null, { headers: { 'cache-control': 'no-store' } });
}
