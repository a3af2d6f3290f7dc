/** How a contract follows on its predecessor: after the end of its term, or from a day that was chosen. */
export const SUCCESSIONS = ['renewal', 'switch'] as const;
export type Succession = (typeof SUCCESSIONS)[number];
