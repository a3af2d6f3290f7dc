import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  LoneAnonymousOperationRule,
  NoDeprecatedCustomRule,
  NoUnusedFragmentsRule,
  Source,
  UniqueOperationNamesRule,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { reminderDocuments } from '@gym/hub-rules/reminders';
import type { NamedDocument } from '@gym/graphql-api';
import type { HubBundle } from './bundle.ts';
import { withFragments } from './with-fragments.ts';

/** Of one hub. */
export const DOCUMENT_LIMITS = {
  documents: 1_000,
  fragments: 200,
  /** Of one document; the API reads no more of a request. */
  tokens: 3_000,
  depth: 40,
  /** An estimate of the comparisons of fields that validation makes. */
  work: 1_000_000,
};

/** The validation errors of the hub's GraphQL operations. */
export const findInvalidOperations = (hub: HubBundle, schema: GraphQLSchema): string[] =>
  validateOperations(hub, schema, HUB_RULES, DOCUMENT_RULES);

/** The hub's uses of deprecated fields and arguments. */
export const findDeprecatedUses = (hub: HubBundle, schema: GraphQLSchema): string[] =>
  validateOperations(hub, schema, [NoDeprecatedCustomRule], []);

/** The documents that the hub sends, with the names of their operations. */
export const sentDocuments = (hub: HubBundle): NamedDocument[] =>
  withFragments(parseAll(operationsOf(hub)).documents).map(document => ({
    name: nameOf(document),
    text: print(document),
  }));

type Rules = typeof specifiedRules;

/** Names are unique within a document, and two documents may have operations of one name. */
const DOCUMENT_RULES: Rules = [UniqueOperationNamesRule, LoneAnonymousOperationRule];
/** A document may use the fragments of another. */
const HUB_RULES = specifiedRules.filter(
  rule => rule !== NoUnusedFragmentsRule && !DOCUMENT_RULES.includes(rule),
);

/** Validates all documents as one, each fragment once. */
function validateOperations(
  hub: HubBundle,
  schema: GraphQLSchema,
  ofHub: Rules,
  ofDocument: Rules,
): string[] {
  const texts = operationsOf(hub);
  if (texts.length > DOCUMENT_LIMITS.documents)
    return [`It has ${texts.length} documents; ${DOCUMENT_LIMITS.documents} are allowed`];
  const { documents, unreadable } = parseAll(texts);
  const exceeded = exceededLimit(documents);
  if (exceeded !== undefined) return [...unreadable, exceeded];
  const whole = {
    kind: Kind.DOCUMENT,
    definitions: documents.flatMap(({ definitions }) => definitions),
  } as const;
  const names = new Map(documents.map(document => [document.loc?.source, nameOf(document)]));
  const errors = [
    ...documents.flatMap(document => validate(schema, document, ofDocument)),
    ...validate(schema, whole, ofHub),
  ];
  const invalid = errors.map(({ message, nodes }) => {
    const name = names.get(nodes?.[0]?.loc?.source);
    return name === undefined ? message : `${name}: ${message}`;
  });
  return [...unreadable, ...invalid];
}

/** The documents of the hub, and those by which the dashboard counts its reminders. */
const operationsOf = ({ operations, hubs }: HubBundle): string[] => [
  ...new Set([...operations, ...hubs.flatMap(({ manifest }) => reminderDocuments(manifest.screens))]),
];

function parseAll(texts: readonly string[]): { documents: DocumentNode[]; unreadable: string[] } {
  const documents: DocumentNode[] = [];
  const unreadable: string[] = [];
  for (const text of texts)
    try {
      documents.push(parse(new Source(text), { maxTokens: DOCUMENT_LIMITS.tokens }));
    } catch (error) {
      unreadable.push(`A document cannot be read: ${(error as Error).message}`);
    }
  return { documents, unreadable };
}

/** The names of the operations of a document. */
function nameOf({ definitions }: DocumentNode): string {
  const own = definitions.filter(definition => !isFragment(definition));
  const names = own.map(definition => ('name' in definition && definition.name?.value) || 'a document');
  return names.join(', ') || 'a fragment';
}

const isFragment = ({ kind }: DefinitionNode) => kind === Kind.FRAGMENT_DEFINITION;

/**
 * Which limit the documents exceed. Rules compare the fields of one response name with each other, within an operation
 * and the fragments that it may use, and collect the variables of these for each operation.
 */
function exceededLimit(documents: readonly DocumentNode[]): string | undefined {
  const definitions = documents.flatMap(document => document.definitions);
  const fragments = definitions.filter(isFragment);
  if (fragments.length > DOCUMENT_LIMITS.fragments)
    return `It has ${fragments.length} fragments; ${DOCUMENT_LIMITS.fragments} are allowed`;
  const operations = definitions.filter(definition => !isFragment(definition));
  const shared = weigh(fragments);
  const weights = operations.map(operation => weigh([operation]));
  if ([shared, ...weights].some(({ depth }) => depth > DOCUMENT_LIMITS.depth))
    return `A document is nested more than ${DOCUMENT_LIMITS.depth} levels deep`;
  const work = weights.reduce(
    (sum, own) => sum + shared.nodes + comparisons(own, own) + comparisons(own, shared),
    comparisons(shared, shared),
  );
  return work > DOCUMENT_LIMITS.work
    ? 'Its documents are too expensive to check: use fewer fragments, and fewer fields of one name in a document'
    : undefined;
}

interface Weights {
  /** The number of the fields of each response name, and that with the sizes of their arguments. */
  fields: ReadonlyMap<string, { count: number; weight: number }>;
  nodes: number;
  depth: number;
}

function comparisons(a: Weights, b: Weights): number {
  let sum = 0;
  for (const [name, { weight }] of a.fields) sum += weight * (b.fields.get(name)?.count ?? 0);
  return sum;
}

function weigh(definitions: readonly DefinitionNode[]): Weights {
  const fields = new Map<string, { count: number; weight: number }>();
  let nodes = 0;
  let level = 0;
  let depth = 0;
  for (const definition of definitions)
    visit(definition, {
      enter(node) {
        nodes++;
        if (node.kind === Kind.SELECTION_SET || node.kind === Kind.OBJECT || node.kind === Kind.LIST)
          depth = Math.max(depth, ++level);
        if (node.kind === Kind.FIELD) count(node.alias?.value ?? node.name.value, node.arguments);
        if (node.kind === Kind.FRAGMENT_SPREAD) count('...');
      },
      leave({ kind }) {
        if (kind === Kind.SELECTION_SET || kind === Kind.OBJECT || kind === Kind.LIST) level--;
      },
    });
  return { fields, nodes, depth };

  function count(name: string, values: FieldNode['arguments'] = []): void {
    const before = fields.get(name) ?? { count: 0, weight: 0 };
    const length = values.reduce((sum, { loc }) => sum + (loc ? loc.end - loc.start : 0), 0);
    fields.set(name, { count: before.count + 1, weight: before.weight + 1 + length / 100 });
  }
}
