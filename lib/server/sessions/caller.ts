import 'server-only';
import type { Role } from '@/lib/contracts/office/permission';

/** The signed-in person a request comes from: with whatever is put on record of it, so that no line can lack its session or address. */
export interface Caller {
  readonly staffId: string;
  readonly sessionId: string;
  /** Where the request came from, when a proxy says so. */
  readonly address: string | null;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}
