import { FieldGrid, SelectField } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { Part } from '../part.tsx';

/** What happens when a trainer, a member or a room is booked twice. */
export function Sessions() {
  return (
    <Part title={t('Sessions')}>
      <FieldGrid>
        <SelectField
          kind="select"
          name="doubleBookings"
          label={t('Double Bookings')}
          choices={[
            { value: 'warn', label: t('Warn before saving') },
            { value: 'reject', label: t('Reject unless a reason is given') },
          ]}
          help={t('When a trainer, a member or a room has another session at the time.')}
          required
        />
      </FieldGrid>
    </Part>
  );
}
