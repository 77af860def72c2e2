import { z } from 'zod';
import { demonstrationPeople } from './people';
import { startSsoProvider } from './provider';

/** The provider of single sign-on of the demonstration, as a program of its own. */
const { SSO_PORT: port, APP_URL: appUrl } = z.object({ SSO_PORT: z.coerce.number(), APP_URL: z.url() }).parse(process.env);
const { issuer } = await startSsoProvider({ appUrl, port, people: demonstrationPeople });
process.stdout.write(`single sign-on on ${issuer}\n`);
