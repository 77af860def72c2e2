import type { VariantName } from '@/sandbox/variants/variant-table';
import type { TestSandbox } from './sandbox-for-tests';

/** Accounts with money, each of which meets the variants it is asked with. */
export function variantAccounts(sandbox: () => TestSandbox) {
  return async (...names: VariantName[]) => {
    const token = `sandbox-${names.join('-')}`;
    const { control } = sandbox();
    await control.changeAccount(token, { available: 1_000 });
    await control.setVariants({ token, variants: Object.fromEntries(names.map((name) => [name, true])) });
    return { token, control, send: (method: string, path: string, body?: unknown) => sandbox().send(method, path, token, body) };
  };
}
