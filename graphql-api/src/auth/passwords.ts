import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { rateLimited } from '../common/errors.ts';
import { msg } from '../common/message.ts';

/** Argon2 takes 20 MB and a thread of Node's pool of four for each password; two leave the others to everybody else. */
const CONCURRENT = 2;
/** Waiting for their turn: about two seconds. */
const MAX_WAITING = 100;
/** In seconds. */
const RETRY_AFTER = 2;

const turn = pLimit(CONCURRENT);

/** @throws RATE_LIMITED when too many wait already */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turn.pendingCount >= MAX_WAITING) throw rateLimited(RETRY_AFTER, msg('Too many people are signing in'));
  return turn(work);
}

/** Hashes a password with argon2id. @throws RATE_LIMITED */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Whether a password is the one of this hash. @throws RATE_LIMITED */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password));
