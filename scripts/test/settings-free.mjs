const ours = /^(PAYMENTS_|CARD_|SANDBOX_|DATABASE_URL$|APP_URL$|AUTH_SECRET$|SEAL_KEY$|PORT$|NEXTAUTH_|NODE_ENV$)/;

/**
 * The environment without our settings: tests must not meet the account somebody configured.
 * @param {NodeJS.Dict<string>} env
 * @returns {NodeJS.Dict<string>}
 */
export function settingsFree(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)));
}
