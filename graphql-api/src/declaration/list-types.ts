import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { combinators, defineFilter, filters } from './filter-types.ts';
import {
  collectionsOf,
  isSortable,
  isListed,
  refTitleName,
  computedColumns,
  storedColumns,
  type Resource,
} from './resource.ts';
import { defineField, defineType, type TypeDefinition } from './sdl.ts';

@InputType('PageInput', {
  description: 'The part of a list: by offset for numbered pages, by cursor for reading on',
})
export class PageInputType {
  @Field(() => Int, {
    nullable: true,
    description:
      'Rows of the page, 25 by default and 1000 at most; without it, `extensions.truncated` reports further rows',
  })
  limit?: number | null;
  @Field(() => Int, { defaultValue: 0, description: 'Rows to skip' }) offset!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The endCursor of the previous page, read with the same sort',
  })
  after?: string;
}

@ObjectType({ description: 'The position after a page' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more rows' }) hasNextPage!: boolean;
  @Field(() => String, { nullable: true, description: 'Pass it as `after` to read the next page' })
  endCursor!: string | null;
}

@ObjectType({ description: 'A value that distinguishes a record from others of the same title' })
export class RecordDetail {
  @Field(() => String, {
    nullable: true,
    description: 'The words before the value, in English, such as Due; null where the value needs none',
  })
  label!: string | null;
  @Field(() => String, {
    description: 'How clients format the value: text, choice, money, date and further kinds of columns',
  })
  kind!: string;
  @Field(() => String, { description: 'The value without a format, such as 40.00 or 2026-03-31' })
  value!: string;
}

@ObjectType({
  description:
    'A choice of a selector. Its id is that of the record: client caches must not store options of several resources by it',
})
export class Option {
  @Field(() => ID, { description: 'The id of the record' }) id!: number;
  @Field(() => String, { description: 'The title of the record' }) label!: string;
  @Field(() => [RecordDetail], {
    nullable: true,
    description: 'Distinguish records of the same label; null for users who may not view the record',
  })
  details!: RecordDetail[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'The details as one text without formats',
    deprecationReason: 'Use details, whose values can be formatted for the club.',
  })
  detail!: string | null;
}

/** The filter of a resource: its columns, its relations, and their combination. */
function filterType(resource: Resource): TypeDefinition {
  const columns = [...storedColumns(resource), ...computedColumns(resource)].flatMap(({ name, kind }) => {
    const type = filters[kind];
    return type ? [defineField(name, type)] : [];
  });
  return defineFilter(`${resource.type}Filter`, `Conditions on ${resource.itemLabels[1]}`, [
    ...combinators(`${resource.type}Filter`),
    ...columns,
    ...resource.references.map(({ ref }) => defineField(ref!.property, `${ref!.entity().name}Filter`)),
    ...collectionsOf(resource).map(({ name, resource: other }) =>
      defineField(name, `${other.type}ListFilter`),
    ),
  ]);
}

const listFilterType = ({ type, itemLabels: [, items] }: Resource): TypeDefinition =>
  defineFilter(`${type}ListFilter`, `Conditions on the ${items} of a record`, [
    defineField('some', `${type}Filter`, 'At least one matches'),
    defineField('none', `${type}Filter`, 'None matches'),
    defineField('every', `${type}Filter`, 'Each matches, or there are none'),
    defineField('aggregate', `${type}ListHaving`, 'Their count, sums, averages and extremes'),
  ]);

function sortTypes(resource: Resource): TypeDefinition[] {
  const {
    type,
    itemLabels: [, items],
  } = resource;
  return [
    defineType('enum', `${type}SortField`, `The sortable fields of ${items}`, [
      ...resource.columns.filter(isSortable).map(column => column.name),
      ...resource.references.map(column => refTitleName(column)),
    ]),
    defineType(
      'input',
      `${type}Sort`,
      `A sort key of ${items}: a field, or an aggregate of a list. Missing values come last in both directions`,
      [
        defineField('field', `${type}SortField`),
        defineField('direction', 'SortDirection = ASC', 'Of `field`'),
        ...collectionsOf(resource).map(({ name, resource: other }) =>
          defineField(name, `${other.type}ListSort`),
        ),
      ],
    ),
  ];
}

const pageType = ({ type, itemLabels: [, items] }: Resource): TypeDefinition =>
  defineType('type', `${type}Page`, `A page of ${items}`, [
    defineField('items', `[${type}!]!`),
    defineField('totalCount', 'Int!', 'The number of all matching records; counted only when requested'),
    defineField('pageInfo', 'PageInfo!'),
  ]);

/** The types of the list of a resource. */
export const listTypes = (resource: Resource): TypeDefinition[] => [
  filterType(resource),
  ...(isListed(resource) ? [listFilterType(resource)] : []),
  ...sortTypes(resource),
  pageType(resource),
];
