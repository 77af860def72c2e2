import { projectPath } from './project-path.mjs';

/** Names this project no longer uses, in kebab-case, each with the word of the field that took its place. */
const retired = new Map([
  ['untold', 'undelivered'],
  ['telling', 'callbackEvent'],
  ['tellings', 'callbackEvents'],
  ['ends-act', 'isFinalRefusal'],
  ['never-sent', 'wasNotSent'],
  ['after-act', 'afterWrite'],
  ['of-act', 'isWrite'],
  ['export-act', 'ExportButton'],
  ['refund-act', 'RefundButton'],
  ['problem-act', 'recommendedAction'],
  ['problem-acts', 'recommendedActions'],
  ['problem-move', 'problemOwner'],
  ['problem-moves', 'problemOwners'],
  ['settling-by', 'transitionFor'],
  ['minted-reference', 'generateReference'],
  ['perform-whole', 'dispatch'],
  ['door', 'gateway'],
  ['door-url', 'apiUrl'],
  ['ends-secret', 'invalidatesSecret'],
  ['most-payable', 'maxPayout'],
  ['way-out', 'PayoutErrorActions'],
  ['what-happens', 'RefundSummary'],
  ['payout-happens', 'PayoutSummary'],
  ['use-row-left', 'useRestoreRowFocus'],
  ['use-alive', 'useHydrated'],
  ['use-made', 'useRedirectAfterCreate'],
  ['on-made', 'OnCreated'],
  ['use-awaited', 'useJobCompletion'],
  ['list-trail', 'listContext'],
  ['use-trail', 'useListContext'],
  ['use-leave-trail', 'useSaveListContext'],
  ['kept-value', 'localStorageValue'],
  ['kept-secrets', 'webhookSecrets'],
  ['keep-delivery', 'storeDelivery'],
  ['seen-status', 'serviceStatus'],
  ['told-status', 'deliveredStatus'],
  ['told-span', 'detailWindow'],
  ['asked-reports', 'reportRequests'],
  ['use-reader', 'useDisplaySettings'],
  ['ask-dialog', 'confirmDialog'],
  ['loose-files', 'pendingUploads'],
  ['missing-part', 'LoadErrorFallback'],
  ['dresses', 'variantTransforms'],
  ['dress-answer', 'applyVariants'],
  ['happening', 'seedEvent'],
  ['happenings', 'seedEvents'],
  ['mount-half', 'mountApi'],
  ['leash', 'exitWithParent'],
  ['patience', 'timeout'],
  ['stop-list', 'shutdown'],
  ['mischief', 'faultInjector'],
  ['reckoning', 'ledgerCheck'],
]);

/**
 * Names use the words of the field: a newcomer searches for the word they know.
 * @type {import('eslint').Rule.RuleModule}
 */
export const retiredWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      retired: '"{{word}}" in "{{name}}" is retired: say {{instead}}, or another word a payments or web engineer would search for.',
    },
  },
  create(context) {
    /** @param {import('eslint').JSSyntaxElement} node @param {string} name */
    function check(node, name) {
      const word = retiredIn(name);
      if (word !== undefined) context.report({ node, messageId: 'retired', data: { word, name, instead: retired.get(word) ?? '' } });
    }
    return {
      Program(node) {
        for (const part of projectPath(context).split(/[/.]/)) check(node, part);
      },
      Identifier: (node) => check(node, node.name),
      /** @param {import('eslint').JSSyntaxElement & { name: string }} node */
      JSXIdentifier: (node) => check(node, node.name),
    };
  },
};

/** A name is met often: each is taken apart once. @type {Map<string, string | undefined>} */
const known = new Map();

/** @param {string} name @returns {string | undefined} the retired word that its words hold, side by side */
function retiredIn(name) {
  if (known.has(name)) return known.get(name);
  const words = `-${name.replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()}-`;
  const found = [...retired.keys()].find((word) => words.includes(`-${word}-`));
  known.set(name, found);
  return found;
}
