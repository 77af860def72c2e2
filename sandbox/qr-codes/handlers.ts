import { type Units, unitsToWire } from '@/sandbox/money/units';
import type { Handlers } from '@/sandbox/routing/handler';
import { resolveQrCode } from './resolve-qr-code';

/** interface: Withdrawals, POST /pix/qrcode/read. */
export const qrCodeHandlers = {
  async 'qrCodes.read'(call) {
    const { type, party, amount, originalAmount, txid, additionalInfo, expiresIn, createdAt } = await resolveQrCode(
      call,
      'qrCodes.read',
      call.account,
      call.body.emv,
    );
    return {
      qrCodeType: type,
      name: party.name,
      document: party.document,
      amount: toWireAmount(amount),
      originalAmount: toWireAmount(originalAmount),
      txid,
      additionalInfo,
      expiresIn,
      // The service writes this instant without a zone.
      createdAt: createdAt?.replace(/Z$/, '') ?? null,
    };
  },
} satisfies Partial<Handlers<'pix'>>;

const toWireAmount = (amount: Units | null) => (amount === null ? null : unitsToWire(amount));
