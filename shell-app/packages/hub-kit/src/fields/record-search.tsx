import { useId, type Ref } from 'react';
import type { OptionsDocument } from '../definition/field-definition.ts';
import { Combobox } from '../elements/combobox.tsx';
import { t } from '../common/text.ts';
import { useOptions } from './use-options.ts';

interface RecordSearchProps {
  /** The accessible name. */
  label: string;
  options: OptionsDocument;
  /** The toast when the records cannot be fetched. */
  failed?: string;
  placeholder?: string;
  text: string;
  onType: (text: string) => void;
  onChoose: (record: { value: string; label: string }) => void;
  /** Enter, while no record of the list is highlighted. */
  onEnter: (text: string) => void;
  /** Has the focus when its screen or dialog opens. */
  isFirst?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A line that suggests records while somebody types, and takes any text by Enter: for scanners, which type a code. It is
 * no field of a form.
 * @example
 * const document = graphql(`
 *   query SearchedLocations($search: String, $limit: Int!, $ids: [ID!]) {
 *     options: locationOptions(search: $search, limit: $limit, ids: $ids) { id label }
 *   }
 * `);
 * const search = (
 *   <RecordSearch
 *     label="Location"
 *     options={document}
 *     text=""
 *     onType={text => toast.info(text)}
 *     onChoose={({ label }) => toast.info(label)}
 *     onEnter={text => toast.info(text)}
 *   />
 * );
 */
export function RecordSearch({ label, options, failed, placeholder, text, ...props }: RecordSearchProps) {
  const id = useId();
  const { items, ...list } = useOptions(options, text, failed);
  const isTyped = text.trim() !== '';
  return (
    <Combobox
      {...list}
      items={isTyped ? items : []}
      label={label}
      input={{
        id,
        ref: props.ref,
        'aria-label': label,
        placeholder,
        ...(props.isFirst && { 'data-autofocus': true }),
        enterKeyHint: 'go',
        onKeyDown: event => {
          // A highlighted record is chosen by the same key.
          const { isComposing, defaultPrevented } = event.nativeEvent;
          if (event.key === 'Enter' && !isComposing && !defaultPrevented && isTyped)
            props.onEnter(event.currentTarget.value);
        },
      }}
      text={text}
      empty={isTyped ? t('Nothing found') : undefined}
      onType={props.onType}
      onChoose={props.onChoose}
    />
  );
}
