import { breakpoint, color, mixin, radius, space, typography } from '@gym/hub-kit';
import { formatDay, formatMoment, isDay, t } from '@gym/hub-kit/format';
import { ChoiceText } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { endText } from '../end-text.ts';
import { membersScreen } from '../members.screen.ts';
import type { MergedMember } from './merge.graphql.ts';
import {
  isEmptyValue,
  mergedFields,
  mergeOf,
  type MemberPair,
  type MergeChoices,
  type MergedField,
} from './merge.ts';

/** Two members side by side: who of them stays, and for each field that differs, whose value. */
export function PairChoice({ pair }: { pair: MemberPair }) {
  const { values, setFieldValue } = useFormikContext<MergeChoices>();
  const { keep, sources } = mergeOf(pair, values);
  return (
    <Lines>
      <Choice
        label={t('Who stays')}
        pair={pair}
        chosen={keep}
        onChoose={({ id }) => void setFieldValue('keepId', id)}
        show={({ id, name, createdAt }) => (
          <>
            <strong>{name}</strong>
            <small>{t('No. {id}, added on {date}', { id, date: formatMoment(createdAt) })}</small>
          </>
        )}
      />
      {sources.map(({ field, source }) => (
        <Choice
          key={field}
          label={t(labels.get(mergedFields[field]) ?? field)}
          pair={pair}
          chosen={source}
          onChoose={({ id }) => void setFieldValue('sources', { ...values.sources, [field]: id })}
          show={member => <Value field={field} value={member[field]} />}
        />
      ))}
    </Lines>
  );
}

const labels = new Map(
  membersScreen.form.sections.flatMap(({ fields }) =>
    fields.map(({ name, label }) => [name, label] as const),
  ),
);

interface ChoiceProps {
  label: string;
  pair: MemberPair;
  chosen: MergedMember;
  onChoose: (member: MergedMember) => void;
  show: (member: MergedMember) => ReactNode;
}

function Choice({ label, pair, chosen, onChoose, show }: ChoiceProps) {
  const id = useId();
  return (
    <Line role="radiogroup" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {pair.map(member => (
        <label key={member.id}>
          <input type="radio" name={id} checked={member === chosen} onChange={() => onChoose(member)} />
          <span>{show(member)}</span>
        </label>
      ))}
    </Line>
  );
}

const choices: ReadonlySet<MergedField> = new Set(['gender', 'membershipType', 'status', 'healthConditions']);

function Value({ field, value }: { field: MergedField; value: MergedMember[MergedField] }): ReactNode {
  if (isEmptyValue(value)) return <Empty>{t('(empty)')}</Empty>;
  if (field === 'membershipEndDate') return endText(String(value));
  if (typeof value === 'object' && value !== null && 'name' in value) return value.name;
  if (choices.has(field))
    return <ChoiceText screen={membersScreen} name={field} value={value as string | string[]} />;
  return isDay(String(value)) ? formatDay(String(value)) : String(value);
}

const Lines = styled.div`
  display: grid;
  min-width: 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.5fr);
  align-items: center;
  gap: 0 ${space(2)};
  padding: ${space(1)} 0;
  > span {
    ${mixin.remark}
  }
  & + & {
    border-top: 1px solid ${color.line};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-width: 0;
    min-height: 40px;
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius.small};
    ${typography.body}
    overflow-wrap: anywhere;
    cursor: pointer;
    &:hover {
      background: ${color.hover};
    }
  }
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.primary};
  }
  small {
    display: block;
    ${mixin.remark}
  }
  @media ${breakpoint.small} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > span {
      grid-column: 1 / -1;
      padding-top: ${space(1)};
    }
    label {
      gap: ${space(2)};
      padding-inline: 0;
    }
  }
`;

const Empty = styled.span`
  color: ${color.muted};
`;
