import { useState, type FormEvent } from 'react';
import type { Recipient, ScheduleValues } from './schedules.ts';

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
  condition: 'always',
  figure: null,
  comparison: null,
  threshold: null,
};

interface ScheduleFormProps {
  recipients: readonly Recipient[];
  /** @throws Error in words */
  onSave: (values: ScheduleValues) => Promise<void>;
  onCancel: () => void;
}

/** Schedules a saved query. */
export function ScheduleForm({ recipients, onSave, onCancel }: ScheduleFormProps) {
  const [values, setValues] = useState(NEW);
  const [errorMessage, setErrorMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const set = (changes: Partial<ScheduleValues>) => setValues({ ...values, ...changes });
  const { condition, frequency } = values;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await onSave(values);
    } catch (error) {
      setErrorMessage((error as Error).message);
      setSaving(false);
    }
  };

  return (
    <form className="save-form" aria-label="Send by e-mail" onSubmit={save}>
      <Choices
        title="To"
        options={recipients.map(({ id, fullName }) => [id, fullName])}
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
          options={DAYS.map(day => [day, `${day[0]!.toUpperCase()}${day.slice(1)}`])}
          chosen={values.days}
          onChange={days => set({ days })}
        />
      )}
      {frequency === 'monthly' && (
        <NumberField
          title="Day of the month"
          value={values.dayOfMonth}
          onChange={dayOfMonth => set({ dayOfMonth })}
        />
      )}
      <label>
        Time of the club
        <input
          type="time"
          required
          value={values.time}
          onChange={event => set({ time: event.target.value })}
        />
      </label>
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
          <label>
            Path of the figure
            <input
              required
              maxLength={200}
              placeholder="paymentsAggregate[0].sum.amount"
              value={values.figure ?? ''}
              onChange={event => set({ figure: event.target.value })}
            />
          </label>
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
            value={values.threshold}
            onChange={threshold => set({ threshold })}
          />
        </>
      )}
      {errorMessage && (
        <p className="errors" role="alert">
          {errorMessage}
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

interface ChoicesProps {
  title: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Choices({ title, options, chosen, onChange }: ChoicesProps) {
  const values = options.map(([value]) => value);
  const toggle = (value: string) =>
    onChange(values.filter(item => (item === value) !== chosen.includes(item)));
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  title: string;
  options: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ title, options, value, onChange }: ChoiceProps) {
  return (
    <label>
      {title}
      <select value={value} onChange={event => onChange(event.target.value)}>
        {Object.entries(options).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberFieldProps {
  title: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

function NumberField({ title, value, onChange }: NumberFieldProps) {
  return (
    <label>
      {title}
      <input
        type="number"
        step="any"
        required
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
      />
    </label>
  );
}
