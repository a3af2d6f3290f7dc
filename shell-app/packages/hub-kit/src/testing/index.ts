/**
 * The test harness of hubs, for Vitest in Node: tests run in a browser against a club, which they use over HTTP only.
 *
 * `CLUB_URL=http://localhost:4000 vitest run` uses a club that is running, and undoes what the tests created there.
 */

export * from './accessibility.ts';
export { openPage } from './browser.ts';
export type { Page, PageOptions } from './browser.ts';
export * from './chromium.ts';
export * from './club.ts';
export * from './page.ts';
export * from './screens.ts';
export { expectFailuresTold } from './failing-calls.ts';
export type { FailingScreen } from './failing-calls.ts';
