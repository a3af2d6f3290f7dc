import { t } from '../common/text.ts';
import { color, mixin, radius } from '../theme/theme.ts';
import { Icon } from '../elements/icons.tsx';
import { Link } from 'react-router';
import { type RecordName, useRecordAddress } from '../common/record-pages.ts';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import type { FormState, ReferenceDefinition } from '../definition/field-definition.ts';
import type { ComboboxItem } from '../elements/combobox.tsx';
import { RecordBox } from './record-box.tsx';
import type { FieldProps } from './text-field.tsx';
import { useFormField } from './use-form-field.ts';
import { useOptionsById } from './use-options.ts';

/**
 * A related record, found by typing.
 * @example
 * <ReferenceField name="memberId" label="Member" options={optionsDocument('member')} failed="Failed to fetch members" />
 */
export function ReferenceField(props: FieldProps<ReferenceDefinition>) {
  const { name, options, record, optionsFor, except, emptyLabel = '', placeholder, failed, ...frame } = props;
  const { values, initialValues } = useFormikContext<FormState['values']>();
  const field = useFormField<string | number | null>(name);
  // Where the other record may be of several kinds, the API keeps a bare number.
  const id = String(field.value ?? '');
  const ids = id ? [id] : [];
  const stored = useOptionsById(options, ids, failed).get(id);
  const [picked, setPicked] = useState<ComboboxItem | null>(null);
  const chosen = picked?.value === id ? picked : stored;

  return (
    <RecordBox
      {...frame}
      name={name}
      field={field}
      help={frame.help ?? chosen?.detail}
      options={options}
      variables={optionsFor?.({ values, initialValues })}
      except={except}
      failed={failed}
      placeholder={placeholder ?? emptyLabel}
      chosen={ids}
      text={chosen?.label}
      onChoose={next => {
        setPicked(next);
        field.change(next.value);
      }}
      onClear={() => field.change('')}
    >
      {id && record && <RecordLink record={record} id={id} label={chosen?.label ?? ''} />}
    </RecordBox>
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
