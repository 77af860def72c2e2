import { cardCharges } from './card/card-charges';
import { cardTokens } from './card/card-tokens';
import { exchange } from './card/exchange';
import { recurrenceList, recurrences } from './card/recurrences';
import type { Endpoint, NamedEndpoint, ParamsOf, QueryInput } from './endpoint';
import { audit } from './office/audit';
import { drafts } from './office/drafts';
import { fileExports } from './office/exports';
import { infractionWork } from './office/infraction-work';
import { notices } from './office/notices';
import { operations } from './office/operations';
import { payees } from './office/payees';
import { documentTokens, reveals } from './office/personal-data';
import { reportRequests } from './office/report-requests';
import { resends } from './office/resends';
import { retention } from './office/retention';
import { securityAlerts } from './office/security-alerts';
import { sentDefenses } from './office/sent-defenses';
import { serviceHealth } from './office/service-health';
import { sessions } from './office/sessions';
import { staff } from './office/staff';
import { staffChanges } from './office/staff-changes';
import { statementDays } from './office/statement-days';
import { undelivered } from './office/undelivered';
import { volume } from './office/volume';
import { webhookSecrets } from './office/webhook-secrets';
import { account, balance } from './pix/account';
import { autoWithdraw } from './pix/auto-withdraw';
import { callbacks } from './pix/callbacks';
import { charges } from './pix/charges';
import { defenses } from './pix/defenses';
import { infractions } from './pix/infractions';
import { pendingDeposits } from './pix/pending-deposits';
import { pixKeys } from './pix/pix-keys';
import { qrCodes } from './pix/qr-codes';
import { refunds } from './pix/refunds';
import { reports } from './pix/reports';
import { serviceStatus } from './pix/service-status';
import { statements } from './pix/statements';
import { transactions } from './pix/transactions';
import { transfers } from './pix/transfers';
import { webhooks } from './pix/webhooks';
import { withdrawals } from './pix/withdrawals';
import type { ResourceName } from './resource-name';

/**
 * Every call of the product, by resource and verb. What has no entry cannot be reached. Gateway routes, sandbox routes and the types of the
 * browser's hooks are derived from it; a page imports the resources it calls.
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
  reports: { ...reports, ...reportRequests },
  exports: fileExports,
  serviceStatus: { ...serviceStatus, ...serviceHealth },
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
  documentTokens,
} as const satisfies Record<ResourceName, Record<string, NamedEndpoint>>;

type Registry = typeof registry;

export type EndpointName = { [R in keyof Registry]: `${R & string}.${keyof Registry[R] & string}` }[keyof Registry];

export type EndpointOf<N extends EndpointName> = N extends `${infer R extends keyof Registry & string}.${infer V}`
  ? V extends keyof Registry[R]
    ? Extract<Registry[R][V], Endpoint>
    : never
  : never;

export type NamesOf<S extends Endpoint['service']> = { [N in EndpointName]: EndpointOf<N>['service'] extends S ? N : never }[EndpointName];

/** The input of a call: path parameters where the path has any, the query where there is one. */
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

/** Finds an endpoint by name. A page imports the endpoint from its own file instead, because this loads all of them. */
export function endpointNamed<N extends EndpointName>(name: N): NamedEndpoint<N> {
  const endpoint = entries.get(name);
  if (!endpoint) throw new RangeError(`no endpoint is called ${name}`);
  // It was found by this name.
  return endpoint as NamedEndpoint<N>;
}

export const endpointNames: readonly EndpointName[] = Array.from(entries.keys());
