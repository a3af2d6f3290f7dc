import { roles, useSession } from '@gym/hub-kit';
import { SelectField, useFormField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useState } from 'react';
import { statuses } from './user.schema.ts';

/** Whether the form edits the account of the person who is signed in; user names are unique. */
function useIsOwnAccount(): boolean {
  const { user } = useSession();
  const { value } = useFormField<string>('username');
  const [isOwn] = useState(value === user.username);
  return isOwn;
}

/** Only a Super User makes another. */
function useRoles(): readonly string[] {
  const { user } = useSession();
  return user.role === 'Super User' ? roles : roles.filter(role => role !== 'Super User');
}

/** The role of a new user. */
export function NewRoleField(props: OwnFieldProps) {
  return <SelectField {...props} kind="select" choices={useRoles()} />;
}

/** The role of a stored user. The server rejects what is disabled here. */
export function RoleField(props: OwnFieldProps) {
  const { can } = useSession();
  const isOwn = useIsOwnAccount();
  const isOpen = !isOwn && can('permissions:edit');
  const reason = isOwn
    ? 'You cannot change your own role. Ask another administrator.'
    : 'Changing a role takes the permission to edit permissions.';
  return (
    <SelectField
      {...props}
      kind="select"
      choices={useRoles()}
      disabled={!isOpen}
      help={isOpen ? props.help : reason}
    />
  );
}

/** The status of a stored user. */
export function StatusField(props: OwnFieldProps) {
  const isOwn = useIsOwnAccount();
  return (
    <SelectField
      {...props}
      kind="select"
      choices={statuses}
      disabled={isOwn}
      help={isOwn ? 'You cannot change your own status.' : props.help}
    />
  );
}
