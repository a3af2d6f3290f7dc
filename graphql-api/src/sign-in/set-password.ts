import { hash } from '@node-rs/argon2';
import type { ClientBase } from 'pg';
import { PASSWORD_RULE } from '../auth/password-rule.ts';
import { textKeySql } from '../common/normalized-text.ts';
import { connect } from '../database/connect.ts';
import { demoPasswordOf } from './demo-passwords.ts';

export interface SetPasswordOptions {
  databaseUrl: string;
  username: string;
  password: string;
}

/**
 * Gives a user a new password without the old one, for those who run the server. Ends every token of the user, in
 * running servers as well, and adds an audit entry without a user name.
 * @throws Error with a message of one line
 */
export async function setPassword({
  databaseUrl,
  username,
  password,
}: SetPasswordOptions): Promise<{ active: boolean }> {
  const [rule, tooShort] = PASSWORD_RULE;
  if (!rule.test(password)) throw new Error(`${tooShort}.`);
  const client = await connect(databaseUrl);
  try {
    // As it is first: the function of the key is missing until this version has started.
    const name =
      (await findName(client, 'username = $1', username)) ??
      (await findName(client, `${textKeySql('username')} = ${textKeySql('$1')}`, username));
    if (name === undefined)
      throw new Error(`There is no user ${username}. The app lists the user names under User Management.`);
    if (password === demoPasswordOf(name))
      throw new Error('This is the password of the demo, which everybody knows. Choose another one.');
    // One statement, and so one transaction.
    const { rows } = await client.query<{ status: string }>(
      `with changed as (
         update "user" set password_hash = $2, token_version = token_version + 1, version = version + 1, updated_at = now()
          where username = $1 returning id, username, status, version),
       audited as (
         insert into audit_entry (at, endpoint, resource, record_id, title, action, version, changes)
         select now(), 'command', 'users', id, username, 'updated', version, '{"password": [null, null]}' from changed)
       select status from changed`,
      [name, await hash(password)],
    );
    return { active: rows[0]?.status === 'active' };
  } finally {
    await client.end();
  }
}

async function findName(client: ClientBase, condition: string, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ username: string }>(
    `select username from "user" where ${condition}`,
    [name],
  );
  return rows[0]?.username;
}
