import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { findPackageJSON } from 'node:module';
import { Source } from 'graphql';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** The only entry of hub-kit that makes documents. */
const ENTRY = '@gym/hub-kit/graphql';

/** How the modules of a build may use that entry. */
export interface DocumentRules {
  /** The functions whose first argument is a document. */
  functions: readonly string[];
  /** Whether every document must be found: no other use of these functions, and no use of the entry as a whole. */
  strict: boolean;
  /** Modules in this folder are left out. */
  except?: string;
  /** The end of another path by which they import these functions. */
  alsoFrom?: string;
}

/** A hub's documents are all known when it is built. Those that hub-kit derives are found by evaluating its screens. */
export const hubRules = (): DocumentRules => ({
  functions: ['graphql', 'parse'],
  strict: true,
  except: realpathSync(dirname(findPackageJSON('@gym/hub-kit', import.meta.url)!)),
});

/** The shell contains hub-kit, which derives documents by `parse`, and imports `graphql` by its path. */
export const shellRules: DocumentRules = {
  functions: ['graphql'],
  strict: false,
  alsoFrom: '/common/graphql.ts',
};

/** What was found in the modules of a build. */
export interface FoundDocuments {
  sources: Source[];
  /** What is not allowed, with file, line and column: `src/lockers.ts:7:9: …` */
  errors: string[];
}

/** The GraphQL documents in modules, with their places in the files. */
export function documentsInModules(files: readonly string[], rules: DocumentRules): FoundDocuments {
  const found = withoutExcepted(files, rules)
    .map(file => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes(ENTRY) || (rules.alsoFrom && text.includes(rules.alsoFrom)))
    .map(({ file, text }) => documentsInCode(text, relative(process.cwd(), file), rules));
  return {
    sources: found.flatMap(({ sources }) => sources),
    errors: found.flatMap(({ errors }) => errors),
  };
}

/** The modules that the rules are for. */
export const withoutExcepted = (files: readonly string[], { except }: DocumentRules): string[] =>
  files.filter(file => !except || !file.startsWith(except + sep));

const ONE_TEXT = 'A GraphQL document is one plain text, so that the build can list and check it';

/**
 * The documents in the code of a module.
 * @param file names the places
 * @throws Error when the code cannot be parsed
 */
export function documentsInCode(code: string, file: string, rules: DocumentRules): FoundDocuments {
  const { program, errors: syntaxErrors } = parseSync(file, code);
  if (syntaxErrors[0]) throw new Error(`${file}: ${syntaxErrors[0].message}`);
  const functions = localNames(program, rules);
  const sources: Source[] = [];
  const mistakes: { at: number; message: string }[] = [];
  const uses = new Set<ESTree.Node>();
  const named = new Set<unknown>();

  const rejectWhole = ({ start }: ESTree.Node) =>
    mistakes.push({ at: start, message: `Import each function of "${ENTRY}" by its name` });
  const isEntry = (node: ESTree.Node | null) => node?.type === 'Literal' && node.value === ENTRY;

  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'require' && given[0] && isEntry(given[0])) rejectWhole(callee);
      if (!functions.has(callee.name)) return;
      named.add(callee);
      const text = given[0] && plainText(given[0]);
      if (text === undefined) mistakes.push({ at: (given[0] ?? callee).start, message: ONE_TEXT });
      else sources.push(new Source(text, file, placeOf(code, given[0]!.start + 1)));
    },
    ImportExpression(node) {
      if (isEntry(node.source)) rejectWhole(node);
    },
    ImportDeclaration(node) {
      const isWhole = node.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
      if (isEntry(node.source) && node.importKind !== 'type' && isWhole) rejectWhole(node);
    },
    ExportAllDeclaration(node) {
      if (isEntry(node.source) && node.exportKind !== 'type') rejectWhole(node);
    },
    ExportNamedDeclaration(node) {
      if (!isEntry(node.source) || node.exportKind === 'type') return;
      for (const { local } of node.specifiers)
        if (rules.functions.includes(nameOf(local))) mistakes.push({ at: local.start, message: ONE_TEXT });
    },
    ImportSpecifier: ({ imported, local }) => void named.add(imported).add(local),
    MemberExpression: node => void (node.computed || named.add(node.property)),
    Property: node => void (node.computed || node.shorthand || named.add(node.key)),
    PropertyDefinition: node => void (node.computed || named.add(node.key)),
    MethodDefinition: node => void (node.computed || named.add(node.key)),
    TSPropertySignature: node => void (node.computed || named.add(node.key)),
    TSMethodSignature: node => void (node.computed || named.add(node.key)),
    TSTypeQuery: node => void named.add(node.exprName),
    Identifier: node => void (functions.has(node.name) && uses.add(node)),
  }).visit(program);

  for (const use of uses) if (!named.has(use)) mistakes.push({ at: use.start, message: ONE_TEXT });
  const errors = mistakes.filter(({ message }) => rules.strict || message === ONE_TEXT);
  const texts = errors.map(({ at, message }) => {
    const { line, column } = placeOf(code, at);
    return `${file}:${line}:${column}: ${message}`;
  });
  return { sources, errors: [...new Set(texts)] };
}

