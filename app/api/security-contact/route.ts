import { apiRoute } from '@/lib/server/http/api-route';
import { securityContact } from '@/lib/server/http/security-contact';
import { services } from '@/lib/server/services';

/** `/.well-known/security.txt` (next.config.ts). */
export const GET = apiRoute(() => securityContact(services().environment, new Date()));
