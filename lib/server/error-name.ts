import 'server-only';

/** What a fault of ours is called in the log, and where it arose; never its text, which may quote what was asked of the database. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // A message may go over several lines: the first place is the first line that looks like one.
  const place = error.stack?.split('\n').find((line) => /^ {4}at /.test(line));
  return `${error.name} ${place?.trim() ?? ''}`.trim();
}
