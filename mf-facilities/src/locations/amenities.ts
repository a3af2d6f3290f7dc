/** `Sauna, , Pool ` → `['Sauna', 'Pool']` */
export const amenitiesOf = (text: string): string[] =>
  text
    .split(',')
    .map(amenity => amenity.trim())
    .filter(Boolean);

export const amenitiesText = (amenities: readonly string[]): string => amenities.join(', ');
