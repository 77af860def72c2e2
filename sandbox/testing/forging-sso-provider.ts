import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

interface Forgery {
  /** In place of, or besides, the claims of an honest token; undefined takes one away. */
  readonly claims?: JWTPayload;
  /** How the token is signed: by the provider, by a stranger with its key id, or not at all. */
  readonly signed?: 'own' | 'stranger' | 'none';
  readonly type?: string;
}

/** What the token endpoint answers: a token set, or a refusal with its status. */
type TokenAnswer = Record<string, unknown> | { readonly status: number; readonly error: string };

/**
 * A provider of single sign-on that can say anything, for what a real one never says. Silent, it accepts connections and answers nothing.
 */
export async function forgingSsoProvider({ clientId }: { clientId: string }) {
  const own = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const state: { token: TokenAnswer; userInfo: object | null; silent: string | null; grants: string[] } = {
    token: {},
    userInfo: null,
    silent: null,
    grants: [],
  };
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const body = await text(request);
    if (state.silent !== null && path.includes(state.silent)) return;
    if (path === '/token') {
      state.grants.push(new URLSearchParams(body).get('grant_type') ?? '');
      const { status, ...answer } = { status: 200, ...state.token };
      return send(response, answer, status);
    }
    if (path === '/userinfo' && state.userInfo === null) {
      response.writeHead(401, { 'www-authenticate': 'Bearer error="invalid_token"' }).end();
      return;
    }
    const answers: Record<string, object | null> = {
      '/.well-known/openid-configuration': metadata(),
      '/jwks': { keys: [jwk] },
      '/userinfo': state.userInfo,
    };
    send(response, answers[path] ?? {}, path in answers ? 200 : 404);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ['S256'],
  });

  /** A token of this provider, honest but for what is changed. */
  async function token(claims: JWTPayload, { claims: changed = {}, signed = 'own', type }: Forgery = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: issuer, aud: clientId, iat: now, exp: now + 300, ...claims, ...changed };
    if (signed === 'none') return new UnsecuredJWT(payload).encode();
    const header = { alg: 'RS256', kid: 'own', ...(type && { typ: type }) };
    return new SignJWT(payload).setProtectedHeader(header).sign(signed === 'own' ? own.privateKey : stranger.privateKey);
  }

  return {
    issuer,
    token,
    /** What the token endpoint answers from now on. */
    answer: (answer: TokenAnswer) => {
      state.token = answer;
    },
    userInfo: (claims: object | null) => {
      state.userInfo = claims;
    },
    /** From now on nothing below this path is answered; null answers again. */
    silence: (path: string | null) => {
      state.silent = path;
    },
    /** The kinds of grants it was asked for since the last look. */
    grants: () => state.grants.splice(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, answer: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
