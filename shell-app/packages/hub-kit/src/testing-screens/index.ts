/** Checks of screens that `defineScreen` has made, for Vitest in Node: of what they promise, and of it in a browser. */

export * from './kept-records.ts';
export * from './screen-contract.ts';
