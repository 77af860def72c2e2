import { account, balance } from './account';
import { askedReports } from './asked-reports';
import { audit } from './audit';
import { autoWithdraw } from './auto-withdraw';
import { callbacks } from './callbacks';
import { cardCharges } from './card-charges';
import { cardTokens } from './card-tokens';
import { charges } from './charges';
import { defenses } from './defenses';
import { drafts } from './drafts';
import type { Endpoint, NamedEndpoint, ParamsOf, QueryInput } from './endpoint';
import { exchange } from './exchange';
import { fileExports } from './exports';
import { infractionWork } from './infraction-work';
import { infractions } from './infractions';
import { notices } from './notices';
import { operations } from './operations';
import { payees } from './payees';
import { pendingDeposits } from './pending-deposits';
import { reveals, seals } from './personal-data';
import { pixKeys } from './pix-keys';
import { qrCodes } from './qr-codes';
import { recurrenceList, recurrences } from './recurrences';
import { refunds } from './refunds';
import { reports } from './reports';
import { resends } from './resends';
import { retention } from './retention';
import { securityAlerts } from './security-alerts';
import { seenStatus } from './seen-status';
import { sentDefenses } from './sent-defenses';
import { serviceStatus } from './service-status';
import { sessions } from './sessions';
import { staff } from './staff';
import { staffChanges } from './staff-changes';
import { statementDays } from './statement-days';
import { statements } from './statements';
import { transactions } from './transactions';
import { transfers } from './transfers';
import { undelivered } from './undelivered';
import { volume } from './volume';
import { webhookSecrets } from './webhook-secrets';
import { webhooks } from './webhooks';
import { withdrawals } from './withdrawals';

/**
 * Every call the product knows, by resource and verb. What has no entry cannot be reached.
 * The door and the sandbox's routing are derived from it, and the types of the browser's hooks; a page imports the resources it calls.
 */
export const registry = {
  account: { ...account, ...autoWithdraw },
  balance,
  transactions,
  charges,
  pendingDeposits,
  refunds,
  withdrawals,
  qrCodes,
  pixKeys,
  transfers,
  statements: { ...statements, ...statementDays },
  reports: { ...reports, ...askedReports },
  exports: fileExports,
  serviceStatus: { ...serviceStatus, ...seenStatus },
  callbacks,
  webhooks,
  webhookSecrets,
  resends,
  undelivered,
  infractions: { ...infractions, ...infractionWork },
  defenses: { ...defenses, ...sentDefenses },
  drafts,
  cardTokens,
  cardCharges,
  recurrences: { ...recurrences, ...recurrenceList },
  exchange,
  notices,
  operations,
  payees,
  volume,
  retention,
  securityAlerts,
  sessions,
  staff,
  staffChanges,
  audit,
  reveals,
  seals,
} as const satisfies Record<string, Record<string, NamedEndpoint>>;

type Registry = typeof registry;

export type EndpointName = { [R in keyof Registry]: `${R & string}.${keyof Registry[R] & string}` }[keyof Registry];

export type EndpointOf<N extends EndpointName> = N extends `${infer R extends keyof Registry & string}.${infer V}`
  ? V extends keyof Registry[R]
    ? Extract<Registry[R][V], Endpoint>
    : never
  : never;

export type NamesOf<S extends Endpoint['service']> = { [N in EndpointName]: EndpointOf<N>['service'] extends S ? N : never }[EndpointName];

/** What a caller gives: path parameters where the path has any, the query where there is one. */
export type InputOf<N extends EndpointName> = Params<ParamsOf<EndpointOf<N>>> & Query<QueryInput<EndpointOf<N>>>;

type Params<P> = keyof P extends never ? { readonly params?: undefined } : { readonly params: P };
type Query<Q> = keyof Q extends never
  ? { readonly query?: undefined }
  : Record<never, never> extends Q
    ? { readonly query?: Q }
    : { readonly query: Q };

const entries: ReadonlyMap<EndpointName, NamedEndpoint<EndpointName>> = new Map(
  Object.values(registry).flatMap((verbs) =>
    Object.values<NamedEndpoint<EndpointName>>(verbs).map((endpoint) => [endpoint.name, endpoint] as const),
  ),
);

/** For whoever has a name alone. A page has the endpoint itself, from its own file: this one brings all of them. */
export function endpointNamed<N extends EndpointName>(name: N): NamedEndpoint<N> {
  const endpoint = entries.get(name);
  if (!endpoint) throw new RangeError(`no endpoint is called ${name}`);
  // It was found by this very name.
  return endpoint as NamedEndpoint<N>;
}

export const endpointNames: readonly EndpointName[] = Array.from(entries.keys());
