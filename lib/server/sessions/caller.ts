import 'server-only';
import type { Role } from '@/lib/contracts/office/permission';

/** The signed-in person of a request, with what every audit event needs: session and address. */
export interface Caller {
  readonly staffId: string;
  readonly sessionId: string;
  /** The client's IP address, if a proxy reports it. */
  readonly address: string | null;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}
