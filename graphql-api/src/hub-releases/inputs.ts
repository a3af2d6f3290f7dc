import { ROLES } from '../auth/access.ts';
import { badInput } from '../common/errors.ts';
import type { Audience, BuildOrigin, Configuration } from './types.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @returns undefined for everybody
 * @throws BAD_USER_INPUT
 */
export function normalizedAudience(input: unknown): Audience | undefined {
  if (input === undefined || input === null) return undefined;
  const { roles, percent, ...others } = isObject(input) ? input : { input };
  const isKnownRole = (role: unknown) => ROLES.some(known => known === role);
  if (Object.keys(others).length > 0 || (roles === undefined && percent === undefined))
    throw badInput({ audience: 'An audience has roles, a percent, or both' });
  if (roles !== undefined && !(Array.isArray(roles) && roles.length > 0))
    throw badInput({ audience: `Roles are a list of ${ROLES.join(', ')}` });
  const unknown = (roles as unknown[] | undefined)?.find(role => !isKnownRole(role));
  if (unknown !== undefined)
    throw badInput({
      audience: `There is no role ${String(unknown).slice(0, 60)}. Roles are ${ROLES.join(', ')}`,
    });
  if (percent !== undefined && !(typeof percent === 'number' && percent > 0 && percent < 100))
    throw badInput({ audience: 'Percent is a number between 0 and 100' });
  return {
    ...(roles !== undefined && { roles: [...new Set(roles as string[])] }),
    ...(percent !== undefined && { percent: percent as number }),
  };
}

const COMMIT = /^[0-9a-f]{7,64}$/;
const MAX_ADDRESS = 500;

/**
 * @returns undefined where nothing is named
 * @throws BAD_USER_INPUT
 */
export function normalizedOrigin({
  commit,
  run,
}: {
  commit?: unknown;
  run?: unknown;
}): BuildOrigin | undefined {
  if (commit === undefined && run === undefined) return undefined;
  if (typeof commit !== 'string' || !COMMIT.test(commit))
    throw badInput({ commit: 'Commit is a hash of 7 to 64 hexadecimal digits in small letters' });
  if (run === undefined) return { commit };
  // It becomes a link.
  const isAddress = typeof run === 'string' && run.length <= MAX_ADDRESS && /^https?:\/\/[^\0]+$/.test(run);
  if (!isAddress || !URL.canParse(run))
    throw badInput({ run: `Run is an address of at most ${MAX_ADDRESS} characters` });
  return { commit, run };
}

const MAX_VALUES = 50;
const MAX_TEXT = 1_000;
const VALUE_NAME = /^[A-Za-z][\w.-]{0,59}$/;

/**
 * Values of a hub by name: texts, numbers and booleans.
 * @throws BAD_USER_INPUT
 */
export function normalizedConfiguration(input: unknown): Configuration {
  if (!isObject(input)) throw badInput({ configuration: 'Configuration is an object of values by name' });
  const entries = Object.entries(input);
  if (entries.length > MAX_VALUES)
    throw badInput({ configuration: `At most ${MAX_VALUES} values are allowed` });
  for (const [name, value] of entries) {
    if (!VALUE_NAME.test(name))
      throw badInput({ configuration: `"${name.slice(0, 60)}" cannot be the name of a value` });
    const isText = typeof value === 'string' && !value.includes('\0');
    if (!isText && typeof value !== 'boolean' && !(typeof value === 'number' && Number.isFinite(value)))
      throw badInput({ configuration: `${name} must be a text, a number or a boolean` });
    if (isText && value.length > MAX_TEXT)
      throw badInput({ configuration: `${name} is longer than ${MAX_TEXT} characters` });
  }
  return Object.fromEntries(entries) as Configuration;
}
