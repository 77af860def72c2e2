import 'server-only';
import type { Permission, Role } from '@/lib/contracts/office/permission';

/** The signed-in person of a request, with what every audit event needs: session and address. */
export interface Caller {
  readonly staffId: string;
  readonly sessionId: string;
  /** The client's IP address, if a proxy reports it. */
  readonly address: string | null;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** What the role is called, where administrators made it. */
  readonly roleName: string | null;
  /** What the role opened when the request came: read with the session, never from a browser. */
  readonly permissions: readonly Permission[];
}
