import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../src/declaration/columns.ts';
import { defineResource } from '../../src/declaration/resource.ts';
import { Location } from '../../src/resources/locations/location.ts';

@Entity()
@ObjectType({ description: 'A box that members lock their things in' })
export class Locker extends BaseRecord {
  @Column.text({ required: 'Label is required', max: 10, search: true }) label!: string;
  @Column.int({ min: 0 }) floor?: number;
  @Column.textList() tags!: string[];
  @Column.reference(() => Location) location?: Rel<Location>;
}

export const lockers = defineResource(Locker, {
  resource: 'lockers',
  singular: 'locker',
  plural: 'lockers',
  title: 'label',
  defaultSort: { label: 'asc' },
});