/** What a module calls these functions of the entry: `import { graphql as gql }` calls `graphql` `gql`. */
function localNames(
  program: ESTree.Program,
  { functions, alsoFrom = ENTRY }: DocumentRules,
): ReadonlySet<string> {
  const isEntry = (name: string) => name === ENTRY || name.endsWith(alsoFrom);
  const specifiers = program.body.flatMap(node =>
    node.type === 'ImportDeclaration' && isEntry(node.source.value) ? node.specifiers : [],
  );
  return new Set(
    specifiers.flatMap(node =>
      node.type === 'ImportSpecifier' && functions.includes(nameOf(node.imported)) ? [node.local.name] : [],
    ),
  );
}

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

/** The text of a literal; undefined for one that is put together at run time. */
function plainText(node: ESTree.Argument): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** The position of a character, both from 1. */
export function placeOf(code: string, at: number): { line: number; column: number } {
  const before = code.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

const isScreen = (file: string) => file.endsWith('.screen.ts');

/** The places outside of screens that define one, whose documents nothing would list. */
export function screensElsewhere(files: readonly string[]): string[] {
  return files
    .filter(file => !isScreen(file))
    .map(file => ({ name: relative(process.cwd(), file), text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('defineScreen') && text.includes('@gym/hub-kit/define'))
    .flatMap(({ name, text }) =>
      parseSync(name, text)
        .program.body.flatMap(node =>
          node.type === 'ImportDeclaration' && node.source.value === '@gym/hub-kit/define'
            ? node.specifiers.filter(
                one => one.type === 'ImportSpecifier' && nameOf(one.imported) === 'defineScreen',
              )
            : [],
        )
        .map(({ start }) => {
          const { line, column } = placeOf(text, start);
          return `${name}:${line}:${column}: Define screens in files named *.screen.ts, which the build evaluates`;
        }),
    );
}

/**
 * The GraphQL documents that the screens among these modules derive, the files named `*.screen.ts`. A process of its own
 * evaluates them, so that each build of a watching bundler sees the current files.
 * Errors are those of definitions: fields that the API does not have, imports that need a browser.
 */
export function documentsOfScreens(files: readonly string[]): FoundDocuments {
  const screens = files.filter(isScreen);
  if (screens.length === 0) return { sources: [], errors: [] };
  const script = join(import.meta.dirname, `list-screen-documents${extname(import.meta.filename)}`);
  // Definitions have no use for the client, which takes longer to load than all else.
  const args = ['--conditions=definition', script, ...screens];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const { documents, errors } = JSON.parse(output) as {
    documents: { file: string; text: string }[];
    errors: string[];
  };
  return {
    sources: documents.map(({ file, text }) => new Source(text, relative(process.cwd(), file))),
    errors,
  };
}
