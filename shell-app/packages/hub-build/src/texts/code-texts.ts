import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** A text with its English message: the same, or ICU's plural of its two forms. */
export type Entry = readonly [text: string, message: string];

/** ICU's message of the two English forms of a text. */
export const pluralEntry = (one: string, other: string): Entry => [
  other,
  `{count, plural, one {${withNumberSign(one)}} other {${withNumberSign(other)}}}`,
];

const withNumberSign = (form: string) => form.replaceAll('{count}', '#');

/** Functions that translate their first argument. */
const translating = new Set(['t', 'reportFailure']);
/** The methods of yup whose messages the form translates. */
const ruleMethods = new Set(['required', 'min', 'max', 'matches', 'oneOf', 'test', 'typeError']);
/** The properties of objects that the kit shows. */
const shownProperties = new Set(['title', 'label', 'word', 'message']);

/** Of a sort by a field that is called `label`. */
const DIRECTIONS = new Set(['asc', 'desc']);

const isWord = (node: ESTree.Node): node is ESTree.StringLiteral =>
  node.type === 'Literal' && typeof node.value === 'string' && /\p{L}/u.test(node.value);

/** The messages among the arguments of a rule. */
const sentences = (given: readonly ESTree.Argument[]): Entry[] =>
  given
    .filter(isWord)
    .filter(({ value }) => value.includes(' '))
    .map(({ value }) => [value, value]);

/**
 * The texts of a source file: what it passes to `t`, and what the kit translates: titles, labels and the
 * messages of rules.
 * @throws Error on a text that is put together at run time, which no catalogue can contain
 */
export function textsInCode(source: string, file: string): Entry[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Entry[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && translating.has(callee.name) && given[0])
        found.push(...entriesOf(given[0], file));
      else if (callee.type === 'Identifier' && callee.name === 'endBeforeStart')
        found.push(...sentences(given));
      else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        if (ruleMethods.has(callee.property.name)) found.push(...sentences(given));
    },
    Property({ key, value }) {
      if (
        key.type === 'Identifier' &&
        shownProperties.has(key.name) &&
        isWord(value) &&
        !DIRECTIONS.has(value.value)
      )
        found.push([value.value, value.value]);
    },
  }).visit(program);
  return found;
}

/**
 * The templates of the API's messages in a source file: the first argument of `msg`.
 * @throws Error on a template that is no literal
 */
export function templatesInCode(source: string, file: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [template] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'msg' || !template) return;
      const texts = entriesOf(template, file).map(([text]) => text);
      if (texts.length === 0) throw new Error(`${file}: the template of msg(…) is no literal`);
      found.push(...texts);
    },
  }).visit(program);
  return found;
}

/** None for a variable, whose text is found where it is written. */
function entriesOf(text: ESTree.Argument, file: string): Entry[] {
  switch (text.type) {
    case 'Literal':
      return typeof text.value === 'string' ? [[text.value, text.value]] : [];
    case 'ConditionalExpression':
      return [...entriesOf(text.consequent, file), ...entriesOf(text.alternate, file)];
    case 'LogicalExpression':
      return [...entriesOf(text.left, file), ...entriesOf(text.right, file)];
    case 'TemplateLiteral':
      throw new Error(`${file}: a text has placeholders, t('Delete {name}?', { name }), and is no template`);
    case 'ObjectExpression': {
      const forms = new Map(text.properties.flatMap(formOf));
      const [one, other] = [forms.get('one'), forms.get('other')];
      return one !== undefined && other !== undefined ? [pluralEntry(one, other)] : [];
    }
    default:
      return [];
  }
}

const formOf = (property: ESTree.ObjectPropertyKind): [string, string][] =>
  property.type === 'Property' &&
  property.key.type === 'Identifier' &&
  property.value.type === 'Literal' &&
  typeof property.value.value === 'string'
    ? [[property.key.name, property.value.value]]
    : [];
