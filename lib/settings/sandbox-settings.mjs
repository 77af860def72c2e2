import { z } from 'zod';
import { databaseUrl } from './database-url.mjs';
import { file, wholeNumber } from './forms.mjs';
import { setting } from './setting.mjs';

const port = wholeNumber(0, 65_535);

/** The settings of the sandbox; `sandbox/README.md` explains each. */
export const sandboxSettings = z.object({
  SANDBOX_PORT: setting(port.default(4010), 'a port from 0 (any free one) to 65535', '4010'),
  SANDBOX_CARD_PORT: setting(port.default(4011), 'a port from 0 (any free one) to 65535', '4011'),
  SANDBOX_CERTIFICATES: setting(
    file.default('.data/sandbox-certificates'),
    'the folder of the sandbox’s certificates',
    '.data/sandbox-certificates',
  ),
  SANDBOX_DATABASE_URL: setting(databaseUrl, 'the database of the sandbox alone', 'postgres://user:password@127.0.0.1:5432/sandbox'),
  SANDBOX_TOKEN: setting(
    z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .default('sandbox'),
    'the token of the demo account: letters, digits, _ and -',
    'sandbox',
  ),
  SANDBOX_TRANSACTIONS: setting(wholeNumber(0, 5_000_000).default(20_000), 'a whole number from 0 to 5000000', '20000'),
  SANDBOX_VARIANT: setting(z.enum(['base', 'later', 'newest']).default('base'), 'base, later or newest', 'base'),
});
