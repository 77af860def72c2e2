import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

z.config(z.locales.ptBR());

/** The settings of the program, read once. `README.md` says what each is for. */
const environment = z.object({
  SANDBOX_PORT: port.default(4010),
  SANDBOX_CARD_PORT: port.default(4011),
  SANDBOX_CERTIFICATES: z.string().min(1).default('.data/sandbox-certificates'),
  SANDBOX_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  SANDBOX_TRANSACTIONS: z.coerce.number().int().min(0).max(5_000_000).default(20_000),
  SANDBOX_VARIANT: z.enum(['base', 'later']).default('base'),
});

export type Environment = z.output<typeof environment>;

/** The variants a start has: none, or those of newer versions. */
export type VariantSet = Environment['SANDBOX_VARIANT'];

/** @throws Error that names every setting it cannot use. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const read = environment.safeParse(variables);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`O sandbox não inicia com esta configuração:\n${faults.join('\n')}`);
}
