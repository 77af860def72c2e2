/** The browser tests change what they meet, so they never run against a server that somebody else started. */
export default function requireStack() {
  if (!process.env.E2E_APP_URL) throw new Error('Os testes de navegador precisam de um ambiente próprio: use "npm run e2e".');
}
