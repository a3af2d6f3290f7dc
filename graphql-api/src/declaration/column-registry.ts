import type { Column, EntityClass } from './columns.ts';

const columnsByPrototype = new Map<object, Column[]>();

export function addColumn(prototype: object, column: Column): void {
  columnsByPrototype.set(prototype, [...(columnsByPrototype.get(prototype) ?? []), column]);
}

/** The columns of an entity class, those of its base class first. */
export function columnsOf(entity: EntityClass): Column[] {
  const parent: unknown = Object.getPrototypeOf(entity);
  const inherited = typeof parent === 'function' && parent.prototype ? columnsOf(parent as EntityClass) : [];
  return [...inherited, ...(columnsByPrototype.get(entity.prototype) ?? [])];
}

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** The description of a column in the schema, with its unit, values and source of choices; none if its name says it all. */
export function describeColumn({ description, label, kind, values, masterData }: Column): string | undefined {
  const facts = [
    description !== label && description,
    kind === 'money' && "in the club's currency",
    kind === 'time' && 'HH:MM',
    values && `one of: ${values.join(', ')}`,
    masterData &&
      `choices: masterDataOptions(page: "${masterData.page}", dropdown: "${masterData.dropdown}")`,
  ];
  return facts.filter(Boolean).join('; ') || undefined;
}
