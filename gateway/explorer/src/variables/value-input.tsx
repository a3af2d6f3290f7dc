import { useId, useState } from 'react';
import type { InputKind, VariableInput } from './input-kind.ts';

interface InputProps extends Pick<VariableInput, 'type' | 'isRequired' | 'standard'> {
  label: string;
  value: unknown;
  /** Undefined when the value is taken out. */
  onChange: (value: unknown) => void;
}

/** One value of a kind. */
export function ValueInput({ input, ...props }: InputProps & { input: InputKind }) {
  switch (input.kind) {
    case 'boolean':
      return <Choice {...props} choices={['true', 'false']} read={text => text === 'true'} />;
    case 'choice':
      return <Choice {...props} choices={input.choices} read={text => text} />;
    case 'choices':
      return <Choices {...props} choices={input.choices} />;
    case 'list':
      return <Typed {...props} hint="one, two" read={listOf(input.of)} write={commas} />;
    case 'json':
      return (
        <Typed
          {...props}
          hint="JSON"
          read={json}
          write={value => (typeof value === 'string' ? value : JSON.stringify(value))}
        />
      );
    case 'number':
      return <Typed {...props} inputMode="decimal" read={number} write={String} />;
    case 'date':
      return (
        <Typed
          {...props}
          inputType={isRelative(props.value) ? 'text' : 'date'}
          read={text => text}
          write={String}
        />
      );
    case 'dateTime':
      return <Typed {...props} hint="2026-01-31T18:00" read={text => text} write={String} />;
    case 'text':
      return <Typed {...props} read={text => text} write={String} />;
  }
}

/** Whether a value is a relative day, such as `now-1M/M`. */
const isRelative = (value: unknown) => typeof value === 'string' && value.startsWith('now');

interface TypedProps extends InputProps {
  hint?: string;
  inputType?: 'text' | 'date';
  inputMode?: 'decimal';
  /** @throws Error in words, where the text is no such value (yet) */
  read: (text: string) => unknown;
  write: (value: unknown) => string;
}

/** What is being typed stays as it is typed, whatever value it makes. The browser does not submit what is no value. */
function Typed({
  label,
  type,
  isRequired,
  value,
  onChange,
  standard,
  hint,
  inputType = 'text',
  inputMode,
  read,
  write,
}: TypedProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value === undefined || value === null ? '' : write(value));
  const { errorMessage } = valueOf(text, read);
  const change = (typed: string) => {
    setDraft(typed);
    onChange(valueOf(typed, read).value);
  };
  return (
    <Labelled label={label} type={type} isRequired={isRequired}>
      {id => (
        <input
          id={id}
          ref={element => element?.setCustomValidity(errorMessage)}
          type={inputType}
          inputMode={inputMode}
          placeholder={standard ?? hint}
          aria-invalid={errorMessage !== ''}
          value={text}
          onChange={event => change(event.target.value)}
          onBlur={() => setDraft(null)}
        />
      )}
    </Labelled>
  );
}

interface ChoiceProps extends InputProps {
  choices: readonly string[];
  read: (choice: string) => unknown;
}

function Choice({ label, type, isRequired, standard, value, onChange, choices, read }: ChoiceProps) {
  return (
    <Labelled label={label} type={type} isRequired={isRequired}>
      {id => (
        <select
          id={id}
          value={value === undefined || value === null ? '' : String(value)}
          onChange={({ target }) => onChange(target.value === '' ? undefined : read(target.value))}
        >
          <option value="">{standard ?? '–'}</option>
          {choices.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Choices({ label, type, value, onChange, choices }: Omit<ChoiceProps, 'read'>) {
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const toggle = (choice: string) => {
    const next = choices.filter(item => (item === choice) !== chosen.includes(item));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <fieldset className="value">
      <legend>
        {label} <small>{type}</small>
      </legend>
      {choices.map(choice => (
        <label key={choice}>
          <input type="checkbox" checked={chosen.includes(choice)} onChange={() => toggle(choice)} />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}

function Labelled(props: {
  label: string;
  type: string;
  isRequired: boolean;
  children: (id: string) => React.ReactNode;
}) {
  const id = useId();
  return (
    <div className="value">
      <label htmlFor={id}>
        {props.label} <small>{props.type}</small>
        {props.isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {props.children(id)}
    </div>
  );
}

/** What cannot be read is kept as it was typed: wherever it is run from, the server refuses it. */
function valueOf(text: string, read: TypedProps['read']): { value: unknown; errorMessage: string } {
  if (text === '') return { value: undefined, errorMessage: '' };
  try {
    return { value: read(text), errorMessage: '' };
  } catch (error) {
    return { value: text, errorMessage: (error as Error).message };
  }
}

function number(text: string): number {
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`“${text}” is not a number.`);
  return value;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('This is not JSON.', { cause: error });
  }
}

const listOf = (itemKind: 'text' | 'number') => (text: string) =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => (itemKind === 'number' ? number(part) : part));
const commas = (value: unknown) => [value].flat().join(', ');
