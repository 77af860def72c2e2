import 'server-only';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const email = z.email().max(120).toLowerCase();
/** The id of a role, or the name that administrators gave it. */
const role = z.string().trim().min(1).max(60);

const command = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('add'), name: z.string().trim().min(2).max(80), email, role }),
  z.strictObject({ action: z.literal('approve'), email }),
  z.strictObject({ action: z.literal('role'), email, role }),
  z.strictObject({ action: z.literal('link'), email }),
  z.strictObject({ action: z.literal('reset-factor'), email }),
  z.strictObject({ action: z.literal('deactivate'), email }),
]);

export type StaffCommand = z.infer<typeof command>;

/** Parses the arguments of `npm run staff`; null when they are invalid. */
export function readCommand(args: string[]): StaffCommand | null {
  try {
    const options = { name: { type: 'string' }, email: { type: 'string' }, role: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return positionals.length === 1 ? (command.safeParse({ action: positionals[0], ...values }).data ?? null) : null;
  } catch {
    return null;
  }
}
