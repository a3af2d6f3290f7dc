import { messageOf } from '../cli-error.ts';
import { type LaunchOptions, readOptions } from '../options.ts';
import type { CheckResult, Subject } from './check.ts';

/** The settings of the environment; without options where they cannot be read. */
export function readSettings(env: NodeJS.ProcessEnv): { result: CheckResult; options?: LaunchOptions } {
  try {
    const options = readOptions([], env);
    const mode = options.production ? 'production' : 'demo (NODE_ENV is not production)';
    return { result: { text: `Readable; ${mode}.` }, options };
  } catch (error) {
    return {
      result: { text: messageOf(error), fix: 'Set it right; the checks that need it were left out.' },
    };
  }
}

/** The addresses of proxies that Fastify accepts. */
const proxyPattern = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/[\da-f.:]+)?)$/i;

/** Whether TRUST_PROXY names proxies, and is set where the server is behind one. */
export function proxy({ options: { trustProxy, production, host } }: Subject): CheckResult {
  const wrong = trustProxy?.split(',').find(address => !proxyPattern.test(address.trim()));
  if (wrong !== undefined)
    return {
      text: `TRUST_PROXY has "${wrong}", which is no address.`,
      fix: 'Set it to addresses of proxies, such as TRUST_PROXY=127.0.0.1,10.0.0.0/8.',
    };
  if (trustProxy) return { text: `Client addresses come from ${trustProxy}.` };
  const behind = production && /^(127\.|::1|localhost)/.test(host);
  return behind
    ? {
        text: `In production on ${host} and without TRUST_PROXY, so that all clients of a proxy share one limit of logins.`,
        fix: 'Set TRUST_PROXY=127.0.0.1 where the proxy runs on this machine, or HOST where there is none.',
      }
    : { text: 'TRUST_PROXY is not set: clients connect without a proxy.' };
}

/** The time in the zone of the club. */
export function timeZone({ env }: Subject): CheckResult {
  const timeZone = env.CLUB_TIME_ZONE || Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    const now = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format();
    return { text: `It is ${now} in ${timeZone}.` };
  } catch {
    return {
      text: `CLUB_TIME_ZONE is "${timeZone}", which is no time zone.`,
      fix: 'Set it to a name such as America/New_York.',
    };
  }
}
