/** What browser tests of screens say, in the words of a person in front of one. For Vitest in Node, with Playwright. */

export * from './page.ts';
export { expectFailuresTold } from './failing-calls.ts';
export type { FailingScreen } from './failing-calls.ts';
