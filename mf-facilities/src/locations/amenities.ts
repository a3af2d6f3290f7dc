/** `Sauna, , Pool ` → `['Sauna', 'Pool']`; a new line parts as a comma does. */
export const amenitiesOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map(amenity => amenity.trim())
    .filter(Boolean);

export const amenitiesText = (amenities: readonly string[]): string => amenities.join(', ');
