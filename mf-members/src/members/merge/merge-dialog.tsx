import {
  Button,
  EmptyState,
  mixin,
  Skeleton,
  space,
  toast,
  typography,
  useNavigate,
  useSearchParams,
  useSession,
} from '@gym/hub-kit';
import { optionsDocument } from '@gym/hub-kit/define';
import { FieldGrid, ReferenceField } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { useApolloClient, useQuery } from '@gym/hub-kit/graphql';
import { Dialog, RunDialog, undoAction, useQueryFailure } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { mergeDocument, mergedPairDocument, type MergedMember } from './merge.graphql.ts';
import { mergeOf, mergeVariables, type MergeChoices } from './merge.ts';
import { MergePreview } from './merge-preview.tsx';
import { PairChoice } from './pair-choice.tsx';

/**
 * Makes one member of two who are the same person, while the URL of the page has the parameter `merge`. Its value is the id
 * of the other one, if any. Nothing for a user who may not do it, whose address somebody shared.
 */
export default function MergeDialog({ memberId }: { memberId: string }) {
  const { can } = useSession();
  const [address, setAddress] = useSearchParams();
  const onClose = () => setAddress({}, { replace: true });
  if (!can('members:edit') || !can('members:delete')) return null;
  return <MergeOfPair memberId={memberId} otherId={address.get('merge') ?? ''} onClose={onClose} />;
}

interface MergeOfPairProps {
  memberId: string;
  /** Empty to choose the other member. */
  otherId: string;
  onClose: () => void;
}

function MergeOfPair(props: MergeOfPairProps) {
  const { memberId, onClose } = props;
  const [otherId, setOtherId] = useState(props.otherId);
  const query = useQuery(mergedPairDocument, {
    variables: { ids: [memberId, otherId].filter(Boolean) },
    fetchPolicy: 'no-cache',
  });
  const failure = useQueryFailure(t('The members could not be loaded'), query);
  const found = (query.data ?? query.previousData)?.members.items ?? [];
  const member = found.find(({ id }) => id === memberId);
  if (member)
    return (
      <MergeForm
        {...props}
        member={member}
        other={found.find(({ id }) => id === otherId && id !== memberId)}
        failure={failure}
        onOther={setOtherId}
        onConflict={() => void query.refetch().catch(() => undefined)}
      />
    );
  return (
    <Dialog
      title={t('Merge Members')}
      width={960}
      fullOnSmall
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {failure ??
        (query.data ? (
          <EmptyState icon="info" title={t('This member no longer exists')} />
        ) : (
          <Skeleton $width="60%" role="status" aria-label={t('Loading…')} />
        ))}
    </Dialog>
  );
}

interface MergeFormProps extends MergeOfPairProps {
  member: MergedMember;
  /** Undefined until it is chosen and loaded. */
  other: MergedMember | undefined;
  failure: ReactNode;
  onOther: (id: string) => void;
  onConflict: () => void;
}

function MergeForm({ memberId, otherId, member, other, failure, ...props }: MergeFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [initial] = useState<MergeChoices>(() => ({ otherId, keepId: '', sources: {} }));
  const mergeBy = (choices: MergeChoices) => mergeOf([member, other!], choices);
  const namesBy = (keptId: string) => {
    const [kept, merged] = keptId === memberId ? [member, other] : [other, member];
    return { kept: kept?.name ?? '', merged: merged?.name ?? '' };
  };
  return (
    <RunDialog
      title={t('Merge Members')}
      subtitle={member.name}
      width={960}
      initial={initial}
      check={choices => otherProblem(choices.otherId, other)}
      preview={{
        document: mergeDocument,
        variables: choices => ({ ...mergeVariables(mergeBy(choices)), dryRun: true }),
      }}
      effect={data =>
        data && other ? t('Merge {merged} into {kept}', namesBy(data.merged.memberId)) : t('Merge')
      }
      run={{
        document: mergeDocument,
        takesKey: true,
        variables: choices => {
          const merge = mergeBy(choices);
          const versions = { keepVersion: merge.keep.version, mergedVersion: merge.merged.version };
          return { ...mergeVariables(merge), ...versions, dryRun: false };
        },
      }}
      failed={t('Failed to merge the members')}
      onConflict={props.onConflict}
      done={({ merged: { memberId: keptId } }) => {
        toast.success(
          t('{merged} was merged into {kept}', namesBy(keptId)),
          // That of the deletion takes the whole merge back.
          undoAction(client, { resource: 'members', id: keptId === memberId ? other!.id : memberId }),
        );
        void navigate(`/members/${keptId}`, { replace: true });
      }}
      onClose={props.onClose}
      show={({ merged }) => (
        <MergePreview following={merged.following} merged={namesBy(merged.memberId).merged} />
      )}
    >
      {preview => (
        <Parts>
          <OtherMember memberId={memberId} onChange={props.onOther} />
          {failure}
          {other && <PairChoice pair={[member, other]} />}
          <Panel>
            <h3>{t('What will happen')}</h3>
            {preview}
          </Panel>
        </Parts>
      )}
    </RunDialog>
  );
}

/** Why the pair is not complete. */
function otherProblem(otherId: string, other: MergedMember | undefined): { otherId?: string } {
  if (!otherId) return { otherId: t('Choose the other member') };
  return other?.id === otherId ? {} : { otherId: t('Choose another member') };
}

/** Chooses the other member, whom the dialog then loads. */
function OtherMember({ memberId, onChange }: { memberId: string; onChange: (id: string) => void }) {
  const { otherId } = useFormikContext<MergeChoices>().values;
  useEffect(() => onChange(otherId), [otherId, onChange]);
  return (
    <FieldGrid>
      <ReferenceField
        name="otherId"
        label={t('Other Member')}
        span={12}
        required
        options={optionsDocument('member')}
        except={memberId}
        failed="Failed to fetch members"
      />
    </FieldGrid>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  ${mixin.sunken}
  h3 {
    ${typography.heading}
  }
`;
