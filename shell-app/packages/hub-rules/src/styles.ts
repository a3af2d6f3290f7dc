import { parse, type AtRule, type ChildNode } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** Rules that contain others and name nothing that the page shares. */
const CONTAINERS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);
/** The most problems of a style sheet that are listed. */
const MOST = 20;
/** Rules that define a name, which must be the hub's own. */
const NAMING = new Set(['keyframes', 'property', 'font-face', 'counter-style']);

/**
 * What in a style sheet of a hub would apply outside the hub, as at most 20 phrases. A rule applies within the hub if its selector
 * requires an element, or an element around it, with a class of the hub: the build names the classes of CSS modules
 * `mf-lockers_…`. Names of animations, fonts and properties contain the name of the remote too.
 * @param remote `mf-lockers`
 */
export function globalStyles(css: string, remote: string): string[] {
  try {
    const problems: string[] = [];
    for (const problem of problemsIn(parse(css).nodes, remote, false))
      if (problems.push(problem) >= MOST) break;
    return problems;
  } catch (error) {
    return [`it cannot be read: ${(error as Error).message}`];
  }
}

function* problemsIn(
  nodes: readonly ChildNode[],
  remote: string,
  isNested: boolean,
): Generator<string, void> {
  for (const node of nodes) {
    if (node.type === 'atrule') yield* problemsOf(node, remote, isNested);
    if (node.type !== 'rule') continue;
    for (const selector of parseSelectors().astSync(node.selector).nodes)
      if (!isOwn(selector, remote, isNested))
        yield `the selector "${shortened(String(selector))}" has no class of the hub`;
    yield* problemsIn(node.nodes, remote, true);
  }
}

function* problemsOf(rule: AtRule, remote: string, isNested: boolean): Generator<string, void> {
  const name = rule.name.replace(/^-\w+-/, '').toLowerCase();
  if (CONTAINERS.has(name)) return yield* problemsIn(rule.nodes ?? [], remote, isNested);
  if (!NAMING.has(name)) return yield `@${rule.name} applies to the whole page`;
  const defined = name === 'font-face' ? familyOf(rule) : rule.params;
  if (!defined.includes(remote))
    yield `@${rule.name} ${shortened(defined)} needs a name that contains ${remote}`;
}

function familyOf({ nodes = [] }: AtRule): string {
  const families = nodes.flatMap(node =>
    node.type === 'decl' && node.prop.toLowerCase() === 'font-family' ? [node.value] : [],
  );
  return families.at(-1) ?? 'without a family';
}

/** Whether the selector matches only what has a class of the hub, or is within such an element. */
function isOwn(selector: Selector, remote: string, isNested: boolean): boolean {
  const nodes = selector.nodes.toReversed();
  // A nested selector without & is within the element of its parent, unless it begins with a sibling.
  if (isNested && !/&/.test(String(selector))) return !isSiblingCombinator(nodes.at(-1)!);
  let isSibling = false;
  for (const node of nodes) {
    if (node.type === 'combinator') isSibling = isSiblingCombinator(node);
    else if (!isSibling && isOwnPart(node, remote, isNested)) return true;
  }
  return false;
}

const isSiblingCombinator = (node: Node) => node.type === 'combinator' && /[+~|]/.test(node.value);

const isOwnPart = (node: Node, remote: string, isNested: boolean) =>
  (node.type === 'class' && node.value.startsWith(`${remote}_`)) || (isNested && node.type === 'nesting');

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
