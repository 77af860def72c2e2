import { z } from 'zod';

const settings = z
  .object({
    CHAOS_APP_URL: z.url(),
    CHAOS_SANDBOX_URL: z.url(),
    CHAOS_DATABASE_URL: z.string(),
    CHAOS_TOKEN: z.string(),
    CHAOS_EMAIL: z.string(),
    CHAOS_APPROVER: z.string(),
    CHAOS_SECOND_APPROVER: z.string(),
    CHAOS_PASSWORD: z.string(),
    CHAOS_OPERATIONS: z.coerce.number().int().min(1).max(100_000),
    CHAOS_AT_ONCE: z.coerce.number().int().min(1).max(200).default(20),
    CHAOS_UNGUARDED: z.enum(['true', 'false']).default('false'),
  })
  .transform((given) => ({
    appUrl: given.CHAOS_APP_URL,
    sandboxUrl: given.CHAOS_SANDBOX_URL,
    databaseUrl: given.CHAOS_DATABASE_URL,
    token: given.CHAOS_TOKEN,
    person: { email: given.CHAOS_EMAIL, password: given.CHAOS_PASSWORD },
    approvers: [
      { email: given.CHAOS_APPROVER, password: given.CHAOS_PASSWORD },
      { email: given.CHAOS_SECOND_APPROVER, password: given.CHAOS_PASSWORD },
    ] as const,
    count: given.CHAOS_OPERATIONS,
    atOnce: given.CHAOS_AT_ONCE,
    isUnguarded: given.CHAOS_UNGUARDED === 'true',
  }));

/** The settings of a chaos run: where the stack is and how many operations to run. `scripts/chaos.mjs` sets them. */
export const readRunSettings = (variables: NodeJS.ProcessEnv) => settings.parse(variables);
