import { useState, type FormEvent } from 'react';
import { RejectedInput } from './saved-queries.ts';
import { Choice, Choices, Labelled, NumberField } from './schedule-inputs.tsx';
import { valuesOf, type Recipient, type Schedule, type ScheduleValues } from './schedules.ts';

const FREQUENCIES = { daily: 'Daily', weekdays: 'Monday to Friday', weekly: 'Weekly', monthly: 'Monthly' };
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const CONDITIONS = {
  always: 'Always',
  rows: 'Once rows appear',
  value: 'Once a figure passes a value',
  change: 'When a figure changes by a share',
};
const COMPARISONS = { gt: 'above', gte: 'at least', lt: 'below', lte: 'at most' };

const NEW: ScheduleValues = {
  recipients: [],
  frequency: 'daily',
  days: [],
  dayOfMonth: null,
  time: '07:00',
  variables: null,
  condition: 'always',
  figure: null,
  comparison: null,
  threshold: null,
};

/** Shown for a recipient whose name the user may not read. */
export const FORMER_RECIPIENT = 'A user who may no longer run it';

/** Fields with an error beside them. */
const FIELDS = ['recipients', 'days', 'dayOfMonth', 'time', 'variables', 'figure', 'threshold'] as const;

type Errors = { readonly [name in (typeof FIELDS)[number] | 'form']?: string };

/** Errors of fields that are not shown are those of the form. */
function errorsOf(error: Error): Errors {
  if (!(error instanceof RejectedInput)) return { form: error.message };
  const { fields } = error;
  const isShown = Object.keys(fields).every(name => (FIELDS as readonly string[]).includes(name));
  return isShown ? fields : { ...fields, form: error.message };
}

interface ScheduleFormProps {
  /** What is changed; nothing for a new one. */
  schedule?: Schedule;
  recipients: readonly Recipient[];
  /** @throws RejectedInput for values that the server rejects, Error with a message for anything else */
  onSave: (values: ScheduleValues) => Promise<void>;
  onCancel: () => void;
}

/** Schedules a saved query, or changes a schedule. */
export function ScheduleForm({ schedule, recipients, onSave, onCancel }: ScheduleFormProps) {
  const [values, setValues] = useState(schedule ? valuesOf(schedule) : NEW);
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const set = (changes: Partial<ScheduleValues>) => setValues({ ...values, ...changes });
  const { condition, frequency } = values;
  const names = new Map(recipients.map(({ id, fullName }) => [id, fullName]));
  /** Those who may no longer run the query stay recipients until they are unchecked. */
  const ids = [...new Set([...names.keys(), ...(schedule?.recipients ?? [])])];
  const offered = ids.map(id => [id, names.get(id) ?? FORMER_RECIPIENT] as const);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await onSave(values);
    } catch (error) {
      setErrors(errorsOf(error as Error));
      setSaving(false);
    }
  };

  return (
    <form className="save-form" aria-label={schedule ? 'Edit schedule' : 'Send by e-mail'} onSubmit={save}>
      <Choices
        title="To"
        error={errors.recipients}
        options={offered}
        chosen={values.recipients}
        onChange={chosen => set({ recipients: chosen })}
      />
      <Choice
        title="When"
        options={FREQUENCIES}
        value={frequency}
        onChange={value => set({ frequency: value, days: [], dayOfMonth: value === 'monthly' ? 1 : null })}
      />
      {frequency === 'weekly' && (
        <Choices
          title="Days"
          error={errors.days}
          options={DAYS.map(day => [day, `${day[0]!.toUpperCase()}${day.slice(1)}`])}
          chosen={values.days}
          onChange={days => set({ days })}
        />
      )}
      {frequency === 'monthly' && (
        <NumberField
          title="Day of the month"
          error={errors.dayOfMonth}
          value={values.dayOfMonth}
          onChange={dayOfMonth => set({ dayOfMonth })}
        />
      )}
      <Labelled
        title="Time of the club"
        error={errors.time}
        input={attributes => (
          <input
            {...attributes}
            type="time"
            required
            value={values.time}
            onChange={event => set({ time: event.target.value })}
          />
        )}
      />
      <Labelled
        title="Variables (JSON), in place of those of the query; days may be relative"
        error={errors.variables}
        input={attributes => (
          <textarea
            {...attributes}
            rows={2}
            placeholder='{"from": "now-30d/d"}'
            value={values.variables ?? ''}
            onChange={event => set({ variables: event.target.value || null })}
          />
        )}
      />
      <Choice
        title="Send"
        options={CONDITIONS}
        value={condition}
        onChange={value =>
          set({
            condition: value,
            figure: null,
            comparison: value === 'value' ? 'gt' : null,
            threshold: null,
          })
        }
      />
      {(condition === 'value' || condition === 'change') && (
        <>
          <Labelled
            title="Path of the figure"
            error={errors.figure}
            input={attributes => (
              <input
                {...attributes}
                required
                maxLength={200}
                placeholder="paymentsAggregate[0].sum.amount"
                value={values.figure ?? ''}
                onChange={event => set({ figure: event.target.value })}
              />
            )}
          />
          {condition === 'value' && (
            <Choice
              title="Is"
              options={COMPARISONS}
              value={values.comparison!}
              onChange={comparison => set({ comparison })}
            />
          )}
          <NumberField
            title={condition === 'value' ? 'Value' : 'Change in percent'}
            error={errors.threshold}
            value={values.threshold}
            onChange={threshold => set({ threshold })}
          />
        </>
      )}
      {errors.form && (
        <p className="errors" role="alert">
          {errors.form}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="solid" disabled={isSaving}>
          Save
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
