/** @typedef {Parameters<import('eslint').SourceCode['getAncestors']>[0]} Node */

/**
 * A cast overrules the compiler, so whoever writes one says why it is true: in a comment right above it, or above the function that does
 * nothing else. `as const` claims nothing.
 * @type {import('eslint').Rule.RuleModule}
 */
export const statedCast = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      silent: 'This cast states no guarantee. Check the value instead; or say in one line right above why the type is true.',
    },
  },
  create(context) {
    const { sourceCode } = context;

    /** @param {Node} node */
    function commented(node) {
      const comment = sourceCode.getCommentsBefore(node).at(-1);
      return comment?.loc !== undefined && node.loc !== undefined && comment.loc?.end.line === (node.loc?.start.line ?? 0) - 1;
    }

    /** @param {Node} cast */
    function check(cast) {
      for (const node of [cast, ...sourceCode.getAncestors(cast).reverse()]) {
        if (isLongFunction(node) || node.type === 'Program') break;
        if (commented(node)) return;
      }
      context.report({ node: cast, messageId: 'silent' });
    }

    return {
      TSAsExpression(/** @type {any} */ node) {
        if (node.typeAnnotation.typeName?.name !== 'const') check(node);
      },
      TSTypeAssertion: check,
    };
  },
};

/** @param {Node} node */
function isLongFunction(node) {
  return (
    'body' in node &&
    node.type.includes('Function') &&
    'type' in node.body &&
    node.body.type === 'BlockStatement' &&
    node.body.body.length > 1
  );
}
