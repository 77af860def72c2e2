import 'server-only';
import type { Role } from '@/lib/contracts/office/permission';

/** The signed-in person of a request, with what every audit event needs: session and address. */
export interface Caller {
  readonly staffId: string;
  readonly sessionId: string;
  /** Where the request came from, if a proxy says so. */
  readonly address: string | null;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}
