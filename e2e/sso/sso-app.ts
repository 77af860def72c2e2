import { startSecondApp } from '@/e2e/support/second-app';
import { demoSso } from '@/lib/settings/demonstration.mjs';
import { demonstrationPeople } from '@/sandbox/sso/people';
import { startSsoProvider } from '@/sandbox/sso/provider';

/** Who may still sign in with a password. */
export const emergencyEmail = 'admin@demo.example';

/** An app where people sign in with a provider of single sign-on, and passwords are off for all but one. */
export async function startSsoApp() {
  const opened: Awaited<ReturnType<typeof startSsoProvider>>[] = [];
  const { appUrl, stop } = await startSecondApp(async (address) => {
    const provider = await startSsoProvider({ appUrl: address, people: demonstrationPeople });
    opened.push(provider);
    return {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: demoSso.clientId,
      OIDC_CLIENT_SECRET: demoSso.clientSecret,
      OIDC_ROLES: demoSso.roles,
      OIDC_BREAK_GLASS: emergencyEmail,
    };
  });
  const closeProvider = async () => {
    for (const provider of opened.splice(0)) await provider.close();
  };
  return {
    appUrl,
    providerUrl: opened[0]?.issuer ?? '',
    /** Ends the provider, as an outage does. */
    closeProvider,
    stop: async () => {
      await stop();
      await closeProvider();
    },
  };
}
