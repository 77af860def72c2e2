/** The header with the idempotency key of a form: the same key never sends twice. */
export const idempotencyHeader = 'idempotency-key';
