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
  expression?: Node;
  elements?: (Node | null)[];
  properties?: Node[];
  left?: Node;
  right?: Node;
  operator?: string;
  name?: string;
  value?: unknown;
  /** Of a function its block or expression; of a block its statements. */
  body?: Node | Node[];
  params?: Node[];
  declarations?: Node[];
  id?: Node;
  init?: Node | null;
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

/** The names that a pattern declares. */
function namesIn(pattern: Node | null | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name!];
  const parts = pattern.elements ?? pattern.properties?.map(({ value }) => value as Node | undefined);
  return parts ? parts.flatMap(namesIn) : namesIn(pattern.left ?? pattern.argument);
}

/** What declares a name in a block around it, as a variable or a function. */
function declarationOf({ name, parent }: Node): Node | undefined {
  for (let node: Node | null = parent; node; node = node.parent) {
    if (node.params?.flatMap(namesIn).includes(name!)) return undefined;
    const declared = (Array.isArray(node.body) ? node.body : [])
      .flatMap(statement => statement.declarations ?? [statement])
      .find(({ id }) => namesIn(id).includes(name!));
    if (declared) return declared;
  }
  return undefined;
}

/** The value of a variable, or of a call of a function that does nothing but return it. */
function valueOf(node: Node): Node | null | undefined {
  if (node.type === 'Identifier') return declarationOf(node)?.init;
  if (node.callee?.type !== 'Identifier') return undefined;
  const declaration = declarationOf(node.callee);
  const body = (declaration?.init ?? declaration)?.body;
  if (!body || Array.isArray(body) || !Array.isArray(body.body)) return body as Node | undefined;
  const [statement, further] = body.body;
  return statement?.type === 'ReturnStatement' && !further ? statement.argument : undefined;
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

/** The count in `expect.poll(() => locator.count())`. */
function polledIn(node: Node): Node | undefined {
  if (node.callee?.object?.name !== 'expect' || nameOf(node.callee) !== 'poll') return undefined;
  const polled = node.arguments![0]?.body;
  return Array.isArray(polled) ? undefined : polled;
}

/** Nothing is there yet in a page that has just been opened. */
const absence: Rule = {
  meta: { fixable: 'code' },
  create: ({ sourceCode, report }) => ({
    CallExpression(node) {
      const polled = polledIn(node);
      const read = polled ?? awaitedIn(node);
      const assertion = assertionOf(node);
      if (!read || !isZeroCount(read, assertion)) return;
      report({
        node: assertion,
        message:
          'Passes before anything is drawn. Use `await expectAbsent(locator)`, which waits for the page.',
        fix: fixer =>
          fixer.replaceText(
            assertion,
            `${polled ? '' : 'await '}expectAbsent(${sourceCode.getText(read.callee!.object!)})`,
          ),
      });
    },
  }),
};

/** Requests have addresses too. */
const isPageUrl = ({ callee }: Node) =>
  nameOf(callee) === 'url' && !/^(request|response)/.test(callee?.object?.name ?? 'request');

/** A call that reads a page, or a function of the file that returns one. */
function isRead(call: Node | null | undefined): boolean {
  if (call?.type !== 'CallExpression') return false;
  const name = nameOf(call.callee) ?? '';
  if (isPageUrl(call)) return true;
  if (name === 'all') return !!call.arguments![0]?.elements?.some(isRead);
  const value = valueOf(call);
  return READS.has(name) || isRead(value) || readsPage(value);
}

/** Whether the value of a variable is a read. `evaluate` may wait for an event that comes once. */
const keepsRead = (value: Node | null | undefined) =>
  nameOf(value?.argument?.callee) !== 'evaluate' && readsPage(value);

/** Whether an expression reads a page, itself or by its variables: `(await rows.allInnerTexts()).slice(0, 2)`. */
function readsPage(node: Node | null | undefined, withVariables = true): boolean {
  if (!node) return false;
  if (node.type === 'AwaitExpression') return isRead(node.argument);
  if (node.type === 'Identifier') return withVariables && keepsRead(valueOf(node));
  if (node.type === 'CallExpression' && (isPageUrl(node) || readsPage(valueOf(node)))) return true;
  const { object, callee, expression, left, right, elements = [] } = node;
  return [object, callee, expression, left, right, ...elements, ...(node.arguments ?? [])].some(part =>
    readsPage(part, withVariables),
  );
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
      const source = sourceCode.getText(read ?? subject!);
      const reading = read || !source.includes('await ') ? `() => ${source}` : `async () => ${source}`;
      const message = text ? `, { message: ${sourceCode.getText(text)} }` : '';
      report({
        node,
        message: 'Reads the page once, before or after it is ready. Use `await expect.poll(() => …)`.',
        fix: fixer =>
          // A function that polls a variable would read nothing.
          readsPage(subject, false)
            ? [
                fixer.insertTextBefore(assertion, 'await '),
                fixer.replaceText(node, `expect.poll(${reading}${message})`),
              ]
            : [],
      });
    },
  }),
};

const isClock = (node: Node | undefined) =>
  node?.type === 'CallExpression' &&
  /^(performance|Date)$/.test(node.callee?.object?.name ?? '') &&
  nameOf(node.callee) === 'now';

/** Whether an expression is the time since a moment, in any unit, itself or by a variable. */
function isElapsed(node: Node | null | undefined): boolean {
  if (!node) return false;
  if (node.type === 'Identifier') return isElapsed(valueOf(node));
  if (node.type === 'CallExpression') return node.arguments!.some(isElapsed);
  if (node.type !== 'BinaryExpression') return false;
  return (node.operator === '-' && isClock(node.left)) || isElapsed(node.left);
}

const elapsedTime: Rule = {
  meta: {},
  create: ({ report }) => ({
    CallExpression(node) {
      if (node.callee?.name === 'expect' && isElapsed(node.arguments![0]))
        report({ node, message: 'A busy machine fails this. Assert an order of events or a count.' });
    },
  }),
};

/** Whether a value is, or is part of, what an assertion expects. */
function isExpected({ parent }: Node): boolean {
  if (parent.type === 'ArrayExpression') return isExpected(parent);
  return parent.type === 'CallExpression' && /^to[A-Z]/.test(nameOf(parent.callee) ?? '');
}

/** Any notation of a color that a browser or a style sheet has, but for none. */
const COLOR =
  /^(?!rgba\(0, 0, 0, 0\))(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|(rgb|hsl)a?\(|(ok)?l(ab|ch)\(|color\()/i;

/** A changed color of the palette is no defect. No color at all has no name. */
const colors: Rule = {
  meta: {},
  create: ({ report }) => ({
    Literal(node) {
      if (COLOR.test(String(node.value)) && isExpected(node))
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
