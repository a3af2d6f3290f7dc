import { color, Icon, space, useSession } from '@gym/hub-kit';
import { formatMonth, t } from '@gym/hub-kit/format';
import styled from 'styled-components';
import { note } from '../elements/looks.ts';

/** Says why a record of a closed month is not edited, and how it is corrected. */
export function ClosedNote({ month }: { month: string }) {
  const { can } = useSession();
  return (
    <Note role="note">
      <Icon name="lock" size={16} />
      <div>
        <strong>{t('{month} is closed', { month: formatMonth(month, 'long') })}</strong>
        <p>
          {can('closed-periods:delete')
            ? t(
                'This record can no longer be changed or deleted. Add a correction that is dated in an open month, or reopen the month under Closed Periods.',
              )
            : t(
                'This record can no longer be changed or deleted. Add a correction that is dated in an open month, or ask a user who may reopen periods.',
              )}
        </p>
      </div>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  ${note}
  background: ${color.sunken};
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.muted};
  }
`;
