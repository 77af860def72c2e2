/** The browser tests change what they meet, so they never run against a server that somebody else started. */
export default function requireStack() {
  if (!process.env.E2E_APP_URL) throw new Error('The browser tests need a stack of their own: use "npm run e2e".');
}
