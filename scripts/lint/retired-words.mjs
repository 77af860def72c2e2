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
  ['cut', 'truncated'],
  ['seal', 'tokenize or encrypt'],
  ['seals', 'tokens'],
  ['sealed', 'token or encrypted'],
  ['keep', 'store'],
  ['kept', 'stored'],
  ['unkept', 'notStored'],
  ['tell', 'notify'],
  ['told', 'reported'],
  ['hear', 'receive'],
  ['hears', 'receives'],
  ['heard', 'received'],
  ['say', 'the verb for what is done with it'],
  ['said', 'the noun for what it is'],
  ['means', 'limits'],
  ['meant', 'the noun for what it is'],
  ['happen', 'trigger'],
  ['happens', 'effect'],
  ['alive', 'hydrated or running'],
  ['mark', 'tag, token or fingerprint'],
  ['insist', 'submitted or showErrors'],
  ['trouble', 'warning, error or problem'],
  ['troubled', 'degraded'],
  ['familiar', 'known'],
  ['dearer', 'withExtraCentavo'],
  ['nudge', 'trigger'],
  ['besides', 'the noun for what is added'],
  ['standing', 'access or state'],
  ['wanted', 'requested, expected or target'],
  ['acts', 'actions or auditEvents'],
  ['most', 'max'],
  ['least', 'min or minimum'],
  ['newsworthy', 'shouldAlert'],
  ['tremble', 'jitter'],
  ['absence', 'message'],
]);

/** Retired where forms are made and read; in the sandbox, the benchmarks and tests a fault is an injected failure. */
const retiredInForms = new Map([
  ['fault', 'error'],
  ['faults', 'errors'],
]);

/** Names of others, and of settings, that hold a retired word. */
const allowed =
  /-(?:seal-key|seal-keys|keep-previous|keep-alive|keep-balance|keep-in-view|high-water-mark|brand-mark|byte-order-mark)(?=-)/g;

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
    const path = projectPath(context);
    const table = /^(?:app|components)\//.test(path) && !/\.test\./.test(path) ? inForms : everywhere;
    /** @param {import('eslint').JSSyntaxElement} node @param {string} name */
    function check(node, name) {
      const word = table.wordIn(name);
      if (word !== undefined) context.report({ node, messageId: 'retired', data: { word, name, instead: table.words.get(word) ?? '' } });
    }
    return {
      Program(node) {
        for (const part of path.split(/[/.]/)) check(node, part);
      },
      Identifier: (node) => check(node, node.name),
      /** @param {import('eslint').JSSyntaxElement & { name: string }} node */
      JSXIdentifier: (node) => check(node, node.name),
    };
  },
};

const everywhere = tableOf(retired);
const inForms = tableOf(new Map([...retired, ...retiredInForms]));

/** @param {Map<string, string>} words */
function tableOf(words) {
  /** The same name is met often; its result is cached. @type {Map<string, string | undefined>} */
  const known = new Map();
  return {
    words,
    /** @param {string} name @returns {string | undefined} the retired word among the words of the name */
    wordIn(name) {
      if (known.has(name)) return known.get(name);
      const kebab = `-${name
        .replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4')
        .replaceAll('_', '-')
        .toLowerCase()}-`;
      const parts = kebab.replaceAll(allowed, '-');
      const found = [...words.keys()].find((word) => parts.includes(`-${word}-`));
      known.set(name, found);
      return found;
    },
  };
}
