import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { allTargets, buildChanged } from './build.ts';
import { checkout } from './data-dir.ts';

/** Something that is right or not as a whole, and counts as one. */
export interface Check {
  name: string;
  /** Answers what is wrong, or nothing. */
  run(): Promise<string | undefined>;
}

/** Everything that is checked besides the tests, in order. */
export const checks: readonly Check[] = [
  command('types', ['tsc', '-b']),
  command('lint', ['oxlint', '--deny-warnings']),
  command('format', ['prettier', '--check', '.']),
  command('emitted schema', ['node', 'graphql-api/dist/emit.js', '--check']),
  command('emitted types', ['node', 'shell-app/packages/hub-kit/generate-schema-types.ts', '--check']),
  { name: 'build', run: buildAll },
];

/** What the tests run on. */
export const buildCheck = checks.filter(({ name }) => name === 'build');

export const toolEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  // What a developer's shell asks of `start` is not asked of the tests.
  NODE_ENV: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  HOST: undefined,
  // The workspace's own Node and tools, also when this is not run by pnpm.
  PATH: [join(checkout, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

function command(name: string, [program = '', ...args]: string[]): Check {
  return {
    name,
    async run() {
      const child = spawn(program, args, {
        cwd: checkout,
        env: toolEnvironment,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      child.stdout.on('data', chunk => (output += chunk));
      child.stderr.on('data', chunk => (output += chunk));
      const code = await new Promise(resolve => child.once('error', resolve).once('close', resolve));
      return code === 0 ? undefined : `${output.trim()}\n(${program} ended with ${code})`;
    },
  };
}

async function buildAll(): Promise<string | undefined> {
  const results = await buildChanged(allTargets(), () => {});
  const failures = results.flatMap(({ target, failure }) => (failure ? `${target.name}:\n${failure}` : []));
  return failures.length > 0 ? failures.join('\n\n') : undefined;
}
