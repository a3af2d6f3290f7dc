import { snakeCase, type Column } from './column-registry.ts';
import {
  capital,
  computedColumns,
  findColumn,
  isSortable,
  refTitleName,
  resourceOf,
  type Resource,
} from './resource.ts';
import type { FieldContract, FigureContract, ResourceContract } from './contract.ts';

type ComputedColumn = ReturnType<typeof computedColumns>[number];

const isFilterable = (column: Column) => column.column !== null && column.kind !== 'json';

/** The REST contract of a resource, as it is emitted into resources.json. */
export function contractOf(resource: Resource): ResourceContract {
  const wireName = (column: Column) => {
    if (column.wire) return column.wire;
    if (column.ref?.wirePrefix) return `${column.ref.wirePrefix}_id`;
    return resource.wireCase === 'camel' ? column.name : snakeCase(column.name);
  };
  const contractField = (column: Column): FieldContract => ({
    name: column.name,
    wire: wireName(column),
    kind: column.kind,
    label: column.label,
    description: column.description ?? column.label,
    read: column.column ? column.name : null,
    writable: !column.readOnly,
    required: column.required,
    assigned: column.series && !column.readOnly ? true : undefined,
    unique: column.unique,
    filterable: isFilterable(column),
    sortable: isSortable(column),
    default: typeof column.default === 'function' ? undefined : column.default,
    defaultDay: column.defaultDay,
    min: column.min,
    max: column.max,
    past: column.past,
    invalid: column.invalid,
    createOnly: column.createOnly,
    keys: column.keys,
    entries: column.entries?.map(entry => ({ ...entry, wire: snakeCase(entry.name) })),
    maxLength: column.maxLength,
    values: column.values,
    masterData: column.masterData,
    ref: column.ref && resourceOf(column.ref.entity()).resource,
    bit: column.bit,
    sensitive: column.sensitive,
  });
  const embedded = (column: Column): FieldContract[] => {
    const { ref } = column;
    if (!ref) return [];
    const target = resourceOf(ref.entity());
    const titleWire =
      ref.wireTitle ??
      (resource.wireCase === 'camel'
        ? refTitleName(column)
        : `${ref.wirePrefix ?? snakeCase(ref.property)}_${snakeCase(target.title)}`);
    const readOnly = (wire: string, field: string): FieldContract => ({
      name: field === target.title ? refTitleName(column) : ref.property + capital(field),
      wire,
      kind: 'text',
      label: column.label,
      description: `${findColumn(target, field)?.label ?? field} of: ${column.label}`,
      read: `${ref.property}.${field}`,
      embedded: field === target.title ? undefined : true,
      writable: false,
      filterable: false,
      sortable: field === target.title,
    });
    return [
      readOnly(titleWire, target.title),
      ...Object.entries(ref.embeddedFields).map(([wire, field]) => readOnly(wire, field)),
    ];
  };
  const computedField = ({ name, kind, label, description }: ComputedColumn): FieldContract => ({
    name,
    wire: resource.wireCase === 'camel' ? name : snakeCase(name),
    kind,
    label,
    description,
    read: name,
    writable: false,
    filterable: true,
    sortable: false,
    graphqlOnly: true,
  });
  return {
    resource: resource.resource,
    path: resource.path,
    type: resource.type,
    singular: resource.singular,
    plural: resource.plural,
    label: resource.label,
    operations: resource.operations,
    wrap: resource.wrap,
    defaultSort: sortEntries(resource.defaultSort).map(([field, direction]) => ({
      field,
      direction: direction === 'desc' ? 'DESC' : 'ASC',
    })),
    periodDate: resource.periodDate,
    isCaller: resource.idOfCaller && true,
    figures: figuresOf(resource),
    fields: [
      ...mergedByWire(resource.columns.flatMap(column => [contractField(column), ...embedded(column)])),
      ...computedColumns(resource).map(computedField),
    ],
  };
}

function figuresOf({ figures }: Resource): FigureContract[] | undefined {
  return (
    figures &&
    Object.entries(figures).map(([name, figure]) => ({
      name,
      label: figure.label,
      unit: figure.unit,
      filter: figure.unit === 'share' ? undefined : figure.filter,
    }))
  );
}

/** Two references may fill the same name: whichever is there. */
function mergedByWire(fields: FieldContract[]): FieldContract[] {
  const merged = new Map<string, FieldContract>();
  for (const field of fields) {
    const first = merged.get(field.wire);
    merged.set(field.wire, first ? { ...first, orRead: field.read! } : field);
  }
  return [...merged.values()];
}

const sortEntries = (sort: object) => Object.entries(sort) as [string, 'asc' | 'desc'][];
