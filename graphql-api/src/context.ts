import type { Caller } from './api.ts';
import type { Access } from './auth/access.ts';
import type { Accounts } from './auth/accounts.ts';
import type { LoginLimit } from './auth/login-limit.ts';
import type { Database } from './database/database.ts';

/** What every resolver is given. */
export interface Context {
  caller: Caller;
  access: Access;
  db: Database;
  accounts: Accounts;
  loginLimit: LoginLimit;
  production: boolean;
}
