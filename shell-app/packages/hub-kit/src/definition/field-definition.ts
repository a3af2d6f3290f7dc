import type { Permission } from '../common/permission.ts';
import type { RecordDetail } from '../common/record-details.ts';
import type { RecordName } from '../common/record-pages.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType, FunctionComponent } from 'react';
import type { SignedInUser } from '../common/session.tsx';

/** One choice of a list. */
export interface Choice {
  value: string;
  /** In English unless the club has typed it. */
  label: string;
  /** The club has typed the label: it is the same in every language. */
  isTyped?: boolean;
}

/** A drop-down of the master data. */
export interface MasterDataSource {
  page: string;
  dropdown: string;
  /** Kept until sign-out instead of five minutes. */
  keep?: 'session';
  /** Stands in when the call fails or answers nothing. */
  fallback?: readonly string[];
  /** The toast when the call fails; without it a failure is only logged. */
  failed?: string;
}

/** Where the choices of a list come from: written here, or kept in the master data. */
export type ChoiceSource = { choices: readonly (string | Choice)[] } | { masterData: MasterDataSource };

/**
 * Finds records by what was typed, or names those with the given ids: `options: trainerOptions(…)`. The `details`, if they
 * are selected, are a second line that tells records of the same label apart; `detail` is that of hubs of earlier versions.
 */
export type OptionsDocument = TypedDocumentNode<
  {
    options: {
      id: string;
      label: string;
      details?: readonly RecordDetail[] | null;
      detail?: string | null;
    }[];
  },
  { search: string | null; limit: number; ids: string[] | null }
>;

interface Common {
  name: string;
  label: string;
  /** Without it the form does not have the field. */
  requires?: Permission;
  /** A line below the field. */
  help?: string;
  /** Carries the mark of what is demanded, although only the server checks it. */
  required?: boolean;
  placeholder?: string;
  /** Columns of the form's twelve; six unless given. */
  span?: 3 | 4 | 6 | 8 | 12;
}

export interface TextDefinition extends Common {
  kind: 'text' | 'email' | 'phone' | 'password';
}

export interface TimeDefinition extends Common {
  kind: 'time';
  /** The time at which it ends, which moves along: the duration stays. An overnight period may end the next day. */
  end?: { name: string; overnight?: true };
}

export interface DateDefinition extends Common {
  kind: 'date';
  /** The day is never in the future, as a date of birth: `5/4/30` is then in 1930. */
  past?: true;
}

export interface MomentDefinition extends Common {
  kind: 'dateTime';
  /** The field whose date is taken when only a time is entered. */
  dayFrom?: string;
}

export interface TextareaDefinition extends Common {
  kind: 'textarea';
  rows?: number;
}

export interface NumberDefinition extends Common {
  kind: 'number' | 'money';
  min?: number;
  max?: number;
  step?: number;
  /** Shown behind the number: `kg`. */
  unit?: string;
}

export type SelectDefinition = Common & {
  kind: 'select';
  /** The entry that stands for no choice. */
  emptyLabel?: string;
} & ChoiceSource;

export type MultiSelectDefinition = Common & {
  kind: 'multi-select';
  /** Takes whatever else is typed, too. */
  freeEntry?: true;
} & ChoiceSource;

export interface SwitchDefinition extends Common {
  kind: 'switch';
}

/** The values of a form by name, as they are and as they were when it opened. */
export interface FormState {
  values: Readonly<Record<string, unknown>>;
  initialValues: Readonly<Record<string, unknown>>;
}

/** What the values of a new record may depend on. */
export interface NewRecordContext {
  user: SignedInUser;
  /** Of the page: what its list shows. */
  searchParams: URLSearchParams;
}

export type OptionsVariables = Readonly<Record<string, string | number | boolean | null>>;

export interface ReferenceDefinition extends Common {
  kind: 'reference';
  options: OptionsDocument;
  /** What the related record is called in the API: the chosen one is linked if it has a page. */
  record?: RecordName;
  /** Further variables of the document when it searches: choices that depend on other values of the form. */
  optionsFor?: (form: FormState) => OptionsVariables;
  /** The id of a record that is not offered. */
  except?: string;
  /** What stands for no choice: `Not Assigned`. */
  emptyLabel?: string;
  /** The toast when the choices can't be fetched; without it a failure is only logged. */
  failed?: string;
}

/** Free text; the labels of records that the server finds are suggested. */
export interface SuggestDefinition extends Common {
  kind: 'suggest';
  options: OptionsDocument;
  /** The toast when the suggestions can't be fetched; without it a failure is only logged. */
  failed?: string;
}

/** A field of the screen's own, for a value that no other kind edits. */
export interface OwnDefinition extends Common {
  kind: 'own';
  /** Edits the value by `useFormField(name)`; `lazyField`, so that it comes with the first dialog. */
  field: ComponentType<OwnFieldProps> | LazyField;
  /** The value in words, for people who choose between two of them. */
  text(value: unknown): string;
  /** Where the value is another record's id: what names that record, given the other values of the form. */
  options?(values: Readonly<Record<string, unknown>>): OptionsDocument;
}

/**
 * The props of a field that a hub writes itself.
 * @example
 * export default function CodeField({ name, placeholder, ...frame }: OwnFieldProps) {
 *   const { id, value, error, change, control } = useFormField<string>(name);
 *   return (
 *     <FieldFrame {...frame} id={id} error={error}>
 *       <ControlRow>
 *         <input
 *           {...control(frame.help)}
 *           placeholder={placeholder}
 *           value={value}
 *           onChange={event => change(event.target.value)}
 *         />
 *       </ControlRow>
 *     </FieldFrame>
 *   );
 * }
 */
export type OwnFieldProps = Omit<Common, 'required'> & { required: boolean };

/** A field of a hub's own whose file is loaded with the first form that shows it. */
export interface LazyField {
  load(): Promise<{ default: FunctionComponent<OwnFieldProps> }>;
}

/** One field of a form. */
export type AnyField =
  | TextDefinition
  | DateDefinition
  | TimeDefinition
  | MomentDefinition
  | TextareaDefinition
  | NumberDefinition
  | SelectDefinition
  | MultiSelectDefinition
  | SwitchDefinition
  | ReferenceDefinition
  | SuggestDefinition
  | OwnDefinition;
