import { Entity, Index, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

@Entity()
@Unique({ properties: ['page', 'dropdownName', 'value'] })
@Index({
  name: 'master_data_item_page_dropdown_name_value_text_key',
  expression: `create unique index "master_data_item_page_dropdown_name_value_text_key" on "master_data_item" (text_key("page"), text_key("dropdown_name"), text_key("value"))`,
})
@ObjectType({ description: 'A choice of a drop-down' })
export class MasterDataItem extends BaseRecord {
  @Column.text({ required: true, max: 100, search: true, description: 'The screen, such as Members' })
  page!: string;
  @Column.text({
    required: true,
    max: 100,
    search: true,
    label: 'Dropdown name',
    description: 'The drop-down of the screen, such as status',
  })
  dropdownName!: string;
  @Column.text({ required: true, max: 200, search: true, description: 'The stored value' }) value!: string;
  @Column.text({ required: true, max: 200, search: true, description: 'The displayed text' })
  displayText!: string;
  @Column.int({ default: 0, description: 'The position in the drop-down' }) sortOrder!: number;
  @Column.boolean({ default: true, description: 'Whether it is offered' }) isActive!: boolean;
}

export const masterDataItems = defineResource(MasterDataItem, {
  resource: 'master-data',
  singular: 'masterDataItem',
  plural: 'masterDataItems',
  label: 'Master data',
  itemLabels: ['master data entry', 'master data entries'],
  title: 'displayText',
  defaultSort: { page: 'asc', dropdownName: 'asc', sortOrder: 'asc' },
});
