import { verify } from '@node-rs/argon2';
import type { ClientBase } from 'pg';
import { demoLogins } from './demo-logins.ts';

/** The user names of the demo with which anybody can still sign in, since the passwords are known. */
export async function usersWithDemoPasswords(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ username: string; hash: string }>(
    `select username, password_hash as hash from "user" where status = 'active' and lower(username) = any($1) order by id`,
    [demoLogins.map(({ username }) => username)],
  );
  const open = await Promise.all(
    rows.map(async ({ username, hash }) => verify(hash, demoPasswordOf(username)!)),
  );
  return rows.flatMap(({ username }, index) => (open[index] ? [username] : []));
}

/** The password that everybody knows of a user of the demo, named in upper or lower case. */
export const demoPasswordOf = (name: string): string | undefined =>
  demoLogins.find(({ username }) => username === name.toLowerCase())?.password;

/** @throws Error with one line that says what to do, while a password of the demo works */
export async function rejectDemoPasswords(client: ClientBase): Promise<void> {
  const users = await usersWithDemoPasswords(client);
  if (users.length === 0) return;
  throw new Error(
    `NODE_ENV=production does not start while the passwords of the demo work, which everybody knows: ${users.join(', ')}. Give each of these users a password of their own with "npx -y pnpm@12 set-password NAME", or one and deactivate the others in the app, then start again.`,
  );
}
