import { t } from '../common/text.ts';
import { color, mixin, radius } from '../theme/theme.ts';
import { Icon } from '../elements/icons.tsx';
import { IconButton } from '../elements/button.tsx';
import { Link } from 'react-router';
import { type RecordName, useRecordAddress } from '../common/record-pages.ts';
import { useApolloClient } from '@apollo/client/react';
import { detailOfOption } from '../common/record-details.ts';
import { useCombobox } from 'downshift';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { chooseNothing, chosenByKey, closeOnEscape } from '../elements/combobox.ts';
import { ControlRow, FieldFrame } from './field-frame.tsx';
import type { FormState, ReferenceDefinition } from '../definition/field-definition.ts';
import { Menu, MenuItem, MenuNote, OptionDetail, OptionText, usePopover } from '../elements/popover.tsx';
import type { FieldProps } from './text-field.tsx';
import { useUnresolved } from './unresolved.ts';
import { describedBy, useFormField } from './use-form-field.ts';
import { findByName, limit, useOptions, useOptionsById, type Option } from './use-options.ts';

/**
 * A related record, found by typing. The server searches, so that the list may have any length.
 * @example
 * <ReferenceField name="memberId" label="Member" options={optionsDocument('member')} failed="Failed to fetch members" />
 */
export function ReferenceField(props: FieldProps<ReferenceDefinition>) {
  const {
    name,
    required,
    options: document,
    record,
    optionsFor,
    emptyLabel = '',
    placeholder,
    failed,
    ...frame
  } = props;
  const { values, initialValues } = useFormikContext<FormState['values']>();
  const field = useFormField<string | number | null>(name);
  // Where the other record may be of several kinds, the API keeps a bare number.
  const id = String(field.value ?? '');
  const [text, setShownText] = useState<string | null>(null);
  // Also at hand at once: the box may be left before a choice is drawn.
  const typed = useRef<string | null>(null);
  const setText = (next: string | null) => {
    typed.current = next;
    setShownText(next);
  };
  const stored = useOptionsById(document, id ? [id] : [], failed).get(id);
  const [picked, setPicked] = useState<Option | null>(null);
  const chosen = picked?.id === id ? picked : stored;
  const label = chosen?.label ?? '';
  const help = frame.help ?? (chosen && detailOfOption(chosen));

  const [searching, setSearching] = useState(false);
  const variables = optionsFor?.({ values, initialValues });
  const { options: found, loading } = useOptions(document, text ?? '', searching, failed, variables);

  const client = useApolloClient();
  /** The text whose record is being looked up; nothing once something else has happened. */
  const requested = useRef('');
  const [problem, setProblem] = useState<string | null>(null);

  const choose = (option: Option | null) => {
    requested.current = '';
    setPicked(option);
    setText(null);
    setProblem(null);
    field.change(option?.id ?? '');
  };

  // A whole name is a choice unless several records share it, and a part of one if it is the only match.
  const resolve = async (wanted: string) => {
    requested.current = wanted;
    // The list shows a failure.
    const named = await findByName(client, document, wanted, variables).catch(() => null);
    if (requested.current !== wanted) return;
    // A form that waits for the choice is saved next, with the values that are rendered.
    flushSync(() => {
      if (named?.length === 1) choose(named[0] ?? null);
      else if (named && named.length > 1)
        setProblem(t('Several are called “{name}”. Choose one of the list', { name: wanted.trim() }));
      // Half a word means that the choice stays.
      else if (id) setText(null);
      else setProblem(t('Choose one of the list'));
    });
  };
  useUnresolved(name, problem ?? (text?.trim() ? t('Choose one of the list') : null), () =>
    resolve(typed.current ?? ''),
  );

  const box = useCombobox<Option>({
    id: field.id,
    inputId: field.id,
    items: found ?? [],
    inputValue: text ?? label,
    selectedItem: null,
    itemToString: option => option?.label ?? '',
    // A response replaces the options of the previous text: a key or a click would choose another record.
    isItemDisabled: () => loading,
    stateReducer: chooseNothing,
    // Downshift keeps the state of the list, since it reports a change only after the next key may have come.
    onIsOpenChange: ({ isOpen }) => setSearching(isOpen ?? false),
  });
  const open = box.isOpen;
  const popover = usePopover(open);
  const error = problem ?? field.error;
  const input = box.getInputProps({
    ...describedBy(field.id, help, error),
    // Synchronously: through the state, a letter that is typed quickly would be lost.
    onChange: event => {
      requested.current = '';
      setProblem(null);
      setText(event.currentTarget.value);
      field.clearMessage();
    },
    onBlur: () => {
      if (typed.current?.trim()) {
        void resolve(typed.current).finally(field.leave);
        return;
      }
      // An emptied box means no choice.
      if (typed.current !== null && id) choose(null);
      else setText(null);
      field.leave();
    },
    onKeyDown: event => {
      closeOnEscape(event, open);
      const chosenOption = chosenByKey(event, box, found ?? []);
      if (chosenOption) choose(chosenOption);
    },
  });

  return (
    <FieldFrame {...frame} help={help} id={field.id} required={required} error={error}>
      <ControlRow style={popover.anchorStyle}>
        <input
          {...input}
          name={name}
          autoComplete="off"
          aria-required={required || undefined}
          placeholder={placeholder ?? emptyLabel}
        />
        {id && record && <RecordLink record={record} id={id} label={label} />}
        {id && (
          <IconButton
            icon="close"
            label={t('Clear {label}', { label: frame.label })}
            onClick={() => choose(null)}
          />
        )}
        <IconButton
          {...box.getToggleButtonProps()}
          icon="chevron-down"
          label={t('Show the choices of {label}', { label: frame.label })}
          type="button"
        />
      </ControlRow>
      <Menu {...box.getMenuProps({ ref: popover.box, 'aria-label': frame.label })} {...popover.popoverProps}>
        {open &&
          found?.map((option, index) => (
            <MenuItem
              key={option.id}
              {...box.getItemProps({ item: option, index, onClick: () => choose(option) })}
              $active={box.highlightedIndex === index}
              $stale={loading}
            >
              <OptionText>
                <span>{option.label}</span>
                {detailOfOption(option) && <OptionDetail>{detailOfOption(option)}</OptionDetail>}
              </OptionText>
              {option.id === id && <Icon name="check" size={16} />}
            </MenuItem>
          ))}
        {open && found === null && <MenuNote>{t('Searching…')}</MenuNote>}
        {open && found?.length === 0 && <MenuNote>{t('Nothing found')}</MenuNote>}
        {open && found?.length === limit && <MenuNote>{t('Type to find others')}</MenuNote>}
      </Menu>
    </FieldFrame>
  );
}

/** Opens the page of the chosen record, in another tab while the form would lose input. */
function RecordLink({ record, id, label }: { record: RecordName; id: string; label: string }) {
  const { dirty } = useFormikContext();
  const address = useRecordAddress()(record, id);
  if (!address || !label) return null;
  const name = t('Open {name}', { name: label });
  return (
    <OpenLink to={address} target={dirty ? '_blank' : undefined} aria-label={name} title={name}>
      <Icon name="chevron-right" size={16} />
    </OpenLink>
  );
}

const OpenLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.base};
  color: ${color.muted};
  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  &:focus-visible {
    ${mixin.focusRing}
  }
`;
