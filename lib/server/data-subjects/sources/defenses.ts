import 'server-only';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { HoldReason } from '@/lib/contracts/office/privacy/data-subjects';
import { defenseDraftFiles, defenseDrafts, sentDefenses } from '@/lib/server/database/schema/infractions-schema';
import { draftFields, draftFileFields, sentDefenseFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import { type DataSource, erasable, outcomes } from './data-source';
import { fileWords } from './file-words';

const firstId = '00000000-0000-0000-0000-000000000000';

/** Drafts of defenses with their files: the whole draft goes. What is in the bytes of a file is not read; it belongs to the case of its draft. */
export const drafts: DataSource = {
  async next(after, limit, { infractionIds }, services) {
    const { db } = services;
    const { infractionId } = defenseDrafts;
    const rows = await db.select().from(defenseDrafts).where(gt(infractionId, after)).orderBy(asc(infractionId)).limit(limit);
    return Promise.all(
      rows.map(async (row) => ({
        id: row.infractionId,
        at: row.updatedAt,
        content: searched(await draftOf(row, services)),
        isTheirs: infractionIds.has(row.infractionId),
      })),
    );
  },
  async describe(ids, services) {
    const rows = await services.db
      .select()
      .from(defenseDrafts)
      .where(inArray(defenseDrafts.infractionId, [...ids]));
    return Promise.all(
      rows.map(async (row) => ({
        infractionId: row.infractionId,
        changedAt: row.updatedAt.toISOString(),
        ...(await draftOf(row, services)),
      })),
    );
  },
  async erase(ids, { infractionIds }, { db }) {
    const all = outcomes(
      ids,
      ids.map((id) => [id, infractionIds.includes(id) ? 'dispute' : null]),
    );
    await db.delete(defenseDrafts).where(inArray(defenseDrafts.infractionId, erasable(all)));
    return all;
  },
};

/** Defenses that were sent, with the names of their files. The service has its own copy, and the audit the hashes of the files. */
export const defenses: DataSource = {
  async next(after, limit, { infractionIds }, services) {
    const { id } = sentDefenses;
    const rows = await services.db
      .select()
      .from(sentDefenses)
      .where(gt(id, after || firstId))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      content: searched(sentOf(row, services)),
      isTheirs: infractionIds.has(row.infractionId),
    }));
  },
  async describe(ids, services) {
    const rows = await services.db
      .select()
      .from(sentDefenses)
      .where(inArray(sentDefenses.id, [...ids]))
      .orderBy(asc(sentDefenses.createdAt));
    return rows.map((row) => ({ infractionId: row.infractionId, sentAt: row.createdAt.toISOString(), ...sentOf(row, services) }));
  },
  async erase(ids, { infractionIds }, { db }) {
    const { id, infractionId, state } = sentDefenses;
    const rows = await db
      .select({ id, infractionId, state })
      .from(sentDefenses)
      .where(inArray(id, [...ids]));
    const holdOf = (row: (typeof rows)[number]): HoldReason | null => {
      if (infractionIds.includes(row.infractionId)) return 'dispute';
      return row.state === 'sending' || row.state === 'unknown' ? 'open' : null;
    };
    const all = outcomes(
      ids,
      rows.map((row) => [row.id, holdOf(row)]),
    );
    await db.delete(sentDefenses).where(inArray(id, erasable(all)));
    return all;
  },
};

const searched = <Content extends { readonly files: readonly { readonly name: string }[] }>(content: Content) => ({
  ...content,
  words: fileWords(content.files),
});

async function draftOf({ infractionId, text }: typeof defenseDrafts.$inferSelect, { db, environment }: Services) {
  const { id, name, sha256 } = defenseDraftFiles;
  const files = await db.select({ id, name, sha256 }).from(defenseDraftFiles).where(eq(defenseDraftFiles.infractionId, infractionId));
  return {
    text: draftFields.text.decrypt(text, infractionId, environment),
    files: files.map((file) => ({ name: draftFileFields.name.decrypt(file.name, file.id, environment), sha256: file.sha256 })),
  };
}

function sentOf({ key, text, files }: typeof sentDefenses.$inferSelect, { environment }: Services) {
  return {
    text: sentDefenseFields.text.decrypt(text, key, environment),
    files: sentDefenseFields.files.decrypt(files, key, environment).map(({ name, sha256 }) => ({ name, sha256 })),
  };
}
