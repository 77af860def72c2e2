import { z } from 'zod';
import { sandboxSettings } from '@/lib/settings/sandbox-settings.mjs';

z.config(z.locales.ptBR());

export type Environment = z.output<typeof sandboxSettings>;

/** The variants a start has: none, or those of newer versions. */
export type VariantSet = Environment['SANDBOX_VARIANT'];

/** @throws Error that names every setting it cannot use. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const read = sandboxSettings.safeParse(variables);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`O sandbox não inicia com esta configuração:\n${faults.join('\n')}`);
}
