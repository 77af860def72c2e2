/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ name: string, version: string, licence: string }} Licence
 */

/** Those that ask for nothing but to be named along: what is shipped may hold them. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'PostgreSQL',
]);

/** Taken all the same, each for a reason. @type {ReadonlyMap<string, string>} */
const accepted = new Map([
  ['lightningcss', 'MPL-2.0, used as it is and only by the build'],
  ['@img/sharp', 'holds a library of LGPL-3.0 that is loaded at run time, and not by us: pictures are not resized'],
  ['png-js', 'MIT, as its file LICENSE says'],
]);

const folder = 'node_modules/';

/**
 * The packages that are installed without those for development, each with its licence.
 * @param {{ packages: Record<string, LockedPackage> }} lock the content of `package-lock.json`
 * @returns {Licence[]}
 */
export function licencesOf({ packages }) {
  const found = Object.entries(packages).flatMap(([path, { version = '', license = 'unknown', dev, devOptional, link }]) =>
    path === '' || dev || devOptional || link
      ? []
      : [{ name: path.slice(path.lastIndexOf(folder) + folder.length), version, licence: license }],
  );
  const byName = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Those with a licence that is neither permissive nor accepted. @param {readonly Licence[]} licences */
export function doubtfulLicences(licences) {
  return licences.filter(
    ({ name, licence }) => !isPermissive(licence) && ![...accepted.keys()].some((known) => name === known || name.startsWith(`${known}-`)),
  );
}

/** One of several is enough where a package offers a choice; where it has parts, each counts. @param {string} licence @returns {boolean} */
function isPermissive(licence) {
  const words = licence.replaceAll(/[()]/g, ' ').trim();
  if (words.includes(' AND ')) return words.split(' AND ').every((part) => isPermissive(part));
  return words.split(' OR ').some((one) => permissive.has(one.trim()));
}
