import 'server-only';
import type { ProofMethod } from '@/lib/contracts/office/second-factor/proof-methods';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { type EndpointName, endpointNamed, endpointNames } from '@/lib/contracts/registry';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { factorsOf } from '@/lib/server/second-factor/factors-of';
import { requestOptions } from '@/lib/server/second-factor/passkeys';
import { giveProof, refused } from '@/lib/server/second-factor/proof/give-proof';
import { findOpenProof, type ProofRow } from '@/lib/server/second-factor/proof/proof-store';
import { decryptShown } from '@/lib/server/second-factor/proof/shown-action';
import { countRecoveryCodes } from '@/lib/server/second-factor/recovery-codes';

/** The challenge of an action: what it is about, and what it can be proved with. */
export const readProof: OfficeHandler<'proofs.read'> = async (call) => {
  const { db, environment } = call.services;
  const row = await openProof(call);
  const action = decryptShown(row.shown, environment);
  if (!action) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  const { passkeys } = await factorsOf(db, row.staffId);
  return {
    action,
    methods: await methodsFor(row, call),
    options: requestOptions(row.challenge, passkeys, environment),
    expiresAt: row.expiresAt.toISOString(),
  };
};

export const giveOneProof: OfficeHandler<'proofs.give'> = async (call) => {
  const row = await openProof(call);
  const { body, caller, services } = call;
  const requested = 'assertion' in body ? 'passkey' : 'timeCode' in body ? 'time-code' : 'recovery-code';
  if (!(await methodsFor(row, call)).includes(requested)) throw refused();
  const method = await giveProof(row, body, caller, services);
  call.note({ object: row.id, facts: { proof: method } });
  return null;
};

type Call = Pick<OfficeCall, 'caller' | 'services'> & { readonly params: { readonly id: string } };

async function openProof({ params, caller, services: { db, now } }: Call): Promise<ProofRow> {
  const row = await findOpenProof(db, params.id, caller, now());
  if (row?.purpose !== 'action') throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return row;
}

/**
 * What an action can be proved with: a passkey, which signs exactly it; a time code where there is no passkey; a recovery code only to
 * change one's own factors, which is what it is for.
 */
async function methodsFor({ staffId, endpoint }: ProofRow, { services: { db } }: Call): Promise<ProofMethod[]> {
  const [{ passkeys, timeCode }, recoveryCodes] = await Promise.all([factorsOf(db, staffId), countRecoveryCodes(db, staffId)]);
  const name = endpointNames.find((known): known is EndpointName => known === endpoint);
  const isOwnFactor = name !== undefined && endpointNamed(name).ownFactor === true;
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(timeCode && (isOwnFactor || passkeys.length === 0) ? (['time-code'] as const) : []),
    ...(recoveryCodes > 0 && isOwnFactor ? (['recovery-code'] as const) : []),
  ];
}
