import 'server-only';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Anchor, anchorLine } from '@/lib/server/audit/anchors/anchor-line';
import { AnchorFailure } from './anchor-failure';

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
const others = 0o077;

/**
 * Appends an anchor to the file and waits until the disk has it. A new file is its owner's alone; one that others may read or write, or a
 * link, is not written to.
 */
export async function appendAnchor(path: string, anchor: Anchor): Promise<void> {
  const file = await open(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600).catch((error: unknown) => {
    throw new AnchorFailure(codeOf(error));
  });
  try {
    const { mode } = await file.stat();
    if ((mode & others) !== 0) throw new AnchorFailure('OPEN_TO_OTHERS');
    await file.appendFile(`${anchorLine(anchor)}\n`);
    await file.sync();
  } catch (error) {
    throw error instanceof AnchorFailure ? error : new AnchorFailure(codeOf(error));
  } finally {
    await file.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}
