import 'server-only';
import type { Payee } from '@/lib/contracts/office/payees.shape';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { type Reais, toReais } from '@/lib/format/money/money';
import { accountTarget, lastTransferTo } from '@/lib/server/payees/account-target';
import { encryptConfirmation, encryptLookup, payeeHash, payeeHashes } from '@/lib/server/payees/confirmation';
import { keyInCode } from '@/lib/server/payees/key-in-code';
import { isOtherHolder, lastPayment } from '@/lib/server/payees/last-payment';
import { lookUpKey, readCode } from '@/lib/server/payees/look-up';
import { noteUse } from '@/lib/server/payees/saved-payee-store';
import { rememberSighting } from '@/lib/server/spending-limits/payee-sightings';
import type { OfficeCall, OfficeHandler } from './context';

/** Looks up a key. The central bank counts lookups, so it runs only when a person requests it. */
export const payeeByKey: OfficeHandler<'payees.byKey'> = async ({ body: { pixKey }, ...call }) => {
  noteLookup(pixKey, call);
  return payeeOf({ target: pixKey, key: pixKey, holder: await lookUpKey(pixKey, call), amount: null }, call);
};

/** Reads a code before it is paid. */
export const payeeByQrCode: OfficeHandler<'payees.byQrCode'> = async ({ body: { qrCode }, ...call }) => {
  noteLookup(keyInCode(qrCode) ?? qrCode, call);
  const { holder, code } = await readCode(qrCode, call);
  return { ...(await payeeOf({ target: qrCode, key: keyInCode(qrCode), holder, amount: code.amount }, call)), code };
};

/** Looks up an account before a transfer: the holder the last transfer paid. */
export const payeeByAccount: OfficeHandler<'payees.byAccount'> = async ({ body: { accountNumber }, ...call }) => {
  const { caller, services } = call;
  const { environment, now } = services;
  const target = accountTarget(accountNumber);
  noteLookup(target, call);
  await rememberSighting(target, null, services);
  const last = await lastTransferTo(accountNumber, call);
  return { last, lookup: encryptLookup(target, { holder: null, amount: null }, caller.staffId, environment, now()) };
};

/** Creates the encrypted confirmation of payee and amount for one operation; nothing is stored until that opens. */
export const confirmPayee: OfficeHandler<'payees.confirm'> = async ({ body: { lookup, operation, amount }, caller, services }) => {
  const confirmed = { staffId: caller.staffId, operation, amount: amount === undefined ? null : toReais(amount) };
  return { confirmation: encryptConfirmation(lookup, confirmed, services.environment, services.now()) };
};

interface LookupResult {
  readonly target: string;
  readonly key: string | null;
  readonly holder: Holder;
  readonly amount: Reais | null;
}

async function payeeOf(
  { target, key, holder, amount }: LookupResult,
  { caller, services }: Pick<OfficeCall, 'caller' | 'services'>,
): Promise<Payee> {
  const { environment, now } = services;
  await rememberSighting(key, holder, services);
  const last = key === null ? null : await lastPayment(services, payeeHashes(key, environment));
  if (key !== null) await noteUse(services.db, payeeHashes(key, environment), now());
  const lookup = encryptLookup(target, { holder, amount }, caller.staffId, environment, now());
  return { holder, last, changed: last !== null && isOtherHolder(last.holder, holder), lookup };
}

/** Audits that a holder's name was shown, with the key as a hash. */
function noteLookup(target: string, { note, services }: Pick<OfficeCall, 'note' | 'services'>): void {
  note({ facts: { subject: payeeHash(target, services.environment).slice(0, 16) } });
}
