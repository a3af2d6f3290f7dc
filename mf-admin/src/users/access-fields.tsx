import { t } from '@gym/hub-kit/format';
import { useSession } from '@gym/hub-kit';
import { SelectField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useStoredRecord } from '@gym/hub-kit/screen';
import { roles } from '@gym/hub-kit/define';
import { statuses } from './statuses.ts';

/** The role of a user, for those who may change it. The server rejects what is disabled here. */
export function RoleField(props: OwnFieldProps) {
  const { user, can } = useSession();
  const stored = useStoredRecord();
  const isOwn = stored?.id === user.id;
  const isOpen = !stored || (!isOwn && can('permissions:edit'));
  const reason = isOwn
    ? t('You cannot change your own role. Ask another administrator.')
    : t('Changing a role takes the permission to edit permissions.');
  // Only a Super User makes another.
  const choices = roles.filter(role => role !== 'Super User' || user.role === 'Super User');
  return (
    <SelectField
      {...props}
      kind="select"
      choices={choices}
      disabled={!isOpen}
      help={isOpen ? props.help : reason}
    />
  );
}

/** The status of a stored user. */
export function StatusField(props: OwnFieldProps) {
  const { user } = useSession();
  const isOwn = useStoredRecord()?.id === user.id;
  return (
    <SelectField
      {...props}
      kind="select"
      choices={statuses}
      disabled={isOwn}
      help={isOwn ? t('You cannot change your own status.') : props.help}
    />
  );
}
