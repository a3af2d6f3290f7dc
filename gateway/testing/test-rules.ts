/**
 * Rules of oxlint for tests: each keeps out an assertion that passes or fails for another reason than the one that it
 * states. `.oxlintrc.json` names the files that they apply to.
 */

/** As much of ESTree as the rules look at. */
interface Node {
  type: string;
  range: [number, number];
  parent: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  argument?: Node;
  arguments?: Node[];
  left?: Node;
  operator?: string;
  name?: string;
  value?: unknown;
}

interface Context {
  sourceCode: { getText(node: Node): string };
  report(problem: { node: Node; message: string; fix?: (fixer: Fixer) => unknown }): void;
}

interface Fixer {
  replaceText(node: Node, text: string): unknown;
  insertTextBefore(node: Node, text: string): unknown;
}

interface Rule {
  meta: { fixable?: 'code' };
  create(context: Context): Record<string, (node: Node) => void>;
}

/** What reads a page once, whatever it is doing. */
const READS = new Set([
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
  'title',
  // Of the kit's harness.
  'columnTexts',
  'messageOf',
]);

const nameOf = (callee: Node | undefined) =>
  callee?.type === 'MemberExpression' ? callee.property?.name : callee?.name;

/** The awaited call in `expect(await call)`. */
function awaitedIn(node: Node): Node | undefined {
  if (node.callee?.type !== 'Identifier' || node.callee.name !== 'expect') return undefined;
  const [subject] = node.arguments!;
  return subject?.type === 'AwaitExpression' && subject.argument?.type === 'CallExpression'
    ? subject.argument
    : undefined;
}

/** From `expect(…)` to the call of its matcher. */
function assertionOf(node: Node): Node {
  let whole = node;
  while (whole.parent.type === 'MemberExpression' || whole.parent.callee === whole) whole = whole.parent;
  return whole;
}

const isZeroCount = (read: Node, assertion: Node) =>
  nameOf(read.callee) === 'count' &&
  nameOf(assertion.callee) === 'toBe' &&
  assertion.arguments?.[0]?.value === 0 &&
  assertion.callee?.object?.type === 'CallExpression';

/** Nothing is there yet in a page that has just been opened. */
const absence: Rule = {
  meta: { fixable: 'code' },
  create: ({ sourceCode, report }) => ({
    CallExpression(node) {
      const read = awaitedIn(node);
      const assertion = assertionOf(node);
      if (!read || !isZeroCount(read, assertion)) return;
      report({
        node: assertion,
        message:
          'Passes before anything is drawn. Use `await expectAbsent(locator)`, which waits for the page.',
        fix: fixer =>
          fixer.replaceText(assertion, `await expectAbsent(${sourceCode.getText(read.callee!.object!)})`),
      });
    },
  }),
};

/** Whether an expression reads a page: `(await rows.allInnerTexts()).slice(0, 2)`. */
function readsPage(node: Node | undefined): boolean {
  if (!node) return false;
  if (node.type === 'AwaitExpression') return READS.has(nameOf(node.argument?.callee) ?? '');
  return [node.object, node.callee, ...(node.arguments ?? [])].some(readsPage);
}

const polledReads: Rule = {
  meta: { fixable: 'code' },
  create: ({ sourceCode, report }) => ({
    CallExpression(node) {
      if (node.callee?.name !== 'expect' || !readsPage(node.arguments![0])) return;
      const assertion = assertionOf(node);
      const read = awaitedIn(node);
      if (read && isZeroCount(read, assertion)) return;
      const [subject, text] = node.arguments!;
      const reading = read
        ? `() => ${sourceCode.getText(read)}`
        : `async () => ${sourceCode.getText(subject!)}`;
      const message = text ? `, { message: ${sourceCode.getText(text)} }` : '';
      report({
        node,
        message: 'Reads the page once, before or after it is ready. Use `await expect.poll(() => …)`.',
        fix: fixer => [
          fixer.insertTextBefore(assertion, 'await '),
          fixer.replaceText(node, `expect.poll(${reading}${message})`),
        ],
      });
    },
  }),
};

const isClock = (node: Node | undefined) =>
  node?.type === 'CallExpression' &&
  /^(performance|Date)$/.test(node.callee?.object?.name ?? '') &&
  nameOf(node.callee) === 'now';

const elapsedTime: Rule = {
  meta: {},
  create: ({ report }) => ({
    CallExpression(node) {
      if (node.callee?.name !== 'expect') return;
      const [subject] = node.arguments!;
      if (subject?.type === 'BinaryExpression' && subject.operator === '-' && isClock(subject.left))
        report({ node, message: 'A busy machine fails this. Assert an order of events or a count.' });
    },
  }),
};

/** Whether a value is, or is part of, what an assertion expects. */
function isExpected({ parent }: Node): boolean {
  if (parent.type === 'ArrayExpression') return isExpected(parent);
  return parent.type === 'CallExpression' && /^to[A-Z]/.test(nameOf(parent.callee) ?? '');
}

/** A changed color of the palette is no defect. No color at all has no name. */
const colors: Rule = {
  meta: {},
  create: ({ report }) => ({
    Literal(node) {
      if (/^rgb\(\d/.test(String(node.value)) && isExpected(node))
        report({ node, message: 'Name the color: `chipColors`, or the tokens of `@gym/theme`.' });
    },
  }),
};

export default {
  meta: { name: 'tests' },
  rules: {
    absence,
    'polled-reads': polledReads,
    'elapsed-time': elapsedTime,
    colors,
  },
};
