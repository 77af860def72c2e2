import 'server-only';
import { asc, desc, eq, notInArray } from 'drizzle-orm';
import { webhookSecrets } from '@/lib/server/database/callbacks-schema';
import type { Database } from '@/lib/server/database/database';
import { createDocumentTokens } from '@/lib/server/privacy/document-tokens';
import type { Services } from '@/lib/server/services';

type SecretStore = Pick<Services, 'db' | 'environment'>;

/** A separate key: the one that decrypts document tokens decrypts no webhook secret. */
const encryptionOf = ({ environment }: SecretStore) => createDocumentTokens(`webhook-secrets:${environment.sealKey}`);

/** Each signed delivery is checked against this many at most: more than an account has webhooks. */
const maxSecrets = 10;

/** Stores a webhook's secret, encrypted. Deletes its previous one, and the oldest beyond the maximum. */
export async function storeWebhookSecret(parts: SecretStore, webhookId: string, secret: string, now: Date): Promise<void> {
  const row = { webhookId, encrypted: encryptionOf(parts).close(secret, 'webhook'), storedAt: now };
  await parts.db
    .insert(webhookSecrets)
    .values(row)
    .onConflictDoUpdate({ target: webhookSecrets.webhookId, set: { encrypted: row.encrypted, storedAt: now } });
  const newest = parts.db
    .select({ webhookId: webhookSecrets.webhookId })
    .from(webhookSecrets)
    .orderBy(desc(webhookSecrets.storedAt), asc(webhookSecrets.webhookId))
    .limit(maxSecrets);
  await parts.db.delete(webhookSecrets).where(notInArray(webhookSecrets.webhookId, newest));
}

export async function deleteWebhookSecret(db: Database, webhookId: string): Promise<void> {
  await db.delete(webhookSecrets).where(eq(webhookSecrets.webhookId, webhookId));
}

export function listStoredSecrets(db: Database) {
  return db
    .select({ webhookId: webhookSecrets.webhookId, storedAt: webhookSecrets.storedAt })
    .from(webhookSecrets)
    .orderBy(asc(webhookSecrets.storedAt));
}

/** Every secret a delivery to us may be signed with: the configured and the stored ones. */
export async function activeSecrets(parts: SecretStore): Promise<readonly string[]> {
  const encryption = encryptionOf(parts);
  const rows = await parts.db.select({ encrypted: webhookSecrets.encrypted }).from(webhookSecrets);
  // A secret that a changed SEAL_KEY cannot decrypt verifies nothing any more.
  const storedSecrets = rows.flatMap(({ encrypted }) => encryption.open(encrypted) ?? []);
  return [...parts.environment.webhookSecrets, ...storedSecrets];
}
