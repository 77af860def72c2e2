import { z } from 'zod';
import { isLoopback, list, onOrOff, token, urlOf, wholeNumber } from './forms.mjs';
import { settingRole } from './second-factor-settings.mjs';
import { setting } from './setting.mjs';

/** The address of a provider, compared letter by letter with what its tokens say. */
const issuer = z.string().refine((text) => {
  const url = urlOf(text);
  if (url === undefined || `${url.search}${url.hash}${url.username}` !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
});

/** `group:role`. A group may hold colons: the last one separates. */
const groupRole = z.string().transform((text, context) => {
  const at = text.lastIndexOf(':');
  const group = text.slice(0, Math.max(0, at)).trim();
  const role = settingRole.safeParse(text.slice(at + 1).trim()).data;
  if (group === '' || role === undefined) context.addIssue({ code: 'custom' });
  return { group, role: role ?? 'auditor' };
});

const scopes = z
  .string()
  .regex(/^[\w:./-]+( [\w:./-]+)*$/)
  .refine((text) => text.split(' ').includes('openid'))
  .default('openid profile email offline_access');

const domain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);

/** Single sign-on by OpenID Connect: off without a provider. */
export const ssoSettings = {
  OIDC_ISSUER: setting(
    issuer.optional(),
    'the issuer of the provider of single sign-on, https (http on loopback only), exactly as its tokens name it; with OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_ROLES or none of them',
    'https://login.company.example/realms/company',
  ),
  OIDC_CLIENT_ID: setting(token.optional(), 'the id of Balcão at the provider', 'balcao'),
  OIDC_CLIENT_SECRET: setting(token.optional(), 'the secret of Balcão at the provider, without spaces', 'secret'),
  OIDC_ROLES: setting(
    list(groupRole, 50),
    'groups of the provider and the role of each, as group:role, 50 at most, separated by commas; of several groups the first of the list decides',
    'balcao-admin:admin,balcao-financeiro:finance,balcao-suporte:support',
  ),
  OIDC_GROUPS_CLAIM: setting(
    z
      .string()
      .regex(/^[\w:./-]{1,200}$/)
      .default('groups'),
    'the claim that lists the groups of a person',
    'groups',
  ),
  OIDC_SCOPES: setting(
    scopes,
    'what is asked for at the provider, separated by spaces, with openid',
    'openid profile email offline_access',
  ),
  OIDC_TRUSTED_DOMAINS: setting(
    list(domain, 20),
    'domains whose e-mails the provider vouches for without saying email_verified, 20 at most, separated by commas',
    'company.example',
  ),
  OIDC_TRUST_MFA: setting(
    onOrOff.default('off'),
    'on or off: whether a second factor that the provider asked for (amr) counts for signing in',
    'off',
  ),
  OIDC_CHECK_MINUTES: setting(
    wholeNumber(1, 60).default(5),
    'how often the provider is asked about each session, in minutes from 1 to 60',
    '5',
  ),
  OIDC_GRACE_MINUTES: setting(
    wholeNumber(0, 720).default(60),
    'how many minutes a session goes on while the provider does not answer, from 0 to 720',
    '60',
  ),
  OIDC_BREAK_GLASS: setting(
    list(z.email().max(120).toLowerCase(), 10),
    'the e-mails of those who may sign in with a password still, 10 at most, separated by commas: nobody else can then; with OIDC_ISSUER',
    'emergencia@company.example',
  ),
};
