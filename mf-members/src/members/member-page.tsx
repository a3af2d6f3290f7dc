import { Icon, Link, useSearchParams, useSession, type RecordPageProps } from '@gym/hub-kit';
import { chipColors } from '@gym/hub-kit/define';
import { t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { ChoiceText, lazyPart, RecordPage } from '@gym/hub-kit/screen';
import { OperationOutlet } from '../contracts/operations/operation-outlet.tsx';
import { endText } from './end-text.ts';
import { memberPageDocument } from './member-page.graphql.ts';
import { membersScreen } from './members.screen.ts';
import { membershipWarning } from './membership-warning.ts';

const MergeDialog = lazyPart(
  () => import(/* webpackMode: "lazy", webpackChunkName: "seldom" */ './merge/merge-dialog.tsx'),
  { fallback: null },
);

/** Everything about a member that a phone call may ask for. */
export default function MemberPage({ id }: RecordPageProps) {
  const { can } = useSession();
  const [address] = useSearchParams();
  return (
    <>
      <RecordPage
        screen={membersScreen}
        id={id}
        document={memberPageDocument}
        head={member => ({
          ...headOf(member, can('members-health:view')),
          more: can('members:edit') && can('members:delete') && (
            <Link to="?merge">
              <Icon name="users" size={16} />
              {t('Merge with another member…')}
            </Link>
          ),
        })}
        list="/members"
        slot={{ name: 'member', memberId: id }}
      />
      <OperationOutlet />
      {address.has('merge') && <MergeDialog key={id} memberId={id} />}
    </>
  );
}

type Member = NonNullable<ResultOf<typeof memberPageDocument>['record']>;

const statusColors = chipColors(membersScreen, 'status');

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
