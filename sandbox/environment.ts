import { z } from 'zod';
import { sandboxSettings } from '@/lib/settings/sandbox-settings.mjs';

/** A tool's errors are in English; the API of the sandbox answers in Portuguese, as the service does. */
const { localeError } = z.locales.en();

export type Environment = z.output<typeof sandboxSettings>;

/** The set of variants that the program starts with. */
export type VariantSet = Environment['SANDBOX_VARIANT'];

/** Parses the settings. @throws Error that names every setting that is wrong. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = sandboxSettings.safeParse(variables, { error: localeError });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The sandbox does not start with these settings:\n${problems.join('\n')}`);
}
