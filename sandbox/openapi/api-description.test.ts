import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();

async function description() {
  const answer = await fetch(`${sandbox().origin}/openapi.json`);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('interface: Versioning: the machine-readable description', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(await description());
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  test('has one operation for each call of the service, with its codes by HTTP status', async () => {
    const { paths } = await description();
    const operations = Object.values<Record<string, { operationId?: string }>>(paths)
      .flatMap((path) => Object.values(path))
      .flatMap((operation) => operation.operationId ?? []);
    const ofService = endpointNames.filter((name) => endpointNamed(name).service !== 'office');
    expect(operations.sort()).toEqual([...ofService].sort());
    expect(paths['/pix'].post.responses['424'].description).toContain('SVD103');
  });

  test('says how bodies, queries and paths are written', async () => {
    const { paths } = await description();
    const { schema } = paths['/pix'].post.requestBody.content['application/json'];
    expect(schema).toMatchObject({ type: 'object', required: ['amount'], properties: { clientReference: { maxLength: 64 } } });
    const status = paths['/user/transactions'].get.parameters.find((one: { name: string }) => one.name === 'status');
    expect(status).toMatchObject({
      in: 'query',
      explode: false,
      schema: { type: 'array', items: { enum: expect.arrayContaining(['PENDING']) } },
    });
    expect(paths['/user/transactions/{id}'].get.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
    expect(paths['/user/infractions/{id}/defenses'].post.requestBody.content).toHaveProperty('multipart/form-data');
  });

  test('sends card calls to their own address, behind a certificate', async () => {
    const { url } = await sandbox().control.cardConnection();
    const { paths } = await description();
    expect(paths['/charges'].servers).toEqual([{ url }]);
    expect(paths['/charges'].post.security).toEqual([{ clientCertificate: [], accessToken: [] }]);
  });
});
