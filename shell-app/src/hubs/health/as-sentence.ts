/** Makes a sentence of a reason, which is phrased to follow a colon. */
export const asSentence = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1);
