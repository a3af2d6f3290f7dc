import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { combinators, filterClass, filters, SortDirection } from './filter-types.ts';
import {
  collectionsOf,
  isSortable,
  refTitleName,
  resourceOf,
  computedColumns,
  storedColumns,
  type Resource,
} from './resource.ts';
import { once, typeClass, type FieldDeclaration, type TypeClass } from './type-class.ts';

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
export const filterType = once((resource: Resource): TypeClass => {
  const columns = [...storedColumns(resource), ...computedColumns(resource)].flatMap(
    ({ name, kind }): FieldDeclaration[] => {
      const type = filters[kind];
      return type ? [{ name, type: () => type }] : [];
    },
  );
  const references = resource.references.map(({ ref }): FieldDeclaration => ({
    name: ref!.property,
    type: () => filterType(resourceOf(ref!.entity())),
  }));
  const self: TypeClass = filterClass(`${resource.type}Filter`, `Conditions on ${resource.itemLabels[1]}`, [
    ...combinators(() => self),
    ...columns,
    ...references,
  ]);
  return self;
});

const listRelationFilter = once((resource: Resource): TypeClass => {
  const type = () => filterType(resource);
  return filterClass(
    `${resource.type}ListFilter`,
    `Conditions on the ${resource.itemLabels[1]} of a record`,
    [
      { name: 'some', type, description: 'At least one matches' },
      { name: 'none', type, description: 'None matches' },
    ],
  );
});

/** Adds the filters of to-many relations, which are complete when every resource is declared. */
export function addCollectionFilters(resource: Resource): void {
  const { prototype } = filterType(resource);
  for (const { name, resource: other } of collectionsOf(resource)) {
    const type = listRelationFilter(other);
    Field(() => type, { nullable: true })(prototype, name);
  }
}

export const sortType = once((resource: Resource): TypeClass => {
  const names = [
    ...resource.columns.filter(isSortable).map(column => column.name),
    ...resource.references.map(column => refTitleName(column)),
  ];
  const fields = Object.fromEntries(names.map(name => [name, name]));
  registerEnumType(fields, {
    name: `${resource.type}SortField`,
    description: `The sortable fields of ${resource.itemLabels[1]}`,
  });
  return typeClass(
    InputType,
    `${resource.type}Sort`,
    `A sort key of ${resource.itemLabels[1]}. Missing values come last in both directions`,
    [
      { name: 'field', type: () => fields, nullable: false },
      { name: 'direction', type: () => SortDirection, defaultValue: SortDirection.ASC },
    ],
  );
});

export const pageType = once((resource: Resource): TypeClass =>
  typeClass(ObjectType, `${resource.type}Page`, `A page of ${resource.itemLabels[1]}`, [
    {
      name: 'items',
      type: () => [resource.entity],
      nullable: false,
    },
    {
      name: 'totalCount',
      type: () => Int,
      nullable: false,
      description: 'The number of all matching records; counted only when requested',
    },
    { name: 'pageInfo', type: () => PageInfo, nullable: false },
  ]),
);
