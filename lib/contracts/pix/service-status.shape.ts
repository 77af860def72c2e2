import { z } from 'zod';
import { optionalInstant } from '@/lib/contracts/shape/field.shape';

/** A transaction is accepted too: it has a status and the instant of its last change. */
const statusRecord = z
  .object({ status: z.string().min(1), updatedAt: optionalInstant, updated_at: optionalInstant })
  .transform(({ status, updatedAt, updated_at }) => ({ status, updatedAt: updatedAt ?? updated_at }));

export const serviceStatusShapes = {
  'serviceStatus.read': { wire: z.looseObject({ status: z.string(), updatedAt: z.string() }), record: statusRecord },
};
