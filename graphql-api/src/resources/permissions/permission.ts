import { Entity, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { NotifiesAccessChanges } from '../../auth/access-changed.ts';
import { ROLES } from '../../auth/access.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

@Entity()
@Unique({ properties: ['role', 'resource'] })
@NotifiesAccessChanges('permission')
@ObjectType({ description: 'The permissions of a role on a resource; everything else is denied' })
export class Permission extends BaseRecord {
  @Column.choice({ required: 'Role is required', values: ROLES, search: true }) role!: string;
  @Column.text({
    required: 'Resource is required',
    max: 100,
    search: true,
    description: 'Such as users, members, payments',
  })
  resource!: string;
  @Column.boolean({ required: 'Can view is required', bit: true, description: 'Can view' }) canView!: boolean;
  @Column.boolean({ required: 'Can add is required', bit: true, description: 'Can add' }) canAdd!: boolean;
  @Column.boolean({ required: 'Can edit is required', bit: true, description: 'Can edit' }) canEdit!: boolean;
  @Column.boolean({ required: 'Can delete is required', bit: true, description: 'Can delete' })
  canDelete!: boolean;
  @Column.boolean({
    required: 'Menu visible is required',
    bit: true,
    description: 'Whether the navigation shows the resource',
  })
  menuVisible!: boolean;
}

export const permissions = defineResource(Permission, {
  resource: 'permissions',
  path: 'users/permissions',
  singular: 'permission',
  plural: 'permissions',
  grants: {},
  title: 'role',
  withoutToken: ['create', 'update', 'delete'],
  defaultSort: { role: 'asc', resource: 'asc' },
  afterCommit: ({ services }) => services.authenticator.cache.invalidate(),
});
