/**
 * Server code says so in its first line, so that a browser import fails the build instead of shipping it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const serverOnlyFirst = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: { missing: "Server code begins with import 'server-only', so that a browser import fails the build." },
  },
  create(context) {
    return {
      Program(node) {
        const first = node.body[0];
        if (first?.type === 'ImportDeclaration' && first.source.value === 'server-only') return;
        context.report({ node, messageId: 'missing', fix: (fixer) => fixer.insertTextBeforeRange([0, 0], "import 'server-only';\n") });
      },
    };
  },
};
