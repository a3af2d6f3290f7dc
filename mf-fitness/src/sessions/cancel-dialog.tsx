import { optionsDocument } from '@gym/hub-kit/define';
import {
  DateField,
  dayProblem,
  FieldGrid,
  ReferenceField,
  SwitchField,
  TextField,
} from '@gym/hub-kit/fields';
import { formatDay, t, today } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { Fact, Facts, RecordLink, RunDialog, SimpleTable } from '@gym/hub-kit/screen';
import { useState } from 'react';
import { cancelSessionsDocument, previewCancellationDocument } from './session-operations.graphql.ts';
import { ScopeField, type Scope } from './scope-field.tsx';
import type { OperatedSession } from './session-operations.tsx';

type Preview = ResultOf<typeof previewCancellationDocument>['done'];

interface Values {
  scope: Scope;
  from: string;
  until: string;
  trainerId: string;
  tell: boolean;
  reason: string;
}

/** Cancels a session, those of its series, or those of days, and shows who gets which message before. */
export default function CancelDialog({
  session,
  onClose,
  onDone,
}: {
  /** Those of days without it. */
  session: OperatedSession | null;
  onClose: () => void;
  onDone: (text: string) => void;
}) {
  const [initial] = useState<Values>(() => ({
    scope: 'THIS',
    from: today(),
    until: today(),
    trainerId: '',
    tell: true,
    reason: '',
  }));
  const inputOf = ({ scope, from, until, trainerId, tell, reason }: Values) => ({
    ...(session
      ? { sessionId: session.id, scope }
      : { from, until: until || from, trainerId: trainerId || null }),
    tell,
    reason: reason || null,
  });
  return (
    <RunDialog
      title={t('Cancel Sessions')}
      subtitle={session?.name}
      width={800}
      danger
      initial={initial}
      check={({ from, until }) => (session ? {} : daysProblems(from, until))}
      preview={{ document: previewCancellationDocument, variables: values => ({ input: inputOf(values) }) }}
      effect={data => effectOf(data?.done)}
      run={{
        document: cancelSessionsDocument,
        takesKey: true,
        variables: (values, { done }) => ({ input: inputOf(values), preview: done.preview }),
      }}
      failed={t('Failed to cancel the sessions')}
      done={({ done }) =>
        onDone(
          t(
            { one: '{count} session cancelled', other: '{count} sessions cancelled' },
            { count: done.sessions.length },
          ),
        )
      }
      onClose={onClose}
      show={({ done }) => <Notices preview={done} />}
    >
      {preview => (
        <>
          <FieldGrid>
            {session?.seriesId != null && <ScopeField />}
            {!session && (
              <>
                <DateField name="from" label={t('From')} span={3} required />
                <DateField name="until" label={t('Until')} span={3} />
                <ReferenceField
                  name="trainerId"
                  label={t('Trainer')}
                  options={optionsDocument('trainer')}
                  failed="Failed to fetch trainers"
                  span={6}
                />
              </>
            )}
            <TextField name="reason" label={t('Cancel reason')} span={6} />
            <SwitchField name="tell" label={t('Tell the members by e-mail')} span={6} />
          </FieldGrid>
          {preview}
        </>
      )}
    </RunDialog>
  );
}

function daysProblems(from: string, until: string): Partial<Record<keyof Values, string>> {
  const problem = dayProblem(from, true);
  if (problem) return { from: problem };
  const end = until && dayProblem(until, true);
  return end ? { until: end } : {};
}

function effectOf(preview: Preview | undefined): string | null {
  if (!preview) return t('Cancel Sessions');
  const count = preview.sessions.length;
  return count === 0
    ? null
    : t({ one: 'Cancel {count} session', other: 'Cancel {count} sessions' }, { count });
}

const outcomes: Readonly<Record<string, () => string>> = {
  queued: () => t('E-mail'),
  'no address': () => t('No address'),
  bounced: () => t('Bounced'),
  'not wanted': () => t('Not wanted'),
  'no consent': () => t('No consent'),
  'template inactive': () => t('Template inactive'),
  'no mail server': () => t('No mail server'),
};

function Notices({ preview: { sessions, notices } }: { preview: Preview }) {
  const noticeOf = new Map(notices.map(notice => [notice.memberId, notice]));
  const told = notices.filter(({ outcome }) => outcome === 'queued').length;
  return (
    <>
      <Facts $look="figures">
        <Fact label={t('Sessions')}>{sessions.length}</Fact>
        <Fact label={t('Members told')}>{told}</Fact>
        {notices.length > told && <Fact label={t('Members not told')}>{notices.length - told}</Fact>}
      </Facts>
      <SimpleTable
        caption={t('Sessions')}
        columns={[
          { title: 'Date', look: 'line', cell: ({ date }) => formatDay(date) },
          { title: 'Time', look: 'line', cell: ({ startTime, endTime }) => `${startTime} - ${endTime}` },
          { title: 'Trainer', cell: ({ trainerName }) => trainerName },
          {
            title: 'Member',
            cell: ({ memberId, memberName }) => (
              <RecordLink record="member" id={memberId}>
                {memberName}
              </RecordLink>
            ),
          },
          {
            title: 'Message',
            cell: ({ memberId }) => {
              const notice = noticeOf.get(memberId);
              if (!notice) return '–';
              const text = outcomes[notice.outcome]?.() ?? notice.outcome;
              return notice.outcome === 'queued' ? `${text}: ${notice.recipient}` : text;
            },
          },
        ]}
        rows={sessions}
        keyOf={({ id }) => id}
      />
    </>
  );
}
