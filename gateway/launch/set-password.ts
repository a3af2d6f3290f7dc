/** `npx -y pnpm@12 set-password NAME`: gives a user a new password, for those who run the server. */
import { parseArgs } from 'node:util';
import { runOnDatabase } from './run-on-database.ts';
import { readPassword } from './password-input.ts';

const usage = `Usage: npx -y pnpm@12 set-password NAME

  Gives the user NAME a new password and ends their sessions and tokens, while the server runs or not. The password is
  requested, or is the first line of the standard input. DATA_DIR or DATABASE_URL are as for start.
`;

const [username, ...more] = parseArgs({ allowPositionals: true, strict: false }).positionals;
if (!username || more.length > 0) {
  console.error(usage);
  process.exit(1);
}

await runOnDatabase({
  holder: 'a change of a password',
  besideServer: true,
  async run({ url }, signal) {
    const { setPassword } = await import('@gym/graphql-api/set-password');
    const password = await readPassword(`New password of ${username}: `, signal);
    const { active } = await setPassword({ databaseUrl: url, username, password });
    console.log(
      active
        ? `${username} signs in with the new password from now on.`
        : `${username} has the new password, but is deactivated and cannot sign in.`,
    );
  },
});
