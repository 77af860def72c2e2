import 'server-only';
import { may } from '@/lib/contracts/office/permission';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { personalSubject } from '@/lib/server/privacy/personal-subject';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** Paging through a list, or polling it, within this time counts as one use of its filter. */
const dedupeMs = 10 * 60_000;
const maxRemembered = 1_000;
const uses = new Map<string, number>();

/**
 * Audits a list that is filtered by a document by a role that sees documents masked. The token was created for a reason, by this person or
 * another one.
 */
export async function recordDocumentFilter(
  name: EndpointName,
  { query, requestId }: Pick<GatewayCall, 'query' | 'requestId'>,
  caller: Caller,
  { db, environment, now }: Services,
): Promise<void> {
  if (may(caller, 'personal-data:read')) return;
  for (const [field, { kind }] of Object.entries(endpointNamed(name).query ?? {})) {
    const document = query[field];
    if (kind !== 'document' || typeof document !== 'string') continue;
    const subject = personalSubject(document, environment);
    const use = `${caller.staffId} ${caller.sessionId} ${name} ${subject}`;
    if (now().getTime() - (uses.get(use) ?? Number.NEGATIVE_INFINITY) < dedupeMs) continue;
    const facts = { endpoint: name, field, subject };
    await recordAuditEvent(db, { caller, action: 'personal-data.filtered', result: 'done', requestId, facts }, now());
    if (uses.size >= maxRemembered) uses.clear();
    uses.set(use, now().getTime());
  }
}
