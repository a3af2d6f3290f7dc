import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { FieldKind } from './contract.ts';
import { describeColumn } from './column-registry.ts';
import {
  collectionsOf,
  isSortable,
  refTitleName,
  resourceOf,
  storedColumns,
  type Resource,
} from './resource.ts';
import { once, typeClass, type FieldDeclaration, type TypeClass } from './type-class.ts';
import { DateTimeISO, LocalDate } from './scalars.ts';

export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Ascending puts missing values last, descending first',
});

@InputType('PageInput', {
  description: 'Which part of a list is wanted: by offset for pages with numbers, by cursor for reading on',
})
export class PageInputType {
  @Field(() => Int, {
    nullable: true,
    description:
      'Rows of the page, 1000 at most; 25 unless given, and `extensions.truncated` tells when there are more',
  })
  limit?: number | null;
  @Field(() => Int, { defaultValue: 0, description: 'Rows to pass over' }) offset!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The endCursor of the page before; one of another sort is rejected',
  })
  after?: string;
}

@ObjectType({ description: 'What comes after a page' })
export class PageInfo {
  @Field(() => Boolean, { simple: true, description: 'Whether there are more rows' }) hasNextPage!: boolean;
  @Field(() => String, { simple: true, nullable: true, description: 'Give it as `after` to read on' })
  endCursor!: string | null;
}

@ObjectType({ description: 'One entry of a selector' })
export class Option {
  @Field(() => ID, { simple: true, description: 'The number of the record' }) id!: number;
  @Field(() => String, { simple: true, description: 'How people know it' }) label!: string;
  @Field(() => String, {
    simple: true,
    nullable: true,
    description:
      'What tells it from others with the same label; null for callers who may not view the record',
  })
  detail!: string | null;
}

const operator = (name: string, type: () => object, description: string): FieldDeclaration => ({
  name,
  type,
  description,
});

const comparisons = (type: object): FieldDeclaration[] => [
  operator('eq', () => type, 'Is'),
  operator('ne', () => type, 'Is not, or is missing'),
  operator('in', () => [type], 'Is one of'),
  operator('notIn', () => [type], 'Is none of, or is missing'),
  operator('isNull', () => Boolean, 'Is missing (true) or given (false)'),
];
const orders = (type: object): FieldDeclaration[] => [
  operator('lt', () => type, 'Is less or earlier'),
  operator('lte', () => type, 'Is less, earlier or the same'),
  operator('gt', () => type, 'Is more or later'),
  operator('gte', () => type, 'Is more, later or the same'),
];
const texts: FieldDeclaration[] = [
  operator('contains', () => String, 'Holds this text, in upper or lower case'),
  operator('startsWith', () => String, 'Begins with this text, in upper or lower case'),
];
const filterClass = (name: string, of: string, fields: FieldDeclaration[]) =>
  typeClass(InputType, name, `Conditions on ${of}; all that are given must hold`, fields);

const idFilter = filterClass('IdFilter', 'the number of a record', comparisons(ID));
const textFilter = filterClass('TextFilter', 'a text', [...comparisons(String), ...orders(String), ...texts]);
/** Conditions on a number. */
export const numberOperators: readonly FieldDeclaration[] = [...comparisons(Float), ...orders(Float)];
const numberFilter = filterClass('NumberFilter', 'a number or an amount', [...numberOperators]);
const intFilter = filterClass('IntFilter', 'a whole number', [...comparisons(Int), ...orders(Int)]);
const dateFilter = filterClass('DateFilter', 'a date', [...comparisons(LocalDate), ...orders(LocalDate)]);
const dateTimeFilter = filterClass('DateTimeFilter', 'a moment', [
  ...comparisons(DateTimeISO),
  ...orders(DateTimeISO),
]);
const booleanFilter = filterClass('BooleanFilter', 'a yes or no', [operator('eq', () => Boolean, 'Is')]);
const listFilter = filterClass('ListFilter', 'a list of texts', [
  operator('contains', () => String, 'Has this entry'),
]);

/** The operators of each kind of column; null for what is not filtered by. */
export const filters: Record<FieldKind, TypeClass | null> = {
  id: idFilter,
  text: textFilter,
  email: textFilter,
  choice: textFilter,
  time: textFilter,
  money: numberFilter,
  number: numberFilter,
  int: intFilter,
  date: dateFilter,
  dateTime: dateTimeFilter,
  boolean: booleanFilter,
  textList: listFilter,
  json: null,
  password: null,
};

/** The filter of a resource: its columns, its relations, and their combination. */
export const filterType = once((resource: Resource): TypeClass => {
  const name = `${resource.type}Filter`;
  const self = () => filterType(resource);
  const made = filterClass(name, `a ${resource.label.toLowerCase()}`, [
    operator('and', () => [self()], 'All of these hold'),
    operator('or', () => [self()], 'One of these holds'),
    operator('not', self, 'This does not hold'),
  ]);
  for (const column of storedColumns(resource)) {
    const type = filters[column.kind];
    if (type) addField(made, column.name, () => type, describeColumn(column));
  }
  for (const column of resource.references) {
    const target = () => filterType(resourceOf(column.ref!.entity()));
    addField(made, column.ref!.property, target, `The related record: ${column.description!}`);
  }
  return made;
});

const listRelationFilter = once((resource: Resource): TypeClass => {
  const of = () => filterType(resource);
  return typeClass(
    InputType,
    `${resource.type}ListFilter`,
    `Conditions on the ${resource.itemLabels[1]} of a record`,
    [operator('some', of, 'At least one of them is so'), operator('none', of, 'None of them is so')],
  );
});

/** Relations to the many side are known when every resource is declared. */
export function addCollectionFilters(resource: Resource): void {
  const made = filterType(resource);
  for (const inverse of collectionsOf(resource)) {
    const type = listRelationFilter(inverse.resource);
    addField(made, inverse.name, () => type, `Its ${inverse.resource.itemLabels[1]}`);
  }
}

function addField(made: TypeClass, name: string, type: () => object, description: string): void {
  Field(type, { nullable: true, description })(made.prototype, name);
}

export const sortType = once((resource: Resource): TypeClass => {
  const names = [
    ...resource.columns.filter(isSortable).map(column => column.name),
    ...resource.references.map(column => refTitleName(column)),
  ];
  const fields = Object.fromEntries(names.map(name => [name, name]));
  registerEnumType(fields, {
    name: `${resource.type}SortField`,
    description: `What ${resource.itemLabels[1]} can be sorted by`,
  });
  return typeClass(
    InputType,
    `${resource.type}Sort`,
    `One key by which ${resource.itemLabels[1]} are sorted`,
    [
      { name: 'field', type: () => fields, nullable: false, description: 'What to sort by' },
      {
        name: 'direction',
        type: () => SortDirection,
        defaultValue: SortDirection.ASC,
        description: 'Which way',
      },
    ],
  );
});

export const pageType = once((resource: Resource): TypeClass =>
  typeClass(ObjectType, `${resource.type}Page`, `A page of ${resource.itemLabels[1]}`, [
    {
      name: 'items',
      type: () => [resource.entity],
      nullable: false,
      description: 'The records of this page',
    },
    {
      name: 'totalCount',
      type: () => Int,
      nullable: false,
      description: 'How many there are in all that match; counted only when asked for',
    },
    { name: 'pageInfo', type: () => PageInfo, nullable: false, description: 'How to read on' },
  ]),
);
