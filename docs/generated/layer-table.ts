import config from '@/eslint.config.mjs';

/** What a part of the code may import (`house/layers` in eslint.config.mjs). */
export interface Layer {
  readonly folder: string;
  readonly may: readonly string[];
}

/** The table that lint holds imports to. */
export function layerTable(): readonly Layer[] {
  for (const entry of config) {
    const rules: Readonly<Record<string, unknown>> = { ...entry.rules };
    const rule = rules['house/layers'];
    if (Array.isArray(rule)) return rule[1];
  }
  throw new Error('eslint.config.mjs has no house/layers rule');
}
