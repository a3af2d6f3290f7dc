import { Entity, Index, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { allResources, defineResource } from '../../declaration/resource.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';

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

/** @throws BAD_USER_INPUT for a value that the server would reject where the drop-down is used */
function checkValue({ values: { page, dropdownName, value } }: PendingChange<MasterDataItem>): void {
  const columns = allResources().flatMap(resource => resource.columns);
  const closed = columns.find(
    ({ values, masterData: source }) => values && source?.page === page && source?.dropdown === dropdownName,
  );
  if (closed && !closed.values!.includes(value!))
    throw badInput({
      value: msg('The values of this drop-down are fixed: {values}. Change the displayed text instead.', {
        values: closed.values!.join(', '),
      }),
    });
}

export const masterDataItems = defineResource(MasterDataItem, {
  resource: 'master-data',
  singular: 'masterDataItem',
  plural: 'masterDataItems',
  grants: { Accounts: 'view', Reception: 'view', Trainer: 'view' },
  label: 'Master data',
  itemLabels: ['master data entry', 'master data entries'],
  title: 'displayText',
  beforeSave: checkValue,
  defaultSort: { page: 'asc', dropdownName: 'asc', sortOrder: 'asc' },
});
