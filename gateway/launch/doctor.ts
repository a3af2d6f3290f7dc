/** `npx -y pnpm@12 run doctor`: looks at an installation and names what to do. Changes nothing. */
import { diagnose } from './diagnosis.ts';

const usage = `Usage: npx -y pnpm@12 run doctor

  Checks the installation with the settings of the environment, as start takes them, while the server runs or not.
  Changes nothing. One line for each check; exit code 1 when there is a problem.
`;

if (process.argv.length > 2) {
  console.log(usage);
  process.exit(/^(-h|--help)$/.test(process.argv[2] ?? '') ? 0 : 1);
}

let problems = 0;
for await (const { name, text, fix } of diagnose(process.env)) {
  if (fix !== undefined) problems++;
  console.log(
    `  ${fix === undefined ? 'ok     ' : 'PROBLEM'}  ${name.padEnd(12)} ${text}${fix ? ` Fix: ${fix}` : ''}`,
  );
}
console.log(problems === 0 ? '\nNo problems.' : `\n${problems} ${problems === 1 ? 'problem' : 'problems'}.`);
process.exit(problems === 0 ? 0 : 1);
