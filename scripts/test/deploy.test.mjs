import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from '../../lib/settings/settings.mjs';
import { root } from '../root.mjs';

const folder = join(root, 'deploy');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));
/** @param {string} file */
const read = (file) => readFileSync(join(folder, file), 'utf8');

test('every program and file of ours that is named in deploy exists', () => {
  const named = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\b(?:scripts|deploy|docs)\/[\w./@-]+\.\w+/g), ([path]) => path),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const compose = parse(read('container/compose.yaml'), { merge: true });
const kubernetes = parseAllDocuments(read('kubernetes/balcao.yaml')).map((document) => {
  expect(document.errors).toEqual([]);
  return document.toJS();
});
/** @param {string} kind @param {string} [name] */
const manifest = (kind, name = 'balcao') => kubernetes.find((one) => one.kind === kind && one.metadata.name === name);
const [container] = manifest('Deployment').spec.template.spec.containers;

test('every setting that is given in deploy is one of ours, and well formed where its value is known', () => {
  const given = [
    ...Object.entries(compose.services['balcao-1'].environment),
    ...container.env.map((/** @type {{ name: string, value: string }} */ one) => [one.name, one.value]),
  ];
  expect(given.length).toBeGreaterThan(12);
  expect(given.filter(([name]) => !(name in settings.shape))).toEqual([]);
  const known = given.filter(([, value]) => !value.includes('${'));
  expect(
    known.filter(([name, value]) => !settings.shape[/** @type {keyof typeof settings.shape} */ (name)].safeParse(value).success),
  ).toEqual([]);
});

describe('instances in a cluster', () => {
  const { spec } = manifest('Deployment');
  const pod = spec.template.spec;

  test('are two, replaced one by one, and one of them stays while nodes are emptied', () => {
    expect(spec).toMatchObject({ replicas: 2, strategy: { rollingUpdate: { maxUnavailable: 0 } } });
    expect(manifest('PodDisruptionBudget').spec.minAvailable).toBe(1);
    for (const selector of [
      spec.selector.matchLabels,
      manifest('PodDisruptionBudget').spec.selector.matchLabels,
      manifest('Service').spec.selector,
    ])
      expect(selector).toEqual(spec.template.metadata.labels);
  });

  test('are asked at addresses that exist, and replaced only when they do not answer', () => {
    const paths = [container.startupProbe, container.livenessProbe, container.readinessProbe].map(({ httpGet }) => httpGet.path);
    expect(paths).toEqual(['/api/health/live', '/api/health/live', '/api/health/ready']);
    for (const path of paths) expect(existsSync(join(root, 'app', path, 'route.ts')), path).toBe(true);
    const ports = container.ports.map((/** @type {{ name: string }} */ { name }) => name);
    for (const name of ['balcao', 'balcao-metrics'])
      for (const { targetPort } of manifest('Service', name).spec.ports) expect(ports).toContain(targetPort);
  });

  test('run as nobody in particular and write to folders of their own', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts.map((/** @type {{ mountPath: string }} */ { mountPath }) => mountPath)).toEqual([
      '/balcao/.data',
      '/tmp',
    ]);
    expect(pod.automountServiceAccountToken).toBe(false);
  });
});

test('a proxy asks who is ready, not whether the payments service is there', () => {
  expect(read('proxy/Caddyfile')).toMatch(/health_uri \/api\/health\/ready\n/);
});

test('whoever stops an instance gives it longer than the ten seconds it may take', () => {
  for (const name of ['balcao-1', 'balcao-2']) expect(Number.parseInt(compose.services[name].stop_grace_period, 10)).toBeGreaterThan(12);
  expect(manifest('Deployment').spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(12);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(read('systemd/balcao@.service'))?.[1])).toBeGreaterThan(12);
});

test('a proxy closes idle connections before the instance does, takes the largest body, and repeats nothing that was taken', () => {
  const [caddy, nginx] = [read('proxy/Caddyfile'), read('proxy/nginx.conf')];
  for (const text of [caddy, nginx]) expect(Number(/keepalive(?:_timeout)? (\d+)s/.exec(text)?.[1])).toBeLessThan(75);
  expect([caddy, nginx].map((text) => /(?:max_size|client_max_body_size) 11(?:MB|m)\b/.test(text))).toEqual([true, true]);
  expect(nginx).toMatch(/proxy_next_upstream error;/);
  expect(nginx).not.toContain('non_idempotent');
});
