import type { OperationKind } from '@/lib/contracts/office/operations';
import type { ControlClient } from '@/sandbox/control-client';

type Order = Parameters<ControlClient['addFault']>[0];
type Fault = Exclude<Order, { fault: `${string}-callback` }>;

const late = () => Math.round(1_000 + Math.random() * 3_000);

/** Everything that can go wrong with a call that moves money; a delay goes beyond the app's time limit. */
const faults: readonly (() => Fault)[] = [
  () => ({ fault: 'apply-then-drop' }),
  () => ({ fault: 'drop-before' }),
  () => ({ fault: 'reset' }),
  () => ({ fault: 'delay', milliseconds: late() }),
  () => ({ fault: 'html' }),
  () => ({ fault: 'html', status: 200 }),
  () => ({ fault: 'empty' }),
  () => ({ fault: 'truncated' }),
  () => ({ fault: 'wrong-content-type' }),
  () => ({ fault: 'status', code: 'SVF500', retryAfterSeconds: 1 }),
  () => ({ fault: 'status', code: 'SVI111', applied: true }),
  () => ({ fault: 'status', code: 'SVF503', retryAfterSeconds: 1 }),
  () => ({ fault: 'status', code: 'SVI100', applied: true }),
  () => ({ fault: 'status', code: 'SVG429', retryAfterSeconds: 1 }),
];

const readings = [
  'charges.find',
  'withdrawals.find',
  'transfers.find',
  'transactions.read',
  'transactions.list',
  'cardCharges.list',
  'cardCharges.read',
  'cardTokens.create',
] as const;

/** Arms, for about every second act, one fault for the next call of its kind, and now and then one for a reading. */
export function createFaultInjector(control: ControlClient, token: string) {
  const dealt = new Map<string, number>();
  const arm = async (endpoint: string, fault: Fault) => {
    const name = fault.fault === 'status' ? `${fault.fault} ${fault.code}` : fault.fault;
    dealt.set(name, (dealt.get(name) ?? 0) + 1);
    await control.addFault({ ...fault, token, endpoint });
  };
  const any = (): Fault => faults[Math.floor(Math.random() * faults.length)]?.() ?? { fault: 'reset' };
  return {
    /** How many of each were armed. */
    dealt,
    async before(endpoint: OperationKind) {
      if (Math.random() < 0.5) await arm(endpoint, any());
      if (Math.random() < 0.1) await arm(readings[Math.floor(Math.random() * readings.length)] ?? 'charges.find', any());
    },
  };
}
