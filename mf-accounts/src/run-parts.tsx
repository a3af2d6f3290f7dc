/** What the dialogs of billing runs and of dunning have in common. */
import { color, space } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { RecordLink } from '@gym/hub-kit/screen';
import styled from 'styled-components';

/** The member of a row. */
export const memberColumn = {
  title: 'Member',
  cell: ({ memberId, memberName }: { memberId: string; memberName: string }) => (
    <RecordLink record="member" id={memberId}>
      {memberName}
    </RecordLink>
  ),
};

export const Note = styled.p`
  margin: ${space(3)} 0;
  color: ${color.muted};
`;

const outcomes: Readonly<Record<string, () => string>> = {
  queued: () => t('Queued'),
  'no address': () => t('No address'),
  bounced: () => t('Bounced'),
  'not wanted': () => t('Not wanted'),
  'template inactive': () => t('Template Inactive'),
};

/** What came of sending an invoice. */
export const emailText = (outcome: string): string => outcomes[outcome]?.() ?? outcome;
