/** A text without differences of case and of composed characters, as the searches of the server compare it. */
export const foldText = (text: string): string => text.toLowerCase().normalize('NFC').replaceAll('ς', 'σ');
