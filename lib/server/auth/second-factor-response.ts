import 'server-only';
import { assertionShape } from '@/lib/contracts/office/second-factor/passkey.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { clientAddress } from '@/lib/server/http/client-address/client-address';
import { assertSameOrigin } from '@/lib/server/http/same-origin';
import { parseBody } from '@/lib/server/request/parse';
import { services as processServices, type Services } from '@/lib/server/services';
import { sessionCookie } from '@/lib/server/sessions/session-cookie';
import { passkeySignInOptions, passkeySignInShape, signInByPasskey } from './passkey-sign-in';
import { openSecondStep, putEnrolmentOff, secondStepShape, takeSecondStep } from './second-step';

const signedFields = Object.keys(assertionShape.shape).map((field) => `assertion.${field}`);

/**
 * The steps of a sign-in beyond the password, for pages of ours: `options` and `proof` finish it, `later` puts an enrolment off, and
 * `passkey-options` and `passkey` are a sign-in by themselves. They stand outside the gateway, which a session opens only when it is whole.
 */
export async function secondFactorResponse(request: Request, step: string, services: Services = processServices()): Promise<Response> {
  const { appUrl, trustedProxies } = services.environment;
  assertSameOrigin(request, appUrl);
  const { headers } = request;
  switch (step) {
    case 'options':
      return answer(await openSecondStep(headers, services));
    case 'proof': {
      const given = secondStepShape.parse(
        await parseBody(request, { codes: ['timeCode', 'recoveryCode', ...signedFields] }, secondStepShape),
      );
      return answer(null, [sessionCookie(appUrl, await takeSecondStep(given, headers, services))]);
    }
    case 'later':
      return answer(null, [sessionCookie(appUrl, await putEnrolmentOff(headers, services))]);
    case 'passkey-options':
      return answer(passkeySignInOptions(services));
    case 'passkey': {
      const { assertion } = passkeySignInShape.parse(await parseBody(request, { codes: signedFields }, passkeySignInShape));
      const from = { address: clientAddress(headers, trustedProxies), browser: headers.get('user-agent'), cookies: headers.get('cookie') };
      const { token, deviceCookie } = await signInByPasskey(assertion, from, services);
      return answer(null, [sessionCookie(appUrl, token), ...(deviceCookie ? [deviceCookie] : [])]);
    }
    default:
      throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  }
}

function answer(body: unknown, cookies: readonly string[] = []): Response {
  const made = Response.json(body, { headers: { 'cache-control': 'no-store' } });
  for (const cookie of cookies) made.headers.append('set-cookie', cookie);
  return made;
}
