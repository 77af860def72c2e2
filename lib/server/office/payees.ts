import 'server-only';
import type { Holder } from '@/lib/contracts/holder.shape';
import type { Payee } from '@/lib/contracts/payees.shape';
import { endpointNamed } from '@/lib/contracts/registry';
import { maskDocument } from '@/lib/format/document';
import type { Reais } from '@/lib/format/money';
import { recordAudit } from '@/lib/server/audit/record';
import { confirmationOf, payeeHash } from '@/lib/server/payees/confirmation';
import { keyInCode } from '@/lib/server/payees/key-in-code';
import { isOtherHolder, lastPayment } from '@/lib/server/payees/last-payment';
import { readRecord } from '@/lib/server/upstream/read-record';
import type { OfficeCall, OfficeHandler } from './context';

/** One look-up of a key, counted by the central bank: made only when a person asks for it. */
export const payeeByKey: OfficeHandler<'payees.byKey'> = async ({ body: { pixKey }, ...call }) => {
  const { requestId, signal, services } = call;
  const wire = await services.upstream({ endpoint: endpointNamed('pixKeys.find'), query: { pixKey }, requestId, signal });
  const { name, document, institutionName } = readRecord('pixKeys.find', wire, { requestId });
  return payeeOf({ target: pixKey, key: pixKey, holder: holderOf(name, document, institutionName), amount: null }, call);
};

/** Reads a code before it is paid (interface: POST /pix/qrcode/read). */
export const payeeByQrCode: OfficeHandler<'payees.byQrCode'> = async ({ body: { qrCode }, ...call }) => {
  const { requestId, signal, services } = call;
  const wire = await services.upstream({ endpoint: endpointNamed('qrCodes.read'), body: { emv: qrCode }, requestId, signal });
  const { name, document, ...code } = readRecord('qrCodes.read', wire, { requestId });
  const seen = { target: qrCode, key: keyInCode(qrCode), holder: holderOf(name ?? '', document, null), amount: code.amount };
  return { ...(await payeeOf(seen, call)), code };
};

interface Found {
  readonly target: string;
  readonly key: string | null;
  readonly holder: Holder;
  readonly amount: Reais | null;
}

type Call = Pick<OfficeCall, 'caller' | 'services' | 'requestId' | 'address'>;

/** A name was shown to somebody: that is on record, the key as a hash. */
async function payeeOf({ target, key, holder, amount }: Found, { caller, services, requestId, address }: Call): Promise<Payee> {
  const { db, environment, now } = services;
  const subject = payeeHash(key ?? target, environment).slice(0, 16);
  const event = { actorId: caller.staffId, action: 'payee.looked-up', object: null, result: 'done', requestId, address } as const;
  await recordAudit(db, { ...event, facts: { subject } }, now());
  const last = key === null ? null : await lastPayment(db, payeeHash(key, environment));
  const confirmation = confirmationOf(target, { holder, amount }, environment, now());
  return { holder, last, changed: last !== null && isOtherHolder(last.holder, holder), confirmation };
}

/** A code tells the whole document, a key a masked one: it is kept and shown masked in both cases. */
function holderOf(name: string, document: string | null, institutionName: string | null): Holder {
  return { name, document: document && /^[0-9A-Z]+$/.test(document) ? maskDocument(document) : document, institutionName };
}
