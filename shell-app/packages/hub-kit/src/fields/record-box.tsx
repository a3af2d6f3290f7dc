import { t } from '../common/text.ts';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { OptionsDocument, OptionsVariables } from '../definition/field-definition.ts';
import { IconButton } from '../elements/button.tsx';
import { Combobox, type ComboboxItem } from '../elements/combobox.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useUnresolved } from './unresolved.ts';
import { describedBy, type useFormField } from './use-form-field.ts';
import { findByName, limit, useOptions } from './use-options.ts';

interface RecordBoxProps extends Omit<FieldFrameProps, 'id' | 'error' | 'labelId' | 'children'> {
  name: string;
  field: Omit<ReturnType<typeof useFormField>, 'value'>;
  options: OptionsDocument;
  variables?: OptionsVariables;
  /** The id of a record that is not offered. */
  except?: string | undefined;
  failed?: string;
  placeholder: string;
  /** The ids of the records. */
  chosen: readonly string[];
  /** What the box says while nothing is typed. */
  text?: string;
  chips?: readonly ComboboxItem[];
  onChoose: (record: ComboboxItem) => void;
  /** Of the button that empties the box, and of a box that was emptied. */
  onClear?: () => void;
  onRemove?: (id: string) => void;
  children?: ReactNode;
}

/** Finds records by typing. The server searches, so that the list may have any length. */
export function RecordBox(props: RecordBoxProps) {
  const {
    name,
    field,
    options,
    variables,
    except,
    failed,
    placeholder,
    chosen,
    text: shown = '',
    chips,
  } = props;
  const { onChoose, onClear, onRemove, children, ...frame } = props;
  const [text, setShownText] = useState<string | null>(null);
  // Also at hand at once: the box may be left before a choice is drawn.
  const typed = useRef<string | null>(null);
  const setText = (next: string | null) => {
    typed.current = next;
    setShownText(next);
  };
  const list = useOptions(options, text ?? '', failed, variables);

  const isOffered = ({ value }: ComboboxItem) => value !== except;

  const client = useApolloClient();
  /** The text whose record is being looked up; nothing once something else has happened. */
  const requested = useRef('');
  const [problem, setProblem] = useState<string | null>(null);

  const enter = (next: string | null) => {
    requested.current = '';
    setText(next);
    setProblem(null);
  };
  const choose = (record: ComboboxItem) => {
    enter(null);
    onChoose(record);
  };
  const clear =
    onClear &&
    chosen.length > 0 &&
    (() => {
      enter(null);
      onClear();
    });

  // A whole name is a choice unless several records share it, and a part of one if it is the only match.
  const resolve = async (name: string) => {
    requested.current = name;
    // The list shows a failure.
    const found = await findByName(client, options, name, variables).catch(() => null);
    const matches = found?.filter(isOffered);
    if (requested.current !== name) return;
    // A form that waits for the choice is saved next, with the values that are rendered.
    flushSync(() => {
      if (matches?.length === 1 && matches[0]) choose(matches[0]);
      else if (matches && matches.length > 1)
        setProblem(t('Several are called “{name}”. Choose one of the list', { name: name.trim() }));
      // Half a word means that the choice stays.
      else if (clear) setText(null);
      else setProblem(t('Choose one of the list'));
    });
  };
  useUnresolved(name, problem ?? (text?.trim() ? t('Choose one of the list') : null), () =>
    resolve(typed.current ?? ''),
  );
  const leave = () => {
    if (typed.current?.trim()) return void resolve(typed.current).finally(field.leave);
    // An emptied box means no choice.
    if (typed.current !== null && clear) clear();
    else setText(null);
    field.leave();
  };

  const error = problem ?? field.error;
  return (
    <FieldFrame {...frame} id={field.id} error={error}>
      <Combobox
        {...list}
        items={list.items?.filter(isOffered) ?? null}
        label={frame.label}
        input={{
          ...describedBy(field.id, frame.help, error),
          name,
          placeholder,
          'aria-required': frame.required || undefined,
          onBlur: leave,
        }}
        text={text ?? shown}
        chosen={chosen}
        chips={chips}
        empty={t('Nothing found')}
        note={list.items?.length === limit ? t('Type to find others') : undefined}
        onType={next => {
          enter(next);
          field.clearMessage();
        }}
        onChoose={choose}
        onRemove={onRemove}
      >
        {children}
        {clear && (
          <IconButton icon="close" label={t('Clear {label}', { label: frame.label })} onClick={clear} />
        )}
      </Combobox>
    </FieldFrame>
  );
}
