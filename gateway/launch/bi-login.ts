/** `npx -y pnpm@12 bi-login NAME --role ROLE`: a database login for BI tools. */
import { parseArgs } from 'node:util';
import { runOnDatabase } from './run-on-database.ts';

const usage = `Usage: npx -y pnpm@12 bi-login NAME --role ROLE
       npx -y pnpm@12 bi-login NAME --remove

  Creates a login NAME of the database, which reads a view of each kind of record that ROLE may view, such as Accounts,
  and nothing else. For one that exists it sets role and password again. --remove removes it. DATA_DIR or DATABASE_URL
  are as for start.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { role: { type: 'string' }, remove: { type: 'boolean' } },
});
const [name, ...more] = positionals;
const { role, remove } = values;
if (!name || more.length > 0 || (typeof role === 'string') === Boolean(remove)) {
  console.error(usage);
  process.exit(1);
}

await runOnDatabase({
  holder: 'a change of a login',
  besideServer: true,
  async run({ url }) {
    const { createBiLogin, removeBiLogin } = await import('@gym/graphql-api/bi-login');
    if (remove) {
      await removeBiLogin({ databaseUrl: url, name });
      console.log(`${name} is removed, with its views.`);
      return;
    }
    const { password } = await createBiLogin({ databaseUrl: url, name, role: String(role) });
    const address = new URL(url);
    [address.username, address.password, address.search] = [name, password, ''];
    console.log(
      `${name} reads the views of the schema ${name} at\n\n  ${address.href}\n\nThe password is shown this once.`,
    );
  },
});
