import { documentKind } from '@/lib/format/identifier/document';
import { requireTicket } from '@/sandbox/accounts/require-ticket';
import type { AccountSettings } from '@/sandbox/accounts/settings';
import { formatUnits } from '@/sandbox/money/format-units';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import { invalid, ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Variant } from '@/sandbox/variants/variants';

const minimumExpiry = 60;

/** @throws ServiceProblem SVD200, SVD201, SVD600, SVD601 or SVD602: what an account may charge and of whom (interface: Code catalog, deposit codes). */
export function checkCharge(settings: AccountSettings, amount: Units, document: string | undefined): void {
  if (!settings.allowDeposit) throw new ServiceProblem('SVD200');
  requireTicket(amount, { min: settings.cashInTicketMin, below: 'SVD600', max: settings.cashInTicketMax, above: 'SVD601' });
  const limit = wireToUnits(settings.documentRequiredAbove);
  if (amount > limit && document === undefined) throw new ServiceProblem('SVD602', { values: { limit: formatUnits(limit) } });
  if (!settings.allowCnpjDeposit && document !== undefined && documentKind(document) === 'cnpj') throw new ServiceProblem('SVD201');
}

/**
 * @throws ServiceProblem SVV001 for less than a minute in the variant with that limit. The schema checks the maximum (interface: POST
 * /pix).
 */
export function requireExpiry(expiresIn: number, variant: Variant): void {
  const tooShort = expiresIn < minimumExpiry && variant.has('shortest-expiry');
  if (tooShort) throw invalid({ field: 'expiresIn', reason: `deve ser no mínimo ${minimumExpiry}` });
}
