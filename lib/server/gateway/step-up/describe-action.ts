import 'server-only';
import { eq } from 'drizzle-orm';
import { operationKinds } from '@/lib/contracts/office/operations';
import { roleId } from '@/lib/contracts/office/roles/role-id.shape';
import type { ShownAction } from '@/lib/contracts/office/second-factor/second-factor.shape';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { typedDayText } from '@/lib/format/date-text';
import { maskPixKey } from '@/lib/format/identifier/mask';
import { toReais } from '@/lib/format/money/money';
import { addressFacts } from '@/lib/server/audit/address-facts';
import { staffChanges } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { operationHandlers } from '@/lib/server/operations/handlers/operation-handlers';
import type { OperationRequest } from '@/lib/server/operations/operation-handler';
import { requireConfirmation } from '@/lib/server/operations/require-confirmation';
import { accessOfRole, roleLabel } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';

type Request = Omit<OperationRequest, 'idempotencyKey'> & { readonly idempotencyKey: string | null };

/**
 * The description of an action that a person sees before proving it, from the request that will be executed: amount, receiver and subject.
 * Throws SVB425 where a payee is not confirmed: such a request would be refused anyway.
 */
export async function describeAction(name: EndpointName, request: Request, services: Services): Promise<ShownAction> {
  const kind = operationKinds.find((known) => known === name);
  const idempotencyKey = request.idempotencyKey ?? '';
  if (kind === undefined) {
    const { host } = addressFacts(endpointNamed(name), request.body);
    const target = host ?? (await concerned(name, request, services));
    return { endpoint: name, amount: null, currency: null, payee: null, target };
  }
  const operation = { ...request, idempotencyKey };
  const description = operationHandlers[kind].describe(operation);
  const confirmed = requireConfirmation(kind, operation, description, services);
  const amount = description.amount ?? confirmed?.amount ?? textIn(request.body, 'expectedRemaining');
  const paid = fieldIn(request.body, 'autoWithdraw') ?? request.body;
  const [pixKey, pixType] = [textIn(paid, 'pixKey'), textIn(paid, 'pixType')];
  // What is planned is proved for its day.
  const day = description.plannedFor === undefined ? null : typedDayText(description.plannedFor);
  return {
    endpoint: name,
    amount: amount === null ? null : toReais(amount),
    currency: null,
    payee: confirmed?.holder?.name ?? null,
    target: pixKey === null ? description.subject : [maskPixKey(pixKey, pixType ?? ''), day].filter((text) => text !== null).join(' · '),
  };
}

/** The person an action about staff concerns, with the role where it changes. */
async function concerned(name: EndpointName, { params, body }: Request, { db }: Services): Promise<string | null> {
  const given = roleId.safeParse(textIn(body, 'role')).data;
  const role = given === undefined ? null : roleLabel(await accessOfRole(db, given));
  const found = await personOf(name, params.id ?? null, db);
  const person = found ?? textIn(body, 'email') ?? textIn(body, 'name');
  return [person, role].filter((text) => text !== null).join(' · ') || null;
}

async function personOf(name: EndpointName, id: string | null, db: Services['db']): Promise<string | null> {
  if (id === null) return null;
  if (name.startsWith('staffChanges.')) {
    const rows = await db
      .select({ name: staff.name })
      .from(staffChanges)
      .innerJoin(staff, eq(staff.id, staffChanges.staffId))
      .where(eq(staffChanges.id, id));
    return rows[0]?.name ?? null;
  }
  if (!name.startsWith('staff.')) return null;
  const rows = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, id));
  return rows[0]?.name ?? null;
}

function fieldIn(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === field)?.[1] : undefined;
}

function textIn(value: unknown, field: string): string | null {
  const found = fieldIn(value, field);
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : null;
}
