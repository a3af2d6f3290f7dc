import {
  getOperationAST,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Access } from '../auth/access.ts';
import type { Rule } from '../declaration/rules.ts';
import { documentMentionsCaller, variablesMentionCaller } from '../query/caller-operand.ts';
import { documentMentionsNow, variablesMentionNow } from '../query/relative-operand.ts';
import type { PlanScope } from '../query/plan-scope.ts';
import { dependsOnVariables } from '../query/selection.ts';
import type { RootOperation } from '../resolvers/resolver-class.ts';
import { cachedKey } from './document-key.ts';

/** Bytes of what other documents than those of the user interface take. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Bytes of the documents of the user interface: by the estimates below, a shell with five hubs takes 22 MB. */
const MAX_INTERACTIVE_BYTES = 64 * 1024 * 1024;
/** Bytes of their plans: by the estimates below, 5 MB for each role with one filter. */
const MAX_INTERACTIVE_PLAN_BYTES = 64 * 1024 * 1024;
/** Documents of the user interface, as many as several releases have. */
const MAX_INTERACTIVE = 5_000;
/** Longer documents, in characters, are not cached: none of ours is, and comments make a text as long as one likes. */
export const MAX_DOCUMENT_LENGTH = 20_000;
/** Longer variables, in characters of JSON, are no key of a plan. */
const MAX_VARIABLES_LENGTH = 1_000;
/** Bytes that a document takes at least, with its syntax tree and root fields. */
const DOCUMENT_BYTES = 16 * 1024;
/** Bytes that each character of a dense document adds; measured with documents of 4 KB. */
const BYTES_PER_CHARACTER = 60;
/** Bytes that a plan keeps of each character of its document: selected fields and their serializers. */
const PLAN_BYTES_PER_CHARACTER = 50;

/** A root field of an operation. */
export interface RootField {
  /** Its name in the response. */
  key: string;
  fieldNodes: readonly FieldNode[];
  /** Undefined for `__typename`. */
  field: GraphQLField<unknown, unknown> | undefined;
  /** Of an operation on a resource; GraphQL.js executes the other root fields. */
  resourceField?: ResourceField;
}

/** A root field that is an operation on a resource, with what its resolver receives except the variables. */
export interface ResourceField {
  operation: RootOperation<Record<string, unknown>>;
  /** Whether a caller may execute it. */
  decide: Rule;
  info: Omit<GraphQLResolveInfo, 'variableValues'>;
}

/** An operation of a valid document. */
export class CachedOperation {
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Whether variables may decide which root fields are executed. */
  readonly mayHaveDirectives: boolean;
  /** The root fields, where no variable decides about them. */
  roots: readonly RootField[] | undefined;
  /** Whether variables may decide what is selected below the root fields. */
  readonly selectionVaries: boolean;
  private readonly length: number;
  private readonly mentionsCaller: boolean;
  private readonly mentionsNow: boolean;

  constructor(
    private readonly id: number,
    private readonly planEntries: Entries,
    readonly document: DocumentNode,
    readonly operation: OperationDefinitionNode,
  ) {
    const { body } = document.loc!.source;
    this.length = body.length;
    this.fragments = fragmentsOf(document);
    this.mentionsCaller = documentMentionsCaller(document);
    this.mentionsNow = documentMentionsNow(document);
    this.mayHaveDirectives = body.includes('@');
    this.selectionVaries =
      this.mayHaveDirectives ||
      operation.selectionSet.selections.some(
        node => node.kind !== Kind.FIELD || dependsOnVariables(node.selectionSet, this.fragments),
      );
  }

  /** Whether a request may have relative times. */
  isRelative(variables: Readonly<Record<string, unknown>>): boolean {
    return this.mentionsNow || variablesMentionNow(JSON.stringify(variables));
  }

