import 'server-only';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';

interface Received {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** As received over the wire. */
  readonly raw: string;
}

type Behaviour = 'takes' | 'refuses' | 'dies-after-data';

/** A real mail server on this machine, with password `canary`, and the mails it received. */
export function mailServer() {
  let behaviour: Behaviour = 'takes';
  let received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'canary' ? done(null, { user: username }) : done(new Error(`no such password: ${password}`)),
    onRcptTo: ({ address }, _session, done) =>
      done(behaviour === 'refuses' ? Object.assign(new Error(`<${address}> not now`), { responseCode: 451 }) : null),
    onData: async (stream, session, done) => {
      const raw = await text(stream);
      received.push(
        readMail(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        ),
      );
      if (behaviour === 'dies-after-data') for (const socket of sockets) socket.destroy();
      else done();
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  // Some tests cut the connection.
  server.on('error', () => {});

  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise<void>((done) => server.close(done)));
  beforeEach(() => {
    behaviour = 'takes';
    received = [];
  });
  return {
    port: () => (server.server.address() as AddressInfo).port,
    behave: (how: Behaviour) => {
      behaviour = how;
    },
    /** The mails received since the last call. */
    taken: () => received.splice(0),
  };
}

function readMail(raw: string, to: readonly string[]): Received {
  const [head = '', body = ''] = raw.split(/\r\n\r\n/);
  const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(head)?.[1] ?? '';
  return { to, subject: readWords(subject.replace(/\r\n /g, ' ')), text: Buffer.from(body, 'base64').toString(), raw };
}

/** Decodes the encoded words of a header. */
function readWords(text: string): string {
  return text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, form: string, word: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    );
}
