import type { VariantCommand } from '@/sandbox/control/commands/variant-commands';
import type { VariantName } from '@/sandbox/variants/variant-table';
import type { ControlCall } from './control-call';

type InUse = Record<VariantName, boolean>;

/** The control routes's orders about variants. */
export function variantClient(call: ControlCall) {
  return {
    /** Which are in use for an account, or by themselves. */
    variants: (token?: string) => call<InUse>('GET', `/variants${token === undefined ? '' : `?token=${token}`}`),
    setVariants: (order: VariantCommand) => call<InUse>('POST', '/variants', order),
  };
}
