import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { addTotals, noTotals } from '@/lib/domain/payment/money-totals';
import { errorName } from '@/lib/server/error-name';
import { fileColumns } from '@/lib/server/exports/file/file-columns';
import { headOf } from '@/lib/server/exports/file/file-head';
import { log } from '@/lib/server/log';
import { parseQuery } from '@/lib/server/request/parse';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { stoppingForMs } from '@/lib/server/shutdown';
import type { ReadAs } from './dispatch';
import type { ExportedRow } from './exported-list';
import { exportedListOf } from './exported-lists';
import { formatOf } from './format-of';
import { readAllPages } from './reading/read-all-pages';
import { readWithRetries } from './reading/read-with-retries';
import { readWords } from './reading/read-words';
import { addPiece, type ExportJob, endJob, handBack, noteProgress } from './store';

/** Size of a stored piece; two of them and four pages are held in memory. */
const pieceBytes = 256 * 1024;

/** How often progress is stored; a cancellation takes effect as fast. */
const progressIntervalMs = 500;

/** How long a process that stops goes on writing: most files are ready by then, a longer one is another process's. */
const finishingMs = 5_000;

/** Thrown when an attempt was canceled or taken over. */
class AttemptEnded extends Error {}

/** Reads the list and writes the file with the permissions of its requester. Ends the job as ready or failed. */
export async function writeExport(job: ExportJob, caller: Caller, services: Services, requestId: string, read: ReadAs): Promise<void> {
  try {
    await write(job, caller, services, read);
  } catch (error) {
    if (error instanceof AttemptEnded) return;
    const code = error instanceof ProblemError ? error.problem.errorCode : ownCodes.internalError;
    if (code === ownCodes.internalError)
      log.error({ export: job.id, requestId, error: errorName(error) }, 'an export could not be written');
    await endJob(services.db, job, { state: 'failed', code }, services.now());
  }
}

async function write(job: ExportJob, caller: Caller, services: Services, readAs: ReadAs): Promise<void> {
  const list = exportedListOf(job);
  const words = await readWords(job.locale);
  const columns = fileColumns(job, list, words);
  const file = (await formatOf(job.form, readAs, services.now())).open(columns, job.zone);
  const query = parseQuery(list.read, new URLSearchParams(job.search), services.environment, caller);
  const output = piecewise(job, services);
  let rows = 0;
  let noted = Number.NEGATIVE_INFINITY;
  let totals = noTotals;
  const read = (query: Readonly<Record<string, unknown>>) => readWithRetries(list, query, readAs);
  const pages = readAllPages({ query, period: list.period, now: services.now(), read });
  const inOrder = job.sort === null ? null : list.sorted(job.sort);
  for await (const page of inOrder ? wholeIn(inOrder, pages) : pages) {
    const written = page.filter((row) => row.isIncluded && (job.form !== 'ofx' || row.cell('balanceType') !== 'BLOCKED'));
    for (const row of written) totals = addTotals(totals, row.totals);
    rows += written.length;
    await output.add(
      file.rows(written.map((row) => columns.map(({ id, kind, word }) => cellIn(row.cell(id), kind === 'word' ? word : null)))),
    );
    if (performance.now() - noted >= progressIntervalMs) {
      if (stoppingForMs() > finishingMs) {
        await output.settled();
        await handBack(services.db, job, services.now());
        throw new AttemptEnded();
      }
      if (!(await noteProgress(services.db, job, rows, services.now()))) throw new AttemptEnded();
      noted = performance.now();
    }
  }
  const counted = list.hasTotals ? totals : null;
  const { head, tail } = file.end(headOf(job, list, words, { rows, totals: counted }));
  const size = await output.finish(head, tail);
  await endJob(services.db, job, { state: 'ready', rows, totals: counted, size }, services.now());
}

/** All pages as one, for sort orders that need every row. */
async function* wholeIn(
  inOrder: (rows: readonly ExportedRow[]) => readonly ExportedRow[],
  pages: AsyncIterable<readonly ExportedRow[]>,
): AsyncGenerator<readonly ExportedRow[]> {
  const all: ExportedRow[] = [];
  for await (const page of pages) all.push(...page);
  yield inOrder(all);
}

function cellIn<C>(cell: C, word: ((raw: string) => string) | null): C | string {
  return word && typeof cell === 'string' ? word(cell) : cell;
}

/**
 * Collects bytes and stores them in pieces, one while the next is collected. The first place is reserved for the file's header, which is
 * known last.
 */
function piecewise(job: ExportJob, services: Services) {
  let waiting: Buffer[] = [];
  let gathered = 0;
  let place = 1;
  let size = 0;
  let stored = Promise.resolve();
  const store = async (at: number, content: Buffer) => {
    if (!(await addPiece(services, job, at, content))) throw new AttemptEnded();
    size += content.length;
  };
  const flush = async () => {
    const content = Buffer.concat(waiting);
    waiting = [];
    gathered = 0;
    await store(place, content);
    place += 1;
  };
  return {
    async add(bytes: Buffer) {
      waiting.push(bytes);
      gathered += bytes.length;
      if (gathered < pieceBytes) return;
      await stored;
      stored = flush();
      // The error is reported to whoever awaits it; until then it must not count as unhandled.
      stored.catch(() => {});
    },
    /** Resolves when nothing is being stored. */
    settled: () => stored,
    async finish(head: Buffer, tail: Buffer): Promise<number> {
      waiting.push(tail);
      await stored;
      await flush();
      await store(0, head);
      return size;
    },
  };
}
