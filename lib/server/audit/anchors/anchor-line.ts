import 'server-only';

/** The head of the audit on one day. */
export interface Anchor {
  readonly day: string;
  readonly rows: number;
  readonly sequence: number;
  /** 64 hexadecimal digits. */
  readonly hash: string;
}

const tag = 'balcao-audit';
const form = new RegExp(`${tag} (\\d{4}-\\d{2}-\\d{2}) rows (\\d{1,15}) head (\\d{1,15}) sha256 ([0-9a-f]{64})(?![0-9a-f])`, 'i');

/** An anchor as one line of text: what is written to the file and mailed. */
export function anchorLine({ day, rows, sequence, hash }: Anchor): string {
  return `${tag} ${day} rows ${rows} head ${sequence} sha256 ${hash}`;
}

/**
 * The anchors in a text: the file of anchors, or lines of mails, quoted or not. Other lines are passed over; one that begins as an anchor and
 * is none is an error, so that a damaged one is not left out unnoticed.
 */
export function parseAnchors(text: string): Anchor[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const [, day, rows, sequence, hash] = form.exec(line) ?? [];
    if (day && rows && sequence && hash) return [{ day, rows: Number(rows), sequence: Number(sequence), hash: hash.toLowerCase() }];
    if (line.toLowerCase().includes(tag)) throw new Error(`Line ${at + 1} of the anchors is damaged: it is no whole anchor.`);
    return [];
  });
}
