import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { directly } from '@/lib/server/environment/outgoing-environment';
import { recordingService } from '@/lib/server/testing/recording-service';
import { openSignedFile, requireKnownHost } from './signed-file';

const settings = {
  paymentsUrl: 'https://pay.example/v1',
  reportHosts: ['files.example:8443'],
  paymentsTimeoutMs: 25_000,
  outgoing: directly,
};

describe('a signed URL', () => {
  test.each(['https://pay.example/r.csv?signature=1', 'https://files.example:8443/r.csv'])('is accepted at %s', (address) => {
    expect(requireKnownHost(address, settings).href).toBe(address);
  });

  test('is accepted without TLS for a service on this machine', () => {
    const local = { ...settings, paymentsUrl: 'http://127.0.0.1:4010/v1' };
    expect(requireKnownHost('http://127.0.0.1:4010/downloads/r', local).port).toBe('4010');
  });

  test.each([
    'https://evil.example/r.csv',
    'https://pay.example.evil.example/r.csv',
    'https://files.example/r.csv',
    'https://pay.example:444/r.csv',
    'http://pay.example/r.csv',
    'http://files.example:8443/r.csv',
    'https://somebody:secret@pay.example/r.csv',
    'http://169.254.169.254/latest/meta-data',
  ])('is refused at %s', (address) => {
    expect(() => requireKnownHost(address, settings)).toThrow('SVB526');
  });
});

describe('the file behind it', () => {
  const service = recordingService();
  const open = (path = '/r.csv?signature=secret', limit?: number) =>
    openSignedFile(new URL(path, service().origin), settings, undefined, limit);
  const csv = { 'content-type': 'text/csv; charset=utf-8' };

  test('arrives unchanged, and no credential is sent there', async () => {
    service().behave((_request, response) => response.writeHead(200, { ...csv, 'content-length': 6 }).end('id\r\n1\n'));
    const { size, bytes } = await open();
    expect([size, await text(bytes)]).toEqual([6, 'id\r\n1\n']);
    expect(service().received).toHaveLength(1);
    expect(Object.keys(service().received[0]?.headers ?? {}).sort()).toEqual(['connection', 'host']);
  });

  test.each([
    ['a redirect', 302, { location: 'http://127.0.0.1/elsewhere' }],
    ['a refusal', 403, csv],
    ['a page', 200, { 'content-type': 'text/html' }],
    ['bytes that are packed', 200, { ...csv, 'content-encoding': 'gzip' }],
    ['no type', 200, {}],
  ])('is not %s', async (_, status, headers) => {
    service().behave((_request, response) => response.writeHead(status, headers).end('x'));
    await expect(open()).rejects.toThrow('SVB502');
    expect(service().received).toHaveLength(1);
  });

  test('that breaks off fails', async () => {
    service().behave((_request, response) => {
      response.writeHead(200, { ...csv, 'content-length': 100 });
      response.write('id\r\n', () => response.destroy());
    });
    const { bytes } = await open();
    await expect(text(bytes)).rejects.toThrow();
  });

  test('that declares more than the limit is refused before a byte is read; exactly the limit is accepted', async () => {
    service().behave((_request, response) => response.writeHead(200, { ...csv, 'content-length': 6 }).end('id\r\n1\n'));
    await expect(open('/r.csv', 5)).rejects.toThrow('SVB434');
    expect(await text((await open('/r.csv', 6)).bytes)).toBe('id\r\n1\n');
  });

  test('without a declared size breaks off at the limit, and the connection is closed', async () => {
    const closed = new Promise((resolve) => {
      service().behave((_request, response) => {
        response.writeHead(200, csv).on('close', resolve);
        const write = () => {
          while (response.write(Buffer.alloc(1_000, 'x')));
          response.once('drain', write);
        };
        write();
      });
    });
    const { size, bytes } = await open('/r.csv', 100_000);
    let taken = 0;
    const taking = async () => {
      for await (const chunk of bytes) taken += chunk.byteLength;
    };
    await expect(taking()).rejects.toThrow('SVB434');
    expect([size, taken <= 100_000]).toEqual([null, true]);
    await closed;
  });

  test('that cannot be reached is reported without its URL', async () => {
    service().behave((request) => request.destroy());
    const failure = await open().catch((error: unknown) => JSON.stringify(error) + String(error));
    expect(failure).toContain('SVB503');
    expect(failure).not.toContain('secret');
  });
});
