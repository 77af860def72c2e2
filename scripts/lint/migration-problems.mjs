/** What the version before cannot stand while it still serves, or what holds a table while every row is read. @type {[RegExp, string][]} */
const contracting = [
  [/\bdrop\s+table\b/i, 'drops a table'],
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\brename\s+(?:to|column|constraint)\b/i, 'renames'],
  [/\balter\s+column\s+"?\w+"?\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+column\s+"?\w+"?\s+set\s+not\s+null\b/i, 'forbids null in a column that has rows'],
  [/\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/i, 'adds a column without default that may not be null'],
];
const createsTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
const createsIndex = /\bcreate\s+(?:unique\s+)?index\b.*\bon\s+"?(\w+)"?/i;
const concurrently = /\bindex\s+concurrently\s+if\s+not\s+exists\b/i;
/** Why a statement may do so all the same, in the line before it: nobody uses it since a version that is out, or the table is always small. */
const reason = /^\s*--\s*(?:contract|small table):\s*\S.{9,}$/im;

/**
 * What is wrong with a migration that runs while the version before serves: one sentence for each statement.
 * @param {string} text the SQL of the file
 * @returns {string[]}
 */
export function migrationProblems(text) {
  const statements = text.split('--> statement-breakpoint').map((statement) => statement.trim());
  const own = new Set(Array.from(text.matchAll(createsTable), ([, table]) => table));
  const isOutside = statements.some((statement) => concurrently.test(statement));
  return statements.flatMap((statement) => {
    const bare = statement.replaceAll(/^\s*--.*$/gm, '').trim();
    const [first = ''] = bare.split('\n');
    const found = reason.test(statement) ? [] : contracting.filter(([pattern]) => pattern.test(bare)).map(([, what]) => what);
    const [, table] = createsIndex.exec(bare) ?? [];
    if (table && !own.has(table) && !concurrently.test(bare) && !reason.test(statement))
      found.push('makes an index on a table with rows, not "concurrently if not exists"');
    if (isOutside && bare !== '' && !concurrently.test(bare))
      found.push('stands beside an index that is made concurrently, and so outside a transaction');
    return found.map((what) => `${first}: ${what}`);
  });
}
