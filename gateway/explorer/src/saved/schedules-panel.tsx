import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SavedQuery } from './saved-queries.ts';
import { FORMER_RECIPIENT, ScheduleForm } from './schedule-form.tsx';
import {
  createSchedule,
  deleteSchedule,
  findRecipients,
  listRuns,
  listSchedules,
  sendToMe,
  setActive,
  updateSchedule,
  type Recipient,
  type Run,
  type Schedule,
  type ScheduleValues,
} from './schedules.ts';

interface Loaded {
  schedules: readonly Schedule[];
  runs: readonly Run[];
  recipients: readonly Recipient[];
}

async function load(savedQueryId: string): Promise<Loaded> {
  const [{ items: schedules }, recipients] = await Promise.all([
    listSchedules(savedQueryId),
    findRecipients(savedQueryId),
  ]);
  const ids = schedules.map(({ id }) => id);
  return { schedules, recipients, runs: ids.length > 0 ? (await listRuns(ids)).items : [] };
}

/** In place of the id of a schedule. */
const NEW = 'new';

/** The user's schedules of a saved query, with their last runs. */
export function Schedules({ saved, onClose }: { saved: SavedQuery; onClose: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [said, setSaid] = useState('');
  /** The id of the schedule that is edited, or NEW. */
  const [edited, setEdited] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const reload = useCallback(
    () => load(saved.id).then(setLoaded, (error: Error) => setSaid(error.message)),
    [saved.id],
  );
  useEffect(() => void reload(), [reload]);
  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      setSaid(done);
      await reload();
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  if (!loaded) return <p role="status">{said || 'Loading…'}</p>;
  const nameOf = (id: string) =>
    loaded.recipients.find(recipient => recipient.id === id)?.fullName ?? FORMER_RECIPIENT;

  const close = () => {
    flushSync(() => setEdited(null));
    section.current?.focus();
  };
  const form = (save: (values: ScheduleValues) => Promise<unknown>, schedule?: Schedule) => (
    <ScheduleForm
      key={schedule?.id}
      schedule={schedule}
      recipients={loaded.recipients}
      onSave={async values => {
        await save(values);
        await reload();
        close();
      }}
      onCancel={() => {
        close();
        // It may have been changed elsewhere meanwhile.
        void reload();
      }}
    />
  );
  const entry = (schedule: Schedule) => (
    <div key={schedule.id} role="group" aria-label={timesOf(schedule)}>
      <p>
        {timesOf(schedule)} to {schedule.recipients.map(nameOf).join(', ')}
        {!schedule.active && ' (paused)'}
      </p>
      <div className="actions">
        <button
          type="button"
          onClick={() => void act(sendToMe(schedule.id), 'You get the result within a minute.')}
        >
          Send to me now
        </button>
        <button type="button" onClick={() => setEdited(schedule.id)}>
          Edit schedule
        </button>
        <button type="button" onClick={() => void act(setActive(schedule.id, !schedule.active), '')}>
          {schedule.active ? 'Pause' : 'Resume'}
        </button>
        <button type="button" onClick={() => void act(deleteSchedule(schedule.id), '')}>
          Delete schedule
        </button>
      </div>
    </div>
  );

  return (
    <section ref={section} tabIndex={-1} aria-label={`E-mails of ${saved.name}`}>
      {loaded.schedules.map(schedule =>
        schedule.id === edited ? form(values => updateSchedule(schedule, values), schedule) : entry(schedule),
      )}
      {edited === NEW ? (
        form(values => createSchedule(saved.id, values))
      ) : (
        <div className="actions">
          <button type="button" className="solid" onClick={() => setEdited(NEW)}>
            New schedule…
          </button>
          <button type="button" onClick={onClose}>
            Close e-mails
          </button>
        </div>
      )}
      {loaded.runs.length > 0 && (
        <>
          <h4>Last runs</h4>
          <ul>
            {loaded.runs.map(run => (
              <li key={run.id}>
                {new Date(run.dueAt).toLocaleString()}, {nameOf(run.userId)}: {outcomeOf(run)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

function timesOf({ frequency, days, dayOfMonth, time }: Schedule): string {
  const when = {
    daily: 'Daily',
    weekdays: 'Monday to Friday',
    weekly: days.map(day => `${day[0]!.toUpperCase()}${day.slice(1)}`).join(', '),
    monthly: `On day ${dayOfMonth} of the month`,
  }[frequency];
  return `${when ?? frequency} at ${time}`;
}

const outcomeOf = ({ status, rows, value, message }: Run): string =>
  [
    status,
    ...(rows === null ? [] : [`${rows} rows`]),
    ...(value === null ? [] : [`figure ${value}`]),
    ...(message === null ? [] : [message]),
  ].join(', ');
