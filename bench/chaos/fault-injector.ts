import type { OperationKind } from '@/lib/contracts/office/operations';
import type { ControlClient } from '@/sandbox/control-client';

type Order = Parameters<ControlClient['addFault']>[0];
type Fault = Exclude<Order, { fault: `${string}-callback` }>;

const randomDelay = () => Math.round(1_000 + Math.random() * 3_000);

/** Faults of a call that moves money. A delay can exceed the app's time limit. */
const faults: readonly (() => Fault)[] = [
  () => ({ fault: 'apply-then-drop' }),
  () => ({ fault: 'drop-before' }),
  () => ({ fault: 'reset' }),
  () => ({ fault: 'delay', milliseconds: randomDelay() }),
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

const lookups = [
  'balance.read',
  'charges.find',
  'withdrawals.find',
  'transfers.find',
  'transactions.read',
  'transactions.list',
  'cardCharges.list',
  'cardCharges.read',
  'cardTokens.create',
] as const;

/** Injects a fault into the next call of about every second operation, and into some look-ups. */
export function createFaultInjector(control: ControlClient, token: string) {
  const injected = new Map<string, number>();
  const inject = async (endpoint: string, fault: Fault) => {
    const name = fault.fault === 'status' ? `${fault.fault} ${fault.code}` : fault.fault;
    injected.set(name, (injected.get(name) ?? 0) + 1);
    await control.addFault({ ...fault, token, endpoint });
  };
  const randomFault = (): Fault => faults[Math.floor(Math.random() * faults.length)]?.() ?? { fault: 'reset' };
  return {
    /** How many faults of each kind were injected. */
    injected,
    async before(endpoint: OperationKind) {
      if (Math.random() < 0.5) await inject(endpoint, randomFault());
      if (Math.random() < 0.1) await inject(lookups[Math.floor(Math.random() * lookups.length)] ?? 'charges.find', randomFault());
    },
  };
}
