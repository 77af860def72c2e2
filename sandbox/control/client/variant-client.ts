import type { VariantCommand } from '@/sandbox/control/commands/variant-commands';
import type { VariantName } from '@/sandbox/variants/variant-table';
import type { ControlCall } from './control-call';

type InUse = Record<VariantName, boolean>;

/** Control calls for variants. */
export function variantClient(call: ControlCall) {
  return {
    /** The variants in use for an account, or the program's defaults. */
    variants: (token?: string) => call<InUse>('GET', `/variants${token === undefined ? '' : `?token=${token}`}`),
    setVariants: (command: VariantCommand) => call<InUse>('POST', '/variants', command),
  };
}
