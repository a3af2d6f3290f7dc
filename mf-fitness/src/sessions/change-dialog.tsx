import { optionsDocument } from '@gym/hub-kit/define';
import {
  DateField,
  FieldGrid,
  NumberField,
  ReferenceField,
  SuggestField,
  TextField,
  TimeField,
} from '@gym/hub-kit/fields';
import { formatDay, t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { Fact, Facts, RunDialog, SimpleTable } from '@gym/hub-kit/screen';
import { useState } from 'react';
import { clashText } from './clash-text.ts';
import { ScopeField } from './scope-field.tsx';
import { changeOf, changeProblems, valuesOf, type ChangeValues } from './series-change.ts';
import { changeSessionsDocument, previewChangeDocument } from './session-operations.graphql.ts';
import type { ChangedSession } from './session-operations.tsx';

type Preview = ResultOf<typeof previewChangeDocument>['done'];

/** Changes a session, those that follow or all of its series, and shows each with its clashes before. */
export default function ChangeDialog({
  session,
  onClose,
  onDone,
}: {
  session: ChangedSession;
  onClose: () => void;
  onDone: (text: string) => void;
}) {
  const [initial] = useState(() => valuesOf(session));
  const inputOf = (values: ChangeValues) => changeOf(session, values);
  return (
    <RunDialog
      title={t('Change Series')}
      subtitle={session.name}
      width={800}
      initial={initial}
      check={changeProblems}
      preview={{ document: previewChangeDocument, variables: values => ({ input: inputOf(values) }) }}
      effect={data => effectOf(data?.done)}
      run={{
        document: changeSessionsDocument,
        takesKey: true,
        variables: (values, { done }) => ({ input: inputOf(values), preview: done.preview }),
      }}
      failed={t('Failed to change the sessions')}
      done={({ done }) =>
        onDone(
          t(
            { one: '{count} session changed', other: '{count} sessions changed' },
            { count: done.sessions.length },
          ),
        )
      }
      onClose={onClose}
      show={({ done }) => <Sessions preview={done} />}
    >
      {preview => (
        <>
          <FieldGrid>
            <ScopeField />
            <DateField
              name="date"
              label={t('Date')}
              help={t('The others move by as many days')}
              span={4}
              required
            />
            <TimeField name="startTime" label={t('Start Time')} span={4} required end={{ name: 'endTime' }} />
            <TimeField name="endTime" label={t('End Time')} span={4} required />
            <ReferenceField
              name="trainerId"
              label={t('Trainer')}
              options={optionsDocument('trainer')}
              failed="Failed to fetch trainers"
              span={6}
              required
            />
            <NumberField kind="money" name="price" label={t('Price')} min={0} span={6} />
            <SuggestField
              name="location"
              label={t('Location')}
              options={optionsDocument('location')}
              failed="Failed to fetch locations"
              span={6}
            />
            <TextField name="roomNumber" label={t('Room Number')} span={6} />
            <TextField
              name="overlapReason"
              label={t('Overlap reason')}
              help={t('Only where somebody, or the room, is booked twice on purpose')}
              span={12}
            />
          </FieldGrid>
          {preview}
        </>
      )}
    </RunDialog>
  );
}

function effectOf(preview: Preview | undefined): string | null {
  if (!preview) return t('Change Series');
  const { sessions } = preview;
  if (sessions.length === 0 || sessions.some(({ isRejected }) => isRejected)) return null;
  return t({ one: 'Change {count} session', other: 'Change {count} sessions' }, { count: sessions.length });
}

function Sessions({ preview: { sessions } }: { preview: Preview }) {
  const rejected = sessions.filter(({ isRejected }) => isRejected).length;
  return (
    <>
      <Facts $look="figures">
        <Fact label={t('Sessions')}>{sessions.length}</Fact>
        <Fact label={t('Days that clash')}>
          {sessions.filter(({ clashes }) => clashes.length > 0).length}
        </Fact>
        {rejected > 0 && <Fact label={t('Needs a reason')}>{rejected}</Fact>}
      </Facts>
      {sessions.length > 0 && (
        <SimpleTable
          caption={t('Sessions')}
          columns={[
            { title: 'Date', look: 'line', cell: ({ date }) => formatDay(date) },
            { title: 'Time', look: 'line', cell: ({ startTime, endTime }) => `${startTime} - ${endTime}` },
            {
              title: 'Clashes',
              cell: ({ clashes }) => clashes.flatMap(clash => clashText(clash) ?? []).join(' '),
            },
          ]}
          rows={sessions}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
}
