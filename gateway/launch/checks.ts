import { existsSync } from 'node:fs';
import { allTargets, buildChanged, galleryTarget, hubsHere } from './build.ts';
import { failureOf, fromSource } from './tool.ts';

/** A check that passes or fails as a whole and counts as one. */
export interface Check {
  name: string;
  /** Returns the error, if any. */
  run(): Promise<string | undefined>;
}

/** The builds that the tests run on. */
export const buildCheck: Check = { name: 'build', run: buildAll };

/** What needs no builds and changes nothing that tests use, in order. */
export const checksBesideTests: readonly Check[] = [
  { name: 'types', run: checkAllTypes },
  command('lint', ['oxlint', '--deny-warnings']),
  command('format', ['prettier', '--check', '--cache', '--cache-strategy=content', '.']),
  command('emitted schema', ['node', ...fromSource, 'graphql-api/emit.ts', '--check']),
  command('emitted types', ['node', 'shell-app/packages/hub-kit/generate-schema-types.ts', '--check']),
];

function command(name: string, tool: readonly string[]): Check {
  return { name, run: () => failureOf(tool) };
}

/** Every package's tests run on the API, whose types are built first: no reference of theirs says so. */
async function checkAllTypes(): Promise<string | undefined> {
  const projects = ['.', ...hubsHere(), ...benchHere()];
  return (await failureOf(['tsc', '-b', 'graphql-api'])) ?? failureOf(['tsc', '-b', ...projects]);
}

/** The benches, whose packages only `pnpm bench` installs. */
const benchHere = () => (existsSync('gateway/bench/node_modules') ? ['gateway/bench'] : []);

async function buildAll(): Promise<string | undefined> {
  const results = await buildChanged([...allTargets(), galleryTarget], () => {});
  const failures = results.flatMap(({ target, failure }) => (failure ? `${target.name}:\n${failure}` : []));
  return failures.length > 0 ? failures.join('\n\n') : undefined;
}
