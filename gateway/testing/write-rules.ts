/**
 * The rule of oxlint for hubs: what changes records goes through `write` of hub-kit, so that lists are requested again and
 * the outcome is typed, and what changes nothing goes through `dryRun`. `.oxlintrc.json` names the files.
 */

/** As much of ESTree as the rule looks at. */
interface Node {
  type: string;
  callee?: Node;
  property?: Node;
  imported?: Node;
  name?: string;
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const message = 'Send changes with `write` of @gym/hub-kit/screen, and dry runs with `dryRun`.';

const onlyWrite = {
  meta: {},
  create: ({ report }: Context) => ({
    CallExpression(node: Node) {
      if (node.callee?.type === 'MemberExpression' && node.callee.property?.name === 'mutate')
        report({ node, message });
    },
    ImportSpecifier(node: Node) {
      if (node.imported?.name === 'useMutation') report({ node, message });
    },
  }),
};

export default { meta: { name: 'writes' }, rules: { 'only-write': onlyWrite } };
