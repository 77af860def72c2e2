import 'server-only';
import type { OfficeHandler } from '@/lib/server/office/context';
import { findUndelivered } from '@/lib/server/resends/find-undelivered';

export const listUndelivered: OfficeHandler<'undelivered.list'> = ({ services, requestId }) => findUndelivered(services, requestId);
