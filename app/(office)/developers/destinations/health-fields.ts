import { healthSpans } from '@/lib/contracts/office/developers/delivery-health';

/** What the address of the page may hold. */
export const healthFields = { span: { kind: 'one', values: healthSpans } } as const;
