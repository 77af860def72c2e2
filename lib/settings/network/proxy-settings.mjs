import { z } from 'zod';
import { urlOf } from '../forms.mjs';
import { setting } from '../setting.mjs';

/** The address of a proxy as other programs take it too: without a scheme it is http. */
const proxy = z
  .string()
  .transform((text) => (text.includes('://') ? text : `http://${text}`))
  .refine((text) => {
    const url = urlOf(text);
    return (
      url !== undefined &&
      /^https?:$/.test(url.protocol) &&
      url.hostname !== '' &&
      `${url.search}${url.hash}` === '' &&
      url.pathname === '/'
    );
  });

/** Names of hosts, each with the hosts below it, a leading dot allowed; `*` for all. */
const directHosts = z.string().regex(/^(\*|\.?[\w.-]+(:\d{1,5})?([ ,]+\.?[\w.-]+(:\d{1,5})?)*)?$/);

/** The way out of a company's network. */
export const proxySettings = {
  HTTPS_PROXY: setting(
    proxy.nullable().default(null),
    'the proxy that calls to other machines go through, as http://host:port, with user:password@ before the host where it asks for them',
    'http://proxy.company.example:3128',
  ),
  NO_PROXY: setting(
    directHosts.default(''),
    'hosts that are called directly all the same, with those below them, separated by commas; * for all',
    '.company.example,pay.example:8443',
  ),
};
