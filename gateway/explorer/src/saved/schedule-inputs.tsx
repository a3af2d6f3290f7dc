import { useId, type ReactNode } from 'react';

interface FieldProps {
  title: string;
  /** Why the server rejected the value. */
  error?: string;
}

interface LabelledProps extends FieldProps {
  /** @param attributes of the input, which name its error */
  input: (attributes: { 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** An input below its name, and above its error. */
export function Labelled({ title, error, input }: LabelledProps) {
  const id = useId();
  return (
    <div className="field">
      <label>
        {title}
        {input(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface ChoicesProps extends FieldProps {
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function Choices({ title, options, chosen, error, onChange }: ChoicesProps) {
  const id = useId();
  const values = options.map(([value]) => value);
  const toggle = (value: string) =>
    onChange(values.filter(item => (item === value) !== chosen.includes(item)));
  return (
    <div className="field">
      <fieldset aria-describedby={error && id}>
        <legend>{title}</legend>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface ChoiceProps extends FieldProps {
  options: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
}

export function Choice({ title, options, value, error, onChange }: ChoiceProps) {
  return (
    <Labelled
      title={title}
      error={error}
      input={attributes => (
        <select {...attributes} value={value} onChange={event => onChange(event.target.value)}>
          {Object.entries(options).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    />
  );
}

interface NumberFieldProps extends FieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
}

export function NumberField({ title, value, error, onChange }: NumberFieldProps) {
  return (
    <Labelled
      title={title}
      error={error}
      input={attributes => (
        <input
          {...attributes}
          type="number"
          step="any"
          required
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
        />
      )}
    />
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={id} className="field-error" role="alert">
        {error}
      </p>
    )
  );
}
