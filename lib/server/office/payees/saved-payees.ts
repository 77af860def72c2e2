import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { announce } from '@/lib/server/live/announce';
import type { OfficeHandler } from '@/lib/server/office/context';
import { payeeHash, seenHolder } from '@/lib/server/payees/confirmation';
import { changePayee, createPayee, isSaved, listPayees, removePayee } from '@/lib/server/payees/saved-payee-store';

const listSavedPayees: OfficeHandler<'savedPayees.list'> = async ({ services: { db, environment } }) => {
  const all = await listPayees(db, environment);
  return {
    items: all.map(({ key, seenAt, paidAt, ...payee }) => ({
      ...payee,
      ...key,
      seenAt: seenAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
    })),
  };
};

/** Only a key whose holder the same person has just seen is saved: a key that was sent by somebody else cannot slip in under a known name. */
const createSavedPayee: OfficeHandler<'savedPayees.create'> = async ({ body, caller, services, note }) => {
  const { db, environment, now } = services;
  const { pixKey, pixType, name, note: text, lookup } = body;
  note({ facts: { subject: payeeHash(pixKey, environment).slice(0, 16) } });
  const holder = seenHolder(pixKey, lookup, caller.staffId, environment, now());
  const saved = await createPayee(db, { name, note: text, key: { pixKey, pixType }, holder, staffId: caller.staffId }, environment, now());
  if ('refusal' in saved)
    throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'pixKey', reason: saved.refusal }] });
  await announce(db, ['savedPayees']);
  return saved;
};

const changeSavedPayee: OfficeHandler<'savedPayees.change'> = async ({ params, body, services: { db, environment, now } }) => {
  if (!(await changePayee(db, { id: params.id, ...body }, environment, now()))) {
    if (await isSaved(db, params.id)) throw problem({ statusCode: 409, errorCode: ownCodes.outdated });
    throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  }
  await announce(db, ['savedPayees']);
  return null;
};

const removeSavedPayee: OfficeHandler<'savedPayees.remove'> = async ({ params, services: { db } }) => {
  if (!(await removePayee(db, params.id))) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  await announce(db, ['savedPayees']);
  return null;
};

/** What answers the calls of saved payees. */
export const savedPayeeHandlers = {
  'savedPayees.list': listSavedPayees,
  'savedPayees.create': createSavedPayee,
  'savedPayees.change': changeSavedPayee,
  'savedPayees.remove': removeSavedPayee,
} as const;
