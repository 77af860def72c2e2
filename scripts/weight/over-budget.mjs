/** What a page may grow by before it has to be looked at, in bytes. */
const tolerance = 2000;

/**
 * The pages that became heavier than their budget allows, each in a sentence. A page that has none yet may weigh as much as the heaviest that has one.
 * @param {Record<string, number>} weights
 * @param {Record<string, number>} budget
 * @returns {string[]}
 */
export function overBudget(weights, budget) {
  const heaviest = Math.max(...Object.values(budget));
  return Object.entries(weights).flatMap(([page, bytes]) => {
    const allowed = budget[page] ?? heaviest;
    if (bytes <= allowed + tolerance) return [];
    return [`${page} loads ${bytes} bytes of scripts, ${bytes - allowed} more than its budget of ${allowed}.`];
  });
}
