import 'server-only';
import type { z } from 'zod';
import type { serverSettings } from '@/lib/settings/server-settings.mjs';
import { type OutgoingEnvironment, outgoingEnvironmentOf } from './outgoing-environment';

type Values = z.output<typeof serverSettings>;

export interface SsoEnvironment {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Which group has which role, the deciding one first. */
  readonly roles: Values['OIDC_ROLES'];
  readonly groupsClaim: string;
  readonly scopes: string;
  readonly trustedDomains: readonly string[];
  readonly trustsMfa: boolean;
  readonly checkMinutes: number;
  readonly graceMinutes: number;
  /** Who may sign in with a password still; everybody without single sign-on may while it is empty. */
  readonly breakGlass: readonly string[];
  readonly outgoing: OutgoingEnvironment;
}

/** Single sign-on of an installation that has it. The settings check that its four parts come together. */
export function ssoEnvironmentOf(values: Values): SsoEnvironment | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return {
    issuer,
    clientId,
    clientSecret,
    roles: values.OIDC_ROLES,
    groupsClaim: values.OIDC_GROUPS_CLAIM,
    scopes: values.OIDC_SCOPES,
    trustedDomains: values.OIDC_TRUSTED_DOMAINS,
    trustsMfa: values.OIDC_TRUST_MFA === 'on',
    checkMinutes: values.OIDC_CHECK_MINUTES,
    graceMinutes: values.OIDC_GRACE_MINUTES,
    breakGlass: values.OIDC_BREAK_GLASS,
    outgoing: outgoingEnvironmentOf(values),
  };
}