  /**
   * The plans for the grants of a caller; those of requests that may name the caller are the caller's own, and those of
   * requests that may have relative times are not kept.
   * @param variables as the client sent them
   * @param isTable whether rows are serialized as lines of a table
   */
  plansFor(
    { grants, user }: Access,
    variables: Readonly<Record<string, unknown>>,
    isTable = false,
  ): PlanScope {
    const { id, planEntries, selectionVaries, length } = this;
    const text = JSON.stringify(variables);
    const isRelative = this.mentionsNow || variablesMentionNow(text);
    const isOwn = this.mentionsCaller || variablesMentionCaller(text);
    const prefix = `${id} ${idOf(grants)}${isTable ? ' table' : ''}${isOwn ? ` of ${user?.id}` : ''}`;
    return {
      selectionBytes: PLAN_BYTES_PER_CHARACTER * length,
      memoize({ key, dependsOnVariables: varies = false, create, bytes }) {
        if (isRelative) return create();
        const byVariables = varies || selectionVaries;
        if (length > MAX_DOCUMENT_LENGTH || (byVariables && text.length > MAX_VARIABLES_LENGTH))
          return create();
        const entryKey = byVariables ? `${prefix} ${key} ${text}` : `${prefix} ${key}`;
        const existing = planEntries.get(entryKey);
        if (existing) return existing.value as ReturnType<typeof create>;
        const value = create();
        planEntries.set(entryKey, { value, bytes: bytes(value) + 2 * entryKey.length });
        return value;
      },
    };
  }
}

/** The operations of a document by the name that the client sends. */
type Operations = Map<string | null, CachedOperation>;

/** By the text of the document. The keys of plans begin with a digit, as no document does. */
type Entries = LRUCache<string, { value: object; bytes: number }>;

const newEntries = (maxSize: number): Entries =>
  new LRUCache({ maxSize, sizeCalculation: ({ bytes }) => bytes });

/**
 * What is known of operations that clients have sent: their documents, and the plans by grants.
 * It contains no rows. Bytes bound it, since clients send any text. Documents of the user interface are evicted by
 * nothing else, and their plans by plans of theirs only.
 */
export class OperationCache {
  private readonly interactive = newEntries(MAX_INTERACTIVE_BYTES);
  private readonly interactivePlans = newEntries(MAX_INTERACTIVE_PLAN_BYTES);
  /** The text under which a document of the user interface was sent first, by its key. */
  private readonly interactiveTexts = new LRUCache<string, string>({ max: MAX_INTERACTIVE });
  private readonly others = newEntries(MAX_BYTES);
  private operations = 0;

  /** The operation of a document that was sent before. */
  find(text: string, operationName: string | null | undefined): CachedOperation | undefined {
    const entry = this.interactive.get(text) ?? this.others.get(text);
    return (entry?.value as Operations | undefined)?.get(operationName ?? null);
  }

  /**
   * The operation of a valid document; undefined where the document has none of this name.
   * @param isInteractive whether the document belongs to the user interface
   */
  add(
    text: string,
    operationName: string | null | undefined,
    document: DocumentNode,
    isInteractive = false,
  ): CachedOperation | undefined {
    const existing = this.find(text, operationName);
    if (existing) return existing;
    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    const entries = this.entriesFor(document, isInteractive);
    const plans = entries === this.interactive ? this.interactivePlans : entries;
    const value = new CachedOperation(++this.operations, plans, document, operation);
    if (text.length > MAX_DOCUMENT_LENGTH) return value;
    const cached: Operations = new Map(entries.get(text)?.value as Operations | undefined);
    cached.set(operationName ?? null, value);
    // Each operation has a syntax tree of its own.
    entries.set(text, { value: cached, bytes: cached.size * documentBytes(text.length) });
    return value;
  }

  /** Forgets everything: plans contain settings of the club, such as its time zone. */
  clear(): void {
    this.interactive.clear();
    this.interactivePlans.clear();
    this.interactiveTexts.clear();
    this.others.clear();
  }

  /** One text of each document of the user interface: comments and layout make as many as one likes. */
  private entriesFor(document: DocumentNode, isInteractive: boolean): Entries {
    if (!isInteractive) return this.others;
    const text = document.loc!.source.body;
    const key = cachedKey(document);
    const first = this.interactiveTexts.get(key);
    if (first === undefined) this.interactiveTexts.set(key, text);
    return (first ?? text) === text ? this.interactive : this.others;
  }
}

const documentBytes = (length: number) => DOCUMENT_BYTES + BYTES_PER_CHARACTER * length;

const grantIds = new WeakMap<Access['grants'], number>();
let grantSets = 0;

/** Grants that change are another object. */
function idOf(grants: Access['grants']): number {
  let id = grantIds.get(grants);
  if (id === undefined) grantIds.set(grants, (id = ++grantSets));
  return id;
}

const fragmentsOf = ({ definitions }: DocumentNode): CachedOperation['fragments'] =>
  Object.fromEntries(
    definitions
      .filter(node => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(node => [node.name.value, node] as const),
  );
