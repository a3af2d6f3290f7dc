import { DateField, FieldGrid, NumberField, SwitchField, TextField } from '@gym/hub-kit/fields';
import { formatDay, localeTag, t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { Fact, Facts, RunDialog, SimpleTable } from '@gym/hub-kit/screen';
import { useState } from 'react';
import { clashText } from './clash-text.ts';
import {
  repeatProblems,
  ruleOf,
  WEEKDAYS,
  weekdayOf,
  type RepeatValues,
  type Weekday,
} from './repeat-rule.ts';
import { previewRepetitionDocument, repeatSessionDocument } from './session-operations.graphql.ts';
import type { OperatedSession } from './session-operations.tsx';

type Preview = ResultOf<typeof previewRepetitionDocument>['done'];

/** Repeats a session weekly, and shows each day with its clashes before. */
export default function RepeatDialog({
  session,
  onClose,
  onDone,
}: {
  session: OperatedSession;
  onClose: () => void;
  onDone: (text: string) => void;
}) {
  const own = weekdayOf(session.date);
  const [initial] = useState<RepeatValues>(() => ({
    interval: 1,
    days: Object.fromEntries(WEEKDAYS.map(day => [day, day === own])) as Record<Weekday, boolean>,
    until: '',
    times: 9,
    skipClashes: false,
    overlapReason: '',
  }));
  const inputOf = (values: RepeatValues) => ({
    sessionId: session.id,
    rule: ruleOf({ ...values, days: { ...values.days, [own]: true } }),
    skipClashes: values.skipClashes,
    overlapReason: values.overlapReason || null,
  });
  return (
    <RunDialog
      title={t('Repeat Session')}
      subtitle={session.name}
      width={800}
      initial={initial}
      check={repeatProblems}
      preview={{ document: previewRepetitionDocument, variables: values => ({ input: inputOf(values) }) }}
      effect={data => effectOf(data?.done)}
      run={{
        document: repeatSessionDocument,
        takesKey: true,
        variables: (values, { done }) => ({ input: inputOf(values), preview: done.preview }),
      }}
      failed={t('Failed to repeat the session')}
      done={({ done }) =>
        onDone(t({ one: '{count} session added', other: '{count} sessions added' }, { count: done.created }))
      }
      onClose={onClose}
      show={({ done }) => <Days preview={done} />}
    >
      {preview => (
        <>
          <FieldGrid>
            <NumberField name="interval" label={t('Every … weeks')} span={4} required />
            <NumberField name="times" label={t('How many times')} span={4} />
            <DateField name="until" label={t('Or until')} span={4} />
            {WEEKDAYS.filter(day => day !== own).map(day => (
              <SwitchField
                key={day}
                name={`days.${day}`}
                label={t('Also on {weekday}', { weekday: nameOf(day) })}
                span={4}
              />
            ))}
            <SwitchField name="skipClashes" label={t('Leave out days that clash')} span={6} />
            <TextField
              name="overlapReason"
              label={t('Overlap reason')}
              help={t('Only where somebody, or the room, is booked twice on purpose')}
              span={6}
            />
          </FieldGrid>
          {preview}
        </>
      )}
    </RunDialog>
  );
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const nameOf = (day: Weekday) =>
  new Date(MONDAY + WEEKDAYS.indexOf(day) * 86_400_000).toLocaleDateString(localeTag(), {
    weekday: 'long',
    timeZone: 'UTC',
  });

function effectOf(preview: Preview | undefined): string | null {
  if (!preview) return t('Repeat');
  if (preview.rejected > 0 || preview.created === 0) return null;
  return t({ one: 'Add {count} session', other: 'Add {count} sessions' }, { count: preview.created });
}

const outcomes: Readonly<Record<string, () => string>> = {
  created: () => t('Added'),
  'left out': () => t('Left out'),
  rejected: () => t('Needs a reason'),
};

const Days = ({ preview: { days, created, rejected } }: { preview: Preview }) => (
  <>
    <Facts $look="figures">
      <Fact label={t('Sessions')}>{created}</Fact>
      <Fact label={t('Days that clash')}>{days.filter(({ clashes }) => clashes.length > 0).length}</Fact>
      {rejected > 0 && <Fact label={t('Needs a reason')}>{rejected}</Fact>}
    </Facts>
    <SimpleTable
      caption={t('Days')}
      columns={[
        { title: 'Date', look: 'line', cell: ({ date }) => formatDay(date) },
        { title: 'Result', look: 'line', cell: ({ outcome }) => outcomes[outcome]?.() ?? outcome },
        {
          title: 'Clashes',
          cell: ({ clashes }) => clashes.flatMap(clash => clashText(clash) ?? []).join(' '),
        },
      ]}
      rows={days}
      keyOf={({ date }) => date}
    />
  </>
);
