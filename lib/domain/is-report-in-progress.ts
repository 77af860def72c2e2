const ended: readonly string[] = ['COMPLETED', 'FAILED', 'EXPIRED', 'UNKNOWN'];

/** Whether the service is still writing a report: every status that is not final. */
export function isReportInProgress(status: string): boolean {
  return !ended.includes(status);
}
