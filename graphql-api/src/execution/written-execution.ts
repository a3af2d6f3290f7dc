import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  getArgumentValues,
  GraphQLError,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  locatedError,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../server/context.ts';
import { readingOf } from '../resolvers/operations.ts';
import { answerFields, collectFields } from '../query/selection.ts';
import { hasListInList, isWritable, type WrittenAs } from '../query/writable.ts';
import { WrittenAnswer, type Piece } from '../query/writer.ts';
import { LARGEST_RESPONSE, responseTooLarge } from '../common/response-size.ts';

type Variables = Record<string, unknown>;
type Answer = ExecutionResult<Record<string, unknown>>;

/** A root field as it stands in a query, and what its resolver is told but the variables. */
interface Root {
  key: string;
  field: GraphQLField<unknown, unknown>;
  info: Omit<GraphQLResolveInfo, 'variableValues'>;
  /** Under which its arguments are remembered; a list's alone, and not where the field itself depends on variables. */
  number?: number;
}

type Arguments = Readonly<Record<string, unknown>>;

/** Arguments of lists, by the number of their root field and the text of the variables: those that come again are the same object, and the list's plan hangs on it. */
const remembered = new LRUCache<string, { args: Arguments; bytes: number }>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes,
});
/** Bytes that a plan takes for each character of its document and of the variables. */
const PLAN_BYTES_PER_CHARACTER = 50;
/** In characters of the variables. */
const LONGEST_REMEMBERED = 1_000;
let rootsNumbered = 0;

/** Runs what has been prepared. */
export type Run = (context: Context) => Promise<ExecutionResult>;

/** How to run a query with variables as `getVariableValues` reads them; nothing where its answer cannot be written. */
export type RunWritten = (variables: Variables, answers: NonNullable<Context['answers']>) => Run | undefined;

/**
 * Prepares a valid query to be answered with what its root fields write of their rows, each behind its rule; nothing
 * is executed below them.
 */
export function prepareWritten(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): RunWritten {
  const fragments = Object.fromEntries(
    document.definitions
      .filter(node => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(node => [node.name.value, node]),
  );
  const conditional = hasDirective(document);
  const known = new Map<WrittenAs, readonly Root[] | undefined>();

  function rootsOf(variableValues: Variables, as: WrittenAs): readonly Root[] | undefined {
    if (known.has(as)) return known.get(as);
    try {
      const { roots, isConstant } = writableRoots(variableValues, as);
      if (isConstant) known.set(as, roots);
      return roots;
    } catch (error) {
      // What does not fit the variables that are given is told in the ordinary way.
      if (error instanceof GraphQLError) return undefined;
      throw error;
    }
  }

  /** @returns nothing where a root cannot be written, and whether that is so whatever the variables are */
  function writableRoots(variableValues: Variables, as: WrittenAs): { roots?: Root[]; isConstant: boolean } {
    const parentType = schema.getQueryType()!;
    const roots: Root[] = [];
    let isConstant = !conditional;
    for (const [key, fieldNodes] of collectFields([operation], { fragments, variableValues })) {
      const fieldName = fieldNodes[0]!.name.value;
      const field = parentType.getFields()[fieldName];
      const reading = readingOf(fieldName);
      if (!field || !reading) return { isConstant };
      const path = { prev: undefined, key, typename: parentType.name };
      const returnType = field.type;
      const info = { fieldName, fieldNodes, returnType, parentType, path, schema, fragments, operation };
      const fields = answerFields({ ...info, variableValues });
      isConstant &&= !hasListInList(fields);
      if (!isWritable(reading, fields, as)) return { isConstant };
      const number = reading.of === 'page' && isConstant ? ++rootsNumbered : undefined;
      roots.push({ key, field, info: { ...info, rootValue: undefined }, number });
    }
    return { roots, isConstant };
  }

  return (variables, answers) => {
    if (operation.operation !== OperationTypeNode.QUERY) return undefined;
    const roots = rootsOf(variables, answers === 'json' ? 'json' : 'table');
    return roots && (context => runRoots(roots, variables, { ...context, answers }));
  };
}

/** Whether what is asked may depend on variables. */
function hasDirective(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive: () => {
      found = true;
      return BREAK;
    },
  });
  return found;
}

function argumentsOf({ field, info, number }: Root, variables: Variables): Arguments {
  const read = () => getArgumentValues(field, info.fieldNodes[0]!, variables);
  if (number === undefined) return read();
  const text = JSON.stringify(variables);
  if (text.length > LONGEST_REMEMBERED) return read();
  const key = `${number} ${text}`;
  let known = remembered.get(key);
  if (!known) {
    const length = info.operation.loc!.source.body.length + key.length;
    remembered.set(key, (known = { args: read(), bytes: PLAN_BYTES_PER_CHARACTER * length }));
  }
  return known.args;
}

async function runRoots(
  roots: readonly Root[],
  variableValues: Variables,
  context: Context,
): Promise<Answer> {
  const data = Object.create(null) as Record<string, unknown>;
  const errors: Answer['errors'] & object[] = [];
  let missing = false;
  await Promise.all(
    roots.map(async root => {
      const { key, field, info } = root;
      data[key] = null;
      try {
        const args = argumentsOf(root, variableValues);
        const answer: unknown = await field.resolve!(undefined, args, context, { ...info, variableValues });
        // As graphql-js has it; a rule of shield returns what it refuses with.
        if (answer instanceof Error) throw answer;
        data[key] = answer;
      } catch (error) {
        errors.push(locatedError(error, info.fieldNodes, [key]));
        missing ||= isNonNullType(field.type);
      }
    }),
  );
  return errors.length > 0 ? { errors, data: missing ? null : data } : { data };
}

/**
 * The response as JSON, its serialized parts as they are; an error instead of what is larger than `limit` bytes.
 */
export function stringifyAnswer(answer: FormattedExecutionResult, limit = LARGEST_RESPONSE): string | Buffer {
  const json = stringified(answer);
  if (json.length <= limit) return json;
  return JSON.stringify({ errors: [responseTooLarge(limit)], extensions: answer.extensions });
}

function stringified(answer: FormattedExecutionResult): string | Buffer {
  const { data, ...more } = answer;
  if (!data) return JSON.stringify(answer);
  const pieces: Piece[] = ['{"data":{'];
  for (const [key, value] of Object.entries(data)) {
    const written = value instanceof WrittenAnswer ? value.pieces : [JSON.stringify(value)];
    if (written[0] !== undefined) pieces.push(`${pieces.length > 1 ? ',' : ''}"${key}":`, ...written);
  }
  const rest = JSON.stringify(more).slice(1);
  pieces.push(rest === '}' ? '}}' : `},${rest}`);
  return joined(pieces);
}

function joined(pieces: readonly Piece[]): string | Buffer {
  if (pieces.some(piece => typeof piece !== 'string'))
    return Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
  let text = '';
  // Array.join would copy what is copied once more when it is sent.
  for (const piece of pieces) text += piece as string;
  return text;
}
