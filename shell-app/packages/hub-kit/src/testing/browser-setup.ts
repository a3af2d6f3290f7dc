import { findChromium, unpackChromium } from './chromium.ts';

/** Finds the browser once for all test files, which inherit the environment. */
export async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium(process.env) ?? (await unpackChromium());
}
