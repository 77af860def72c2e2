import { cardCharges } from './card/card-charges';
import { cardTokens } from './card/card-tokens';
import { exchange } from './card/exchange';
import { recurrenceList, recurrences } from './card/recurrences';
import type { Endpoint, NamedEndpoint, ParamsOf, QueryInput } from './endpoint';
import { approvalRules } from './office/approvals/approval-rules';
import { approvals } from './office/approvals/approvals';
import { audit } from './office/audit/audit';
import { inbox } from './office/callbacks/inbox';
import { resends } from './office/callbacks/resends';
import { undelivered } from './office/callbacks/undelivered';
import { webhookSecrets } from './office/callbacks/webhook-secrets';
import { fileExports } from './office/files/exports';
import { reportRequests } from './office/files/report-requests';
import { statementDays } from './office/files/statement-days';
import { drafts } from './office/infractions/drafts';
import { infractionQueue } from './office/infractions/infraction-queue';
import { infractionWork } from './office/infractions/infraction-work';
import { sentDefenses } from './office/infractions/sent-defenses';
import { notices } from './office/notices';
import { operations } from './office/operations';
import { payees } from './office/payees';
import { documentTokens, reveals } from './office/personal-data';
import { retention } from './office/retention';
import { proofs } from './office/second-factor/proofs';
import { secondFactor } from './office/second-factor/second-factor';
import { serviceHealth } from './office/service-health';
import { securityAlerts } from './office/staff/security-alerts';
import { sessions } from './office/staff/sessions';
import { staff } from './office/staff/staff';
import { staffChanges } from './office/staff/staff-changes';
import { volume } from './office/volume';
import { account, balance } from './pix/account/account';
import { autoWithdraw } from './pix/account/auto-withdraw';
import { pendingDeposits } from './pix/account/pending-deposits';
import { pixKeys } from './pix/account/pix-keys';
import { statements } from './pix/account/statements';
import { callbacks } from './pix/callbacks/callbacks';
import { webhooks } from './pix/callbacks/webhooks';
import { charges } from './pix/charges';
import { defenses } from './pix/infractions/defenses';
import { infractions } from './pix/infractions/infractions';
import { transfers } from './pix/payouts/transfers';
import { withdrawals } from './pix/payouts/withdrawals';
import { qrCodes } from './pix/qr-codes';
import { refunds } from './pix/refunds';
import { reports } from './pix/reports';
import { serviceStatus } from './pix/service-status';
import { transactions } from './pix/transactions';

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
  inbox,
  infractions: { ...infractions, ...infractionQueue, ...infractionWork },
  defenses: { ...defenses, ...sentDefenses },
  drafts,
  cardTokens,
  cardCharges,
  recurrences: { ...recurrences, ...recurrenceList },
  exchange,
  notices,
  operations,
  payees,
  approvals,
  approvalRules,
  volume,
  retention,
  securityAlerts,
  sessions,
  secondFactor,
  proofs,
  staff,
  staffChanges,
  audit,
  reveals,
  documentTokens,
} as const satisfies Record<string, Record<string, NamedEndpoint>>;

type Registry = typeof registry;

/** The first half of an endpoint's name and of a cache key, and what live events name. */
export type ResourceName = keyof Registry;

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
