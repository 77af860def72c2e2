/** The charges of a recurrence: its newest hundred. */
export function cyclesQuery(recurrentPaymentId: string) {
  return { recurrentPaymentId, page: 1, limit: 100 };
}
