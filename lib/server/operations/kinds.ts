import 'server-only';
import type { OperationKind } from '@/lib/contracts/operations';
import { chargeKind } from './charge-kind';
import type { Kind } from './kind';
import { refundKind } from './refund-kind';

export const kinds: Readonly<Record<OperationKind, Kind>> = { 'charges.create': chargeKind, 'refunds.create': refundKind };
