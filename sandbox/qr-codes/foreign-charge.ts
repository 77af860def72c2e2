import type { NamesOf } from '@/lib/contracts/registry';
import type { BrCode } from '@/sandbox/br-code/parse-br-code';
import { price } from '@/sandbox/fake-data/amounts';
import { company } from '@/sandbox/fake-data/people';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import { wholeCents } from '@/sandbox/ledger/whole-cents';
import type { Units } from '@/sandbox/money/units';
import type { Services } from '@/sandbox/services';
import { refusalRequestedByUrl, refuseByTestName } from '@/sandbox/test-triggers/refuse-by-name';
import type { ResolvedCode } from './resolved-code';

const lifetime = 3_600;

/**
 * Resolves a dynamic code of another institution. The same URL always has the same merchant, amount and identifier, which is the one its
 * charge has there: whatever the code itself says is not looked at.
 * The test URL `…/aberto` leaves the amount to the payer; `…/juros` adds two per cent of interest.
 */
export function foreignCharge({ clock }: Services, name: NamesOf<'pix'>, location: string, code: BrCode): ResolvedCode {
  const testTrigger = refusalRequestedByUrl(location);
  refuseByTestName(name, testTrigger);
  const random = createRandom(seedOf(`code ${location}`));
  const merchant = company(random);
  const originalAmount = testTrigger === 'aberto' ? null : (code.amount ?? price(random));
  return {
    type: 'DYNAMIC',
    party: { ...merchant, name: code.merchant || merchant.name },
    amount: testTrigger === 'juros' && originalAmount !== null ? withInterest(originalAmount) : originalAmount,
    originalAmount,
    txid: random.letters(26),
    additionalInfo: code.additionalInfo,
    expiresIn: lifetime,
    createdAt: new Date(clock.now().getTime() - random.whole(10, 600) * 1_000).toISOString(),
    location,
    key: null,
    charge: null,
  };
}

function withInterest(amount: Units): Units {
  return wholeCents((amount * 102n) / 100n);
}
