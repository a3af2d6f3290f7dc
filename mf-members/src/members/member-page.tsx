import { useSession, type RecordPageProps } from '@gym/hub-kit';
import { chipColors } from '@gym/hub-kit/define';
import { formatDay, t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { ChoiceText, RecordPage } from '@gym/hub-kit/screen';
import { OperationOutlet } from '../contracts/operations/operation-outlet.tsx';
import { memberPageDocument } from './member-page.graphql.ts';
import { membersScreen } from './members.screen.ts';
import { membershipWarning } from './membership-warning.ts';

/** Everything about a member that a phone call may ask for. */
export default function MemberPage({ id }: RecordPageProps) {
  const { can } = useSession();
  return (
    <>
      <RecordPage
        screen={membersScreen}
        id={id}
        document={memberPageDocument}
        head={member => headOf(member, can('members-health:view'))}
        list="/members"
        slot={{ name: 'member', memberId: id }}
      />
      <OperationOutlet />
    </>
  );
}

type Member = NonNullable<ResultOf<typeof memberPageDocument>['record']>;

const statusColors = chipColors(membersScreen, 'status');

/** The end of a membership whose contract has none. */
const NO_END = '9999-12-31';

const endText = (end: string) => (end === NO_END ? t('No end') : formatDay(end));

const emergencyContactWarning = ({ emergencyContact, emergencyPhone }: Member) =>
  emergencyContact && emergencyPhone ? null : t('There is no complete emergency contact.');

/** @param seesContact whether the user may view the emergency contact */
function headOf(member: Member, seesContact: boolean) {
  const { name, status, membershipType, assignedTrainer: trainer } = member;
  return {
    name,
    status: {
      text: <ChoiceText screen={membersScreen} name="status" value={status} />,
      color: statusColors[status] ?? statusColors['*'],
    },
    warnings: [seesContact ? emergencyContactWarning(member) : null, membershipWarning(member)],
    facts: [
      { label: t('Phone'), value: member.phone, kind: 'phone' as const },
      { label: t('Email'), value: member.email, kind: 'email' as const },
      {
        label: t('Membership'),
        value: <ChoiceText screen={membersScreen} name="membershipType" value={membershipType} />,
      },
      { label: t('Membership End Date'), value: endText(member.membershipEndDate) },
      {
        label: t('Assigned Trainer'),
        value: trainer?.name ?? t('Not Assigned'),
        record: trainer ? { name: 'trainer' as const, id: trainer.id } : undefined,
      },
    ],
  };
}
