import 'server-only';
import { clientAddress } from '@/lib/server/http/client-address/client-address';
import { assertSameOrigin } from '@/lib/server/http/same-origin';
import { parseBody } from '@/lib/server/request/parse';
import { services as processServices, type Services } from '@/lib/server/services';
import { redeemLink, redeemShape } from '@/lib/server/staff/redeem-link';

/** Sets the password chosen by a link. There is no session yet: the token in the body is the authentication. */
export async function passwordLinkResponse(request: Request, services: Services = processServices()): Promise<Response> {
  assertSameOrigin(request, services.environment.appUrl);
  const given = redeemShape.parse(await parseBody(request, { codes: ['token', 'password'] }, redeemShape));
  await redeemLink(given, clientAddress(request.headers, services.environment.trustedProxies), services);
  return Response.json(null, { headers: { 'cache-control': 'no-store' } });
}
