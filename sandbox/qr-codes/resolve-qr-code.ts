import type { Account } from '@/sandbox/accounts/account';
import { type BrCode, parseBrCode } from '@/sandbox/br-code/parse-br-code';
import { findKeyHolder } from '@/sandbox/pix-keys/find-key-holder';
import { pixKeyType } from '@/sandbox/pix-keys/pix-key-type';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { refusalRequestedByKey, refuseByTestName } from '@/sandbox/test-triggers/refuse-by-name';
import { foreignCharge } from './foreign-charge';
import { ownCharge } from './own-charge';
import type { ResolvedCode } from './resolved-code';

type QrCodeEndpoint = 'qrCodes.read' | 'withdrawals.createFromQrCode';

/**
 * Resolves a copy-and-paste code for an account (interface: Withdrawals, POST /pix/qrcode/read).
 * @throws ServiceProblem SVK401, SVK601, SVK301 or SVK310, and the code that a test code asks for.
 */
export async function resolveQrCode(services: Services, name: QrCodeEndpoint, account: Account, text: string): Promise<ResolvedCode> {
  if (!account.settings.allowQrReading) throw new ServiceProblem('SVK401');
  const code = parseBrCode(text);
  if (!code) throw new ServiceProblem('SVK601');
  const refusesStatic = services.variants.of(account).has('no-static-codes');
  if (code.key !== null && refusesStatic) throw new ServiceProblem('SVK601');
  if (code.key !== null) return staticCode(services, name, code, code.key);
  const location = code.location ?? '';
  return (await ownCharge(services, location)) ?? foreignCharge(services, name, location, code);
}

async function staticCode(services: Services, name: QrCodeEndpoint, code: BrCode, key: string): Promise<ResolvedCode> {
  const type = pixKeyType(key);
  if (type === null) throw new ServiceProblem('SVK601');
  refuseByTestName(name, refusalRequestedByKey(key));
  const { amount, txid, additionalInfo } = code;
  const { party } = await findKeyHolder(services, key, type);
  const noDynamicFields = { expiresIn: 0, createdAt: null, location: null, charge: null };
  return { type: 'STATIC', party, amount, originalAmount: amount, txid, additionalInfo, key, ...noDynamicFields };
}
