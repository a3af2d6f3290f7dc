/** An envelope. */
export const messageIcon = { paths: ['M3 6h18v12H3z', 'm3 7 9 6 9-6'] } as const;
