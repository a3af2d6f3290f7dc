import { Entity, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Flag, Text, Whole } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

@Entity()
@Unique({ properties: ['page', 'dropdownName', 'value'] })
@ObjectType({ description: 'One choice of a drop-down' })
export class MasterDataItem extends ClubRecord {
  @Text({ required: true, max: 100, search: true, description: 'The screen, such as Members' }) page!: string;
  @Text({
    required: true,
    max: 100,
    search: true,
    label: 'Dropdown name',
    description: 'The drop-down of the screen, such as status',
  })
  dropdownName!: string;
  @Text({ required: true, max: 200, search: true, description: 'What is stored' }) value!: string;
  @Text({ required: true, max: 200, search: true, description: 'What people read' }) displayText!: string;
  @Whole({ default: 0, description: 'Place within the drop-down' }) sortOrder!: number;
  @Flag({ default: true, description: 'Whether it is offered' }) isActive!: boolean;
}

export const masterDataItems = defineResource(MasterDataItem, {
  resource: 'master-data',
  singular: 'masterDataItem',
  plural: 'masterDataItems',
  label: 'Master data',
  counted: ['master data entry', 'master data entries'],
  title: 'displayText',
  defaultSort: { page: 'asc', dropdownName: 'asc', sortOrder: 'asc' },
});
