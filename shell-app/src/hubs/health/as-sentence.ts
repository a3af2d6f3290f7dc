/** A reason is written to stand behind a colon; here it stands alone. */
export const asSentence = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1);
