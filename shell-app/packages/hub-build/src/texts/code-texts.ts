import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** A text with its English message: the same, or ICU's plural of its two forms. */
export type Entry = readonly [text: string, message: string];

/** ICU's message of the two English forms of a text. */
export const pluralEntry = (one: string, other: string): Entry => [
  other,
  `{count, plural, one {${withNumberSign(one)}} other {${withNumberSign(other)}}}`,
];

const withNumberSign = (form: string) => form.replaceAll('{count}', '#');

/**
 * The texts of a source file: what it passes to `t`.
 * @throws Error on a text that is put together at run time, which no catalogue can contain
 */
export function textsInCode(source: string, file: string): Entry[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Entry[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [text] }) {
      if (callee.type !== 'Identifier' || callee.name !== 't' || !text) return;
      found.push(...entriesOf(text, file));
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
