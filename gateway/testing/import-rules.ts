/**
 * The rule of oxlint for imports within hub-kit: by relative paths, from the module that declares the thing, and in one
 * direction through the folders. `.oxlintrc.json` names the files.
 */
import { dirname, resolve, sep } from 'node:path';

/** As much of ESTree as the rule looks at. */
interface Node {
  type: string;
  source?: Node | null;
  value?: unknown;
}

interface Context {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

const PACKAGE = '@gym/hub-kit';

/** A folder imports from those before it. `generated` is left out: it contains data and types. */
const ORDER = [
  'theme',
  'common',
  'testing',
  'definition',
  'contract',
  'elements',
  'fields',
  'records',
  'charts',
  'screens',
  'testing-screens',
];

/** Where a file is in the sources of hub-kit: `['common', 'text.ts']`; undefined for other files. */
const pathInKit = (file: string): string[] | undefined =>
  file.replaceAll(sep, '/').split('/hub-kit/src/')[1]?.split('/');

/** Why a module in a folder of hub-kit may not import this; undefined when it may. */
function rejectionOf(file: string, imported: string): string | undefined {
  if (imported === PACKAGE || imported.startsWith(`${PACKAGE}/`))
    return 'hub-kit imports its own modules by relative paths: its entries are for hubs and the shell.';
  const [folder = '', ...inside] = pathInKit(file) ?? [];
  const target = imported.startsWith('.') ? pathInKit(resolve(dirname(file), imported)) : undefined;
  // Entries, and their tests, are beside the folders.
  if (!target || inside.length === 0) return undefined;
  if (target.length === 1 || target.at(-1) === 'index.ts')
    return `"${target.join('/')}" is an entry for hubs and the shell: import the module that declares the thing.`;
  return ORDER.indexOf(target[0]!) > ORDER.indexOf(folder)
    ? `The folders of hub-kit: ${ORDER.join(' < ')}; ${folder} imports nothing of ${target[0]}.`
    : undefined;
}

const oneWay = {
  meta: {},
  create({ filename, report }: Context) {
    const check = (node: Node) => {
      const imported = node.source?.value;
      const message = typeof imported === 'string' ? rejectionOf(filename, imported) : undefined;
      if (message !== undefined) report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'imports' }, rules: { 'one-way': oneWay } };
