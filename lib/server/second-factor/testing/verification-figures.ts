import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { creationOptions, requestOptions, verifyAssertion, verifyNewPasskey } from '@/lib/server/second-factor/passkeys';
import { softwareAuthenticator } from './authenticator';

const rounds = 2_000;
const party = { appUrl: 'https://balcao.example' };
const answering = { origin: party.appUrl };

/** Measures how long the verification of one proof takes: signature, challenge, origin, flags and counter, without the database. */
const key = softwareAuthenticator();
const challenge = randomBytes(32);
const person = { staffId: randomUUID(), name: 'Nome', email: 'nome@loja.example' };
const created = await verifyNewPasskey(key.create(creationOptions(person, challenge, [], party), answering), challenge, party);
if (!created) throw new Error('the passkey was not verified');
const row = { ...created, id: randomUUID(), staffId: person.staffId, name: 'x', createdAt: new Date(), lastUsedAt: null };
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const asked = randomBytes(32);
  const assertion = key.get(requestOptions(asked, [row], party), answering);
  const started = performance.now();
  if (!(await verifyAssertion(row, assertion, asked, party))) throw new Error('a proof was not verified');
  times.push(performance.now() - started);
}
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
process.stdout.write(`one proof verified: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${rounds}\n`);
