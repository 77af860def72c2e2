import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { sharedTokens } from '@/lib/server/database/schema/instances-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { sharedTokenFields } from '@/lib/server/privacy/at-rest/fields';
import type { SharedToken } from './card-token';

const name = 'card';

/** The token of the card interface that all instances use, encrypted under `SEAL_KEY`. */
export function sharedCardToken(db: Database, keys: EncryptionKeys): SharedToken {
  const report = (error: unknown) => {
    log.error({ error: errorName(error) }, 'the token of the card interface could not be shared');
    return null;
  };
  const read = async () => {
    const [row] = await db.select().from(sharedTokens).where(eq(sharedTokens.name, name));
    return row ? { token: sharedTokenFields.token.decrypt(row.token, name, keys), until: row.until.getTime() } : null;
  };
  return {
    read: () => read().catch(report),
    async write({ token, until }) {
      const values = { name, token: sharedTokenFields.token.encrypt(token, name, keys), until: new Date(until) };
      await db
        .insert(sharedTokens)
        .values(values)
        .onConflictDoUpdate({ target: sharedTokens.name, set: { token: values.token, until: values.until } })
        .catch(report);
    },
  };
}
