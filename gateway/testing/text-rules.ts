/**
 * The rule of oxlint for texts: `t` is called while something is shown. A text that is made when a module loads keeps the
 * language of that time. `.oxlintrc.json` names the files.
 */

/** As much of ESTree as the rule looks at. */
interface Node {
  type: string;
  parent: Node | null;
  callee?: Node;
  id?: Node | null;
  name?: string;
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const message = 'Call `t` in a function that runs when the text is shown: this one keeps the first language.';

const isFunction = ({ type }: Node) => /^(Arrow)?Function(Expression|Declaration)$/.test(type);

/** The function around a node that is nearest to the module; undefined for what runs when the module loads. */
function outermostFunction(node: Node): Node | undefined {
  let found: Node | undefined;
  for (let current = node.parent; current; current = current.parent) if (isFunction(current)) found = current;
  return found;
}

const shownLate = {
  meta: {},
  create({ report }: Context) {
    /** The functions of the module that make texts, by name, and what the module calls while it loads. */
    const makers = new Set<string>();
    const calls: Node[] = [];
    return {
      CallExpression(node: Node) {
        if (node.callee?.type !== 'Identifier') return;
        const around = outermostFunction(node);
        if (!around) calls.push(node);
        else if (node.callee.name === 't') makers.add((around.id ?? around.parent?.id)?.name ?? '');
      },
      'Program:exit'() {
        for (const node of calls) {
          const name = node.callee!.name!;
          if (name === 't' || makers.has(name)) report({ node, message });
        }
      },
    };
  },
};

export default { meta: { name: 'texts' }, rules: { 'shown-late': shownLate } };
