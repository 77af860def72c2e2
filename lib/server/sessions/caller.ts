import 'server-only';
import type { Role } from '@/lib/contracts/permission';

/** The signed-in person a request comes from. */
export interface Caller {
  readonly staffId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}
