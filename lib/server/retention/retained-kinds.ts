import 'server-only';
import { and, eq, inArray, isNotNull, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import type { RetentionKind } from '@/lib/contracts/office/retention';
import type { Database } from '@/lib/server/database/database';
import { approvalFiles, approvals, payeeSightings } from '@/lib/server/database/schema/approvals-schema';
import { resendRows, resends } from '@/lib/server/database/schema/callbacks-schema';
import { serviceCalls } from '@/lib/server/database/schema/developers-schema';
import { exportJobs, exportPieces } from '@/lib/server/database/schema/exports-schema';
import { defenseDraftFiles, defenseDrafts, infractionAssignments, sentDefenses } from '@/lib/server/database/schema/infractions-schema';
import { deadlineCrossings, deadlineMails, noticeReads, notices } from '@/lib/server/database/schema/notices-schema';
import { passwordLinks } from '@/lib/server/database/schema/people-schema';
import { pushDevices, pushMessages } from '@/lib/server/database/schema/push-schema';
import { reportRequests } from '@/lib/server/database/schema/reports-schema';
import { inbox, operations, sessions } from '@/lib/server/database/schema/schema';
import { chargeLinks, notes, paymentInvoices, recordTags, savedPayees, tags } from '@/lib/server/database/schema/team-records-schema';
import { securityAlerts } from '@/lib/server/database/schema/throttle-schema';
import { removeCalls } from '@/lib/server/developers/service-calls';
import type { Environment } from '@/lib/server/environment';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { belongsToNone, type LegalHold } from './legal-hold';
import { countPayees, removePayees } from './retained-payees';

/** The rows removed, or anonymised. */
type RemovedRows = Promise<readonly unknown[]>;

interface RetainedKind {
  readonly days: (environment: Environment) => number;
  /** The tables it is stored in; the rows of the first are counted. */
  readonly tables: readonly [PgTable, ...PgTable[]];
  readonly count: (db: Database) => Promise<number>;
}

/** Data that a case may need: it stays while the case is open. */
interface HoldableKind extends RetainedKind {
  readonly isHeld: true;
  readonly remove: (db: Database, before: Date, hold: LegalHold, keys: EncryptionKeys, now: Date) => RemovedRows;
}

interface UnheldKind extends RetainedKind {
  readonly isHeld: false;
  readonly remove: (db: Database, before: Date) => RemovedRows;
}

const unsettled = ['sending', 'unknown'] as const;

/** Each kind of data with a limited retention: how long, where it is stored, and how older rows are removed. */
export const retainedKinds: Readonly<Record<RetentionKind, HoldableKind | UnheldKind>> = {
  callbacks: {
    days: ({ retentionCallbacks }) => retentionCallbacks,
    tables: [inbox],
    count: (db) => db.$count(inbox, isNotNull(inbox.body)),
    isHeld: true,
    remove: (db, before, { transactionIds }) =>
      db.transaction(async (tx) => {
        await tx.delete(inbox).where(and(isNotNull(inbox.refusal), lt(inbox.receivedAt, before)));
        return tx
          .update(inbox)
          .set({ body: null, sender: null })
          .where(and(isNotNull(inbox.body), lt(inbox.receivedAt, before), belongsToNone(inbox.transactionId, transactionIds)))
          .returning({ id: inbox.id });
      }),
  },
  sentDefenses: {
    days: ({ retentionSentDefenses }) => retentionSentDefenses,
    tables: [sentDefenses],
    count: (db) => db.$count(sentDefenses),
    isHeld: true,
    remove: (db, before, { infractionIds }) =>
      db
        .delete(sentDefenses)
        .where(
          and(
            lt(sentDefenses.createdAt, before),
            notInArray(sentDefenses.state, [...unsettled]),
            belongsToNone(sentDefenses.infractionId, infractionIds),
          ),
        )
        .returning({ id: sentDefenses.id }),
  },
  drafts: {
    days: ({ retentionDrafts }) => retentionDrafts,
    tables: [defenseDrafts, defenseDraftFiles],
    count: (db) => db.$count(defenseDrafts),
    isHeld: true,
    remove: (db, before, { infractionIds }) =>
      db
        .delete(defenseDrafts)
        .where(and(lt(defenseDrafts.updatedAt, before), belongsToNone(defenseDrafts.infractionId, infractionIds)))
        .returning({ id: defenseDrafts.infractionId }),
  },
  assignments: {
    days: ({ retentionAssignments }) => retentionAssignments,
    tables: [infractionAssignments],
    count: (db) => db.$count(infractionAssignments),
    isHeld: true,
    remove: (db, before, { infractionIds }) =>
      db
        .delete(infractionAssignments)
        .where(and(lt(infractionAssignments.at, before), belongsToNone(infractionAssignments.infractionId, infractionIds)))
        .returning({ id: infractionAssignments.infractionId }),
  },
  deadlineMails: {
    days: ({ retentionDeadlineMails }) => retentionDeadlineMails,
    tables: [deadlineCrossings, deadlineMails],
    count: (db) => db.$count(deadlineCrossings),
    isHeld: true,
    remove: (db, before, { infractionIds }) =>
      db.transaction(async (tx) => {
        // A passed limit must stay while its case is open, or it would be mailed again.
        const over = and(lt(deadlineCrossings.at, before), belongsToNone(deadlineCrossings.infractionId, infractionIds));
        const ids = tx.select({ id: deadlineCrossings.id }).from(deadlineCrossings).where(over);
        await tx.delete(deadlineMails).where(inArray(deadlineMails.crossingId, ids));
        return tx.delete(deadlineCrossings).where(over).returning({ id: deadlineCrossings.id });
      }),
  },
  payees: {
    days: ({ retentionPayees }) => retentionPayees,
    tables: [operations, savedPayees, approvals, approvalFiles, payeeSightings, paymentInvoices],
    count: countPayees,
    isHeld: true,
    remove: removePayees,
  },
  chargeLinks: {
    days: ({ retentionChargeLinks }) => retentionChargeLinks,
    tables: [chargeLinks],
    count: (db) => db.$count(chargeLinks),
    isHeld: false,
    remove: (db, before) => db.delete(chargeLinks).where(lt(chargeLinks.createdAt, before)).returning({ id: chargeLinks.id }),
  },
  notes: {
    days: ({ retentionNotes }) => retentionNotes,
    tables: [notes, recordTags, tags],
    count: (db) => db.$count(notes),
    isHeld: true,
    remove: (db, before, { infractionIds, transactionIds }) => {
      const isHeld = (table: typeof notes | typeof recordTags) => {
        const isOf = (kind: NoteRecordKind, ids: readonly string[]) => and(eq(table.recordKind, kind), inArray(table.recordId, [...ids]));
        return or(isOf('infraction', infractionIds), isOf('transaction', transactionIds)) ?? sql`false`;
      };
      return db.transaction(async (tx) => {
        await tx.delete(recordTags).where(and(lt(recordTags.createdAt, before), not(isHeld(recordTags))));
        // A tag that is archived and that no record carries is of no use to anybody.
        const carried = tx.select({ id: recordTags.tagId }).from(recordTags);
        await tx.delete(tags).where(and(lt(tags.archivedAt, before), notInArray(tags.id, carried)));
        return tx
          .delete(notes)
          .where(and(lt(sql`coalesce(${notes.changedAt}, ${notes.createdAt})`, before.toISOString()), not(isHeld(notes))))
          .returning({ id: notes.id });
      });
    },
  },
  notices: {
    days: ({ retentionNotices }) => retentionNotices,
    tables: [notices, noticeReads],
    count: (db) => db.$count(notices),
    isHeld: false,
    remove: (db, before) => db.delete(notices).where(lt(notices.at, before)).returning({ id: notices.id }),
  },
  exports: {
    days: ({ retentionExports }) => retentionExports,
    tables: [exportJobs, exportPieces],
    count: (db) => db.$count(exportJobs),
    isHeld: false,
    remove: (db, before) => db.delete(exportJobs).where(lt(exportJobs.endedAt, before)).returning({ id: exportJobs.id }),
  },
  reports: {
    days: ({ retentionReports }) => retentionReports,
    tables: [reportRequests],
    count: (db) => db.$count(reportRequests),
    isHeld: false,
    remove: (db, before) => db.delete(reportRequests).where(lt(reportRequests.createdAt, before)).returning({ id: reportRequests.id }),
  },
  serviceCalls: {
    days: ({ retentionServiceCalls }) => retentionServiceCalls,
    tables: [serviceCalls],
    count: (db) => db.$count(serviceCalls),
    isHeld: false,
    remove: removeCalls,
  },
  resends: {
    days: ({ retentionResends }) => retentionResends,
    tables: [resends, resendRows],
    count: (db) => db.$count(resends),
    isHeld: false,
    remove: (db, before) =>
      db
        .delete(resends)
        .where(and(lt(resends.createdAt, before), isNull(resends.nextAt)))
        .returning({ id: resends.id }),
  },
  sessions: {
    days: ({ retentionSessions }) => retentionSessions,
    tables: [sessions, passwordLinks, pushDevices, pushMessages],
    count: (db) => db.$count(sessions),
    isHeld: false,
    remove: (db, before) =>
      db.transaction(async (tx) => {
        await tx.delete(passwordLinks).where(lt(passwordLinks.expiresAt, before));
        // A session nobody ended expires within a day after it was last seen.
        const endedAt = sql`coalesce(${sessions.endedAt}, ${sessions.lastSeenAt})`;
        return tx.delete(sessions).where(lt(endedAt, before.toISOString())).returning({ id: sessions.id });
      }),
  },
  alerts: {
    days: ({ retentionAlerts }) => retentionAlerts,
    tables: [securityAlerts],
    count: (db) => db.$count(securityAlerts),
    isHeld: false,
    remove: (db, before) => db.delete(securityAlerts).where(lt(securityAlerts.at, before)).returning({ id: securityAlerts.id }),
  },
};
