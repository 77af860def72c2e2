import type { VariantName } from '@/sandbox/variants/variant-table';
import type { TestSandbox } from './sandbox-for-tests';

/** Creates accounts with money for which the given variants are chosen. */
export function variantAccounts(sandbox: () => TestSandbox) {
  return async (...names: VariantName[]) => {
    const token = `sandbox-${names.join('-')}`;
    const { control } = sandbox();
    await control.changeAccount(token, { available: 1_000 });
    await control.setVariants({ token, variants: Object.fromEntries(names.map((name) => [name, true])) });
    return { token, control, send: (method: string, path: string, body?: unknown) => sandbox().send(method, path, token, body) };
  };
}
