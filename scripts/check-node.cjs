/*
 * Checks the version of Node. Runs first and in syntax that old versions parse, so that they print what they lack instead of a syntax
 * error.
 */

/** As in the engines of package.json. */
var supported = '^20.19.0 || ^22.13.0 || >=24.0.0';

/** A version as one number, so that it can be compared. @param {string} version @returns {number} */
function order(version) {
  return version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
}

/** @param {string} version @param {string} range @returns {boolean} */
function satisfies(version, range) {
  return range.split(' || ').some((part) => {
    var least = part.replace(/^\D+/, '');
    var sameMajor = parseInt(version, 10) === parseInt(least, 10);
    return order(version) >= order(least) && (sameMajor || part.charAt(0) === '>');
  });
}

module.exports = { satisfies: satisfies, supported: supported };

if (require.main === module && !satisfies(process.versions.node, supported)) {
  process.stderr.write(['Balcão needs Node 20.19, 22.13, 24 or newer; this is ', process.versions.node, '.\n'].join(''));
  process.exit(1);
}
