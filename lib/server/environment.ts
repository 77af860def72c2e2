import 'server-only';
import type { z } from 'zod';
import { serverSettings } from '@/lib/settings/server-settings.mjs';
import { refusal, settingProblems } from '@/lib/settings/setting-problems.mjs';
import { type CardEnvironment, cardEnvironmentOf } from './environment/card-environment';
import { type MailEnvironment, mailEnvironmentOf } from './environment/mail-environment';
import { type OutgoingEnvironment, outgoingEnvironmentOf } from './environment/outgoing-environment';
import { type SsoEnvironment, ssoEnvironmentOf } from './environment/sso-environment';

type Values = z.output<typeof serverSettings>;

/** `SESSION_IDLE_MINUTES` becomes `sessionIdleMinutes`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

type Named = { readonly [Name in keyof Values as CamelCase<Name>]: Values[Name] };

/** The server's settings; `lib/settings/server-settings.mjs` defines the format of each. */
export interface Environment extends Named {
  /** Null where the account has no cards. */
  readonly card: CardEnvironment | null;
  /** Null where no mail is sent. */
  readonly mail: MailEnvironment | null;
  /** The way to other machines. */
  readonly outgoing: OutgoingEnvironment;
  /** Null where people sign in with passwords alone. */
  readonly sso: SsoEnvironment | null;
}

/** The server has no default for these; the demonstration start sets them too. */
const required = new Set(['APP_URL', 'PAYMENTS_URL', 'PAYMENTS_TOKEN', 'DATABASE_URL', 'AUTH_SECRET', 'SEAL_KEY']);

/** Reads the settings once, or throws naming each invalid one and its format, never its value. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const problems = settingProblems(variables, required);
  if (problems.length > 0) throw new Error(refusal(problems));
  const values = serverSettings.parse(variables);
  return {
    ...named(values),
    card: cardEnvironmentOf(values),
    mail: mailEnvironmentOf(values),
    outgoing: outgoingEnvironmentOf(values),
    sso: ssoEnvironmentOf(values),
  };
}

function named(values: Values): Named {
  const entries = Object.entries(values).map(([name, value]) => [camelCase(name), value]);
  // The names follow the same rule as in the type.
  return Object.fromEntries(entries) as Named;
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(.)/g, (_, sign: string) => sign.toUpperCase());
}
