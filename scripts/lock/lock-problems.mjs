import { mayRunScripts, minima } from './policy.mjs';

/**
 * @typedef {object} Entry
 * @property {string} [name] where the folder has another
 * @property {string} [version]
 * @property {string} [resolved] left out where the registry says it
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle] comes inside the package above it, whose integrity covers it
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {{ lockfileVersion: number, packages: Record<string, Entry> }} Lock */

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** What is asked for: a version, or one of another package under a name of its own. */
const exactlyAsked = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * The entries of a package-lock.json that would install something unreviewed: one sentence each.
 * @param {Lock} lock
 * @returns {string[]}
 */
export function lockProblems({ lockfileVersion, packages }) {
  const { '': own = {}, ...installed } = packages;
  if (lockfileVersion !== 3) return ['package-lock.json must be of version 3'];
  const asked = Object.entries({ ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies });
  const loose = asked.filter(([, version]) => !exactlyAsked.test(version)).map(([name]) => `${name} is not asked for by its exact version`);
  const hosts = new Set(Object.values(installed).flatMap(({ resolved }) => (resolved ? [hostOf(resolved)] : [])));
  return [
    ...loose,
    ...(hosts.size > 1 ? ['packages come from more than one registry'] : []),
    ...Object.entries(installed).flatMap(([path, entry]) => entryProblems(path, entry)),
  ];
}

/** @param {string} path @param {Entry} entry */
function entryProblems(path, entry) {
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version = '', resolved, integrity, link, inBundle, hasInstallScript } = entry;
  const rule = Object.hasOwn(minima, name) ? minima[name] : undefined;
  return [
    ...(link || !path.startsWith('node_modules/') || !exactVersion.test(version) ? [`${path} is not a version of a package`] : []),
    ...(resolved !== undefined && !isOrdinary(resolved, name, version) ? [`${path} does not come from a registry by its own name`] : []),
    ...(!inBundle && !integrity?.startsWith('sha512-') ? [`${path} has no integrity`] : []),
    ...(hasInstallScript && !mayRunScripts.has(name) ? [`${path} would run a program when it is installed`] : []),
    ...(rule && isBelow(version, rule.minimum) ? [`${path} is ${version}, below ${rule.minimum}: ${rule.because}`] : []),
  ];
}

/** @param {string} address @param {string} name @param {string} version */
function isOrdinary(address, name, version) {
  const file = `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
  return hostOf(address) !== '' && new URL(address).pathname.endsWith(`/${name}/-/${file}`);
}

/** Empty for what is not fetched over https. @param {string} address */
function hostOf(address) {
  if (!URL.canParse(address)) return '';
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : '';
}

/** A pre-release comes before the version it leads to. @param {string} version @param {string} minimum */
function isBelow(version, minimum) {
  const [numbers = '', preRelease] = version.split(/-(.*)/s);
  const own = numbers.split('.').map(Number);
  for (const [index, bound] of minimum.split('.').map(Number).entries()) {
    const part = own[index] ?? 0;
    if (part !== bound) return part < bound;
  }
  return preRelease !== undefined;
}
