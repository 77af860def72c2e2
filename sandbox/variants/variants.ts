import type { VariantSet } from '@/sandbox/environment';
import type { VariantChoices } from './variant-choices';
import { type VariantName, variantNames, variantsOf } from './variant-table';

/** The variants that apply to one caller. */
export interface Variant {
  has(name: VariantName): boolean;
}

export interface Variants {
  /** The variants of an account: its own choices, and the program's defaults for the rest. */
  of(account: { readonly settings: { readonly variants: VariantChoices } }): Variant;
  /** Changes the program's defaults until it ends. */
  change(choices: VariantChoices): void;
  /** The program's defaults. */
  readonly defaults: Variant;
}

export function createVariants(set: VariantSet): Variants {
  const chosen = new Set(set === 'base' ? [] : variantsOf(set));
  return {
    defaults: chosen,
    of: ({ settings }) => ({ has: (name) => settings.variants[name] ?? chosen.has(name) }),
    change(choices) {
      for (const name of variantNames) {
        if (choices[name] === true) chosen.add(name);
        if (choices[name] === false) chosen.delete(name);
      }
    },
  };
}

/** Every variant and whether it is in use. */
export function variantStates(variant: Variant): Record<string, boolean> {
  return Object.fromEntries(variantNames.map((name) => [name, variant.has(name)]));
}
