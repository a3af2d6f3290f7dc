import type { Column } from './column-registry.ts';
import type { FieldKind } from './contract.ts';
import { defineField, defineType, type TypeDefinition } from './sdl.ts';

const BANDED = new Set<FieldKind>(['money', 'number', 'int', 'date']);

/** Whether groupBy takes bands of a column: of its numbers, or of the years since its dates. */
export const isBanded = ({ kind }: Pick<Column, 'kind'>): boolean => BANDED.has(kind);

/** The types that the bands of all resources have in common. */
export const BAND_TYPES: readonly TypeDefinition[] = [
  defineType(
    'input',
    'Bands',
    'Bands by their width or by their limits: { width: 50 } or { limits: [18, 25, 35, 50] }',
    [
      defineField('width', 'Float', 'Each band is so wide; one of them begins at 0'),
      defineField(
        'limits',
        '[Float!]',
        'Where one band ends and the next begins: at most 50 numbers in ascending order',
      ),
    ],
  ),
  defineType('type', 'Band', 'A band of a group; both are null where the value is missing', [
    defineField('from', 'Float', 'Its smallest number; null below the first limit'),
    defineField('to', 'Float', 'The number below which it ends; null from the last limit on'),
  ]),
];

/** The types of the bands of a resource: in groupBy, in groups and in sort. */
export const bandTypes = (type: string, items: string, columns: readonly Column[]): TypeDefinition[] => {
  const each = (field: string) => columns.map(({ name }) => defineField(name, field));
  return [
    defineType(
      'input',
      `${type}Bands`,
      `Bands of a field of ${items}: of numbers, or of the completed years from a date to today or the day of asOf`,
      each('Bands'),
    ),
    defineType('type', `${type}BandGroup`, `The bands of a group of ${items}`, each('Band')),
    defineType(
      'input',
      `${type}BandSort`,
      `A field by whose bands groups of ${items} are sorted`,
      each('SortDirection'),
    ),
  ];
};
