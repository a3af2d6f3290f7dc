import { diagnose, type Finding } from '../launch/diagnosis.ts';
import { freePort } from '../launch/embedded-database.ts';
import { newFolder } from './new-folder.ts';

/** What the doctor finds; unless given, with a free port and a new data folder. */
export async function findings(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const finding of diagnose({ PORT: String(await freePort()), DATA_DIR: newFolder(), ...env }))
    all.push(finding);
  // Tests of it are about everything but the checkout that they run in.
  return all.filter(({ name }) => !['packages', 'builds'].includes(name));
}

/** The findings that need a fix, one line each. */
export async function problems(env: NodeJS.ProcessEnv): Promise<string[]> {
  return (await findings(env)).flatMap(({ name, text, fix }) => (fix ? [`${name}: ${text} ${fix}`] : []));
}
