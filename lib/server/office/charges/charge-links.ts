import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { type ChargeLink, linkOf, makeLink, removeLink } from '@/lib/server/charge-links/charge-link-store';
import { merchantName } from '@/lib/server/charge-links/merchant-name';
import { readCharge } from '@/lib/server/charge-links/read-charge';
import type { Environment } from '@/lib/server/environment';
import { announce } from '@/lib/server/live/announce';
import type { OfficeHandler } from '@/lib/server/office/context';

export const findChargeLink: OfficeHandler<'chargeLinks.find'> = async ({ params, services }) => {
  const [merchant, link] = await Promise.all([merchantName(services), linkOf(services.db, params.id, services.environment)]);
  return { merchant, link: link && linkRecord(link, services.environment) };
};

/** The charge is read first: a link of what can no longer be paid would lead its payer to nothing. */
export const createChargeLink: OfficeHandler<'chargeLinks.create'> = async ({ params, caller, requestId, services }) => {
  const { db, environment, now } = services;
  const charge = await readCharge(params.id, { requestId }, services);
  if (charge.id !== params.id || transactionKind(charge) !== 'DEPOSIT') throw problem({ statusCode: 404, errorCode: 'SVC310' });
  if (charge.status !== 'PENDING')
    throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'status', reason: charge.status }] });
  const link = await makeLink(db, { chargeId: charge.id, staffId: caller.staffId }, environment, now());
  await announce(db, ['chargeLinks']);
  return linkRecord(link, environment);
};

export const removeChargeLink: OfficeHandler<'chargeLinks.remove'> = async ({ params, services: { db, now } }) => {
  if (!(await removeLink(db, params.id, now()))) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  await announce(db, ['chargeLinks']);
  return null;
};

function linkRecord({ token, createdAt, staff }: ChargeLink, { appUrl }: Pick<Environment, 'appUrl'>) {
  return { url: new URL(`/c/${token}`, appUrl).href, createdAt: createdAt.toISOString(), staff };
}
