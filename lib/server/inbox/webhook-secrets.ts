import 'server-only';
import { asc, desc, eq, notInArray } from 'drizzle-orm';
import { webhookSecrets } from '@/lib/server/database/callbacks-schema';
import type { Database } from '@/lib/server/database/database';
import { createDocumentTokens } from '@/lib/server/privacy/document-tokens';
import type { Services } from '@/lib/server/services';

type Parts = Pick<Services, 'db' | 'environment'>;

/** A key of their own: what opens a sealed filter opens no secret. */
const sealOf = ({ environment }: Parts) => createDocumentTokens(`webhook-secrets:${environment.sealKey}`);

/** As many are tried for each signed delivery: more than an account has webhooks. */
const mostKept = 10;

/** Keeps the secret of a webhook, encrypted; the one before it is forgotten, and so is the oldest beyond the most that are kept. */
export async function storeWebhookSecret(parts: Parts, webhookId: string, secret: string, now: Date): Promise<void> {
  const row = { webhookId, sealed: sealOf(parts).close(secret, 'webhook'), keptAt: now };
  await parts.db
    .insert(webhookSecrets)
    .values(row)
    .onConflictDoUpdate({ target: webhookSecrets.webhookId, set: { sealed: row.sealed, keptAt: now } });
  const newest = parts.db
    .select({ webhookId: webhookSecrets.webhookId })
    .from(webhookSecrets)
    .orderBy(desc(webhookSecrets.keptAt), asc(webhookSecrets.webhookId))
    .limit(mostKept);
  await parts.db.delete(webhookSecrets).where(notInArray(webhookSecrets.webhookId, newest));
}

export async function deleteWebhookSecret(db: Database, webhookId: string): Promise<void> {
  await db.delete(webhookSecrets).where(eq(webhookSecrets.webhookId, webhookId));
}

export function listStoredSecrets(db: Database) {
  return db
    .select({ webhookId: webhookSecrets.webhookId, keptAt: webhookSecrets.keptAt })
    .from(webhookSecrets)
    .orderBy(asc(webhookSecrets.keptAt));
}

/** Every secret a delivery to us may be signed with: those of the settings and those that were kept. */
export async function activeSecrets(parts: Parts): Promise<readonly string[]> {
  const seal = sealOf(parts);
  const rows = await parts.db.select({ sealed: webhookSecrets.sealed }).from(webhookSecrets);
  // What a changed SEAL_KEY cannot open verifies nothing any more.
  const kept = rows.flatMap(({ sealed }) => seal.open(sealed) ?? []);
  return [...parts.environment.webhookSecrets, ...kept];
}
