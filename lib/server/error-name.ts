import 'server-only';

/** The name of an error in the log, and its place in the code; never its text, which may quote a query. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // A message may have several lines: the place is the first line that looks like one.
  const place = error.stack?.split('\n').find((line) => /^ {4}at /.test(line));
  return `${error.name} ${place?.trim() ?? ''}`.trim();
}
