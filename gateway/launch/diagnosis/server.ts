import { messageOf } from '../cli-error.ts';
import type { Instance } from '../instance-lock.ts';
import { checkPort } from '../port.ts';
import { type CheckResult, RESPONSE_TIMEOUT, type Subject } from './check.ts';

/** Whether the address is free, or else the server on the data folder is ready. */
export async function port({ options: { host, port }, running }: Subject): Promise<CheckResult> {
  if (running?.holder.startsWith('http')) return serverHealth(running);
  try {
    await checkPort(host, port);
    return { text: `${host}:${port} is free; no server runs on the data folder.` };
  } catch (error) {
    const [text, ...fix] = messageOf(error).split(/(?<=\.) /);
    return { text: text!, fix: fix.join(' ') || 'Set HOST and PORT to a free address.' };
  }
}

async function serverHealth({ holder, pid }: Instance): Promise<CheckResult> {
  const name = 'server';
  const fix = `Look into its log; end it with "npx -y pnpm@12 stop", or kill -9 ${pid}, and start again.`;
  try {
    const response = await fetch(`${holder}/ready`, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT) });
    await response.body?.cancel();
    return {
      name,
      text: `${holder} (process ${pid}) runs and is ${response.ok ? '' : 'not '}ready.`,
      fix: response.ok ? undefined : fix,
    };
  } catch (error) {
    return { name, text: `${holder} (process ${pid}) does not respond (${messageOf(error)}).`, fix };
  }
}
