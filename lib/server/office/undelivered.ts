import 'server-only';
import { findUndelivered } from '@/lib/server/resends/find-undelivered';
import type { OfficeHandler } from './context';

export const listUndelivered: OfficeHandler<'undelivered.list'> = ({ services, requestId }) => findUndelivered(services, requestId);
