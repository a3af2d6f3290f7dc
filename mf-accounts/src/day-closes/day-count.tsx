import { Button, EmptyState, Skeleton, space, useSession } from '@gym/hub-kit';
import {
  DateField,
  FieldFrame,
  FieldGrid,
  NumberField,
  SelectInput,
  TextareaField,
} from '@gym/hub-kit/fields';
import { formatMoment, formatMoney, isDay, t, today } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { Fact, Facts, useAction, useQueryFailure } from '@gym/hub-kit/screen';
import { Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Card } from '../closed-periods/card.ts';
import { useDeskLocation } from '../desk-location.ts';
import { Note } from '../run-parts.tsx';
import { DayAmounts } from './day-amounts.tsx';
import { closeDayDocument, dayLocationsDocument, dayTotalsDocument } from './day-closes.graphql.ts';
import { Difference, differenceOf, differenceText } from './difference.tsx';

interface Count {
  locationId: string;
  day: string;
  countedCash: number | null;
  reason: string;
}

interface DayCountProps {
  /** Called with the id of a close when a day is closed. */
  onClosed: () => void;
  onOpen: (id: string) => void;
}

/** What a day of a location received, and the count that closes it. */
export function DayCount(props: DayCountProps) {
  const query = useQuery(dayLocationsDocument);
  const failure = useQueryFailure(t('Failed to fetch locations'), query);
  const locations = query.data?.options;
  if (failure) return failure;
  if (!locations)
    return (
      <Card aria-busy>
        <Skeleton $width="60%" />
      </Card>
    );
  if (locations.length === 0) return <EmptyState icon="map-pin" title={t('The club has no location yet')} />;
  return <CountForm {...props} locations={locations} />;
}

interface CountFormProps extends DayCountProps {
  locations: readonly { id: string; label: string }[];
}

function CountForm({ locations, onClosed, onOpen }: CountFormProps) {
  const [desk, storeDesk] = useDeskLocation();
  const [initial] = useState((): Count => ({
    locationId: (locations.find(({ id }) => id === desk) ?? locations[0]!).id,
    day: today(),
    countedCash: null,
    reason: '',
  }));
  const [close] = useAction({
    document: closeDayDocument,
    takesKey: true,
    variables: (input: Count & { countedCash: number }) => ({
      input: { ...input, reason: input.reason.trim() || null },
    }),
    done: ({ closed }) =>
      t('Day closed: {difference}', { difference: differenceText(closed.difference ?? 0) }),
    failed: t('Failed to close the day'),
  });
  return (
    <Formik
      initialValues={initial}
      validate={({ countedCash }) =>
        countedCash === null || Number.isNaN(countedCash) || countedCash < 0
          ? { countedCash: t('Enter the amount that you counted') }
          : {}
      }
      validateOnMount={false}
      onSubmit={async (values, form) => {
        if (!(await close({ ...values, countedCash: values.countedCash! }))) return;
        storeDesk(values.locationId);
        form.resetForm({ values: { ...values, countedCash: null, reason: '' } });
        onClosed();
      }}
    >
      <DayForm locations={locations} onOpen={onOpen} />
    </Formik>
  );
}

function DayForm({ locations, onOpen }: Pick<CountFormProps, 'locations' | 'onOpen'>) {
  const { can } = useSession();
  const { values, setFieldValue, handleSubmit, isSubmitting } = useFormikContext<Count>();
  const locationField = useId();
  const { locationId, day, countedCash } = values;
  const isFuture = isDay(day) && day > today();
  const query = useQuery(dayTotalsDocument, {
    variables: { locationId, day },
    skip: !isDay(day),
    fetchPolicy: 'cache-and-network',
  });
  const failure = useQueryFailure(t('Failed to fetch the payments of the day'), query, 'line');
  const totals = query.data?.totals;
  const closed = totals?.dayClose;
  const isCounted = countedCash !== null && !Number.isNaN(countedCash);
  const difference = isCounted && totals ? differenceOf(countedCash, totals.expectedCash) : null;
  const isOpen = totals && !closed && !isFuture && can('day-closes:add');

  return (
    <Card as="form" noValidate onSubmit={handleSubmit} aria-label={t('Count')}>
      <FieldGrid>
        <FieldFrame id={locationField} label={t('Location')} span={6}>
          <SelectInput
            id={locationField}
            value={locationId}
            onChange={event => void setFieldValue('locationId', event.target.value)}
          >
            {locations.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectInput>
        </FieldFrame>
        <DateField name="day" label={t('Day')} span={6} past />
      </FieldGrid>
      {failure}
      {!totals && !failure && isDay(day) && <Skeleton $width="60%" />}
      {totals && (
        <>
          <Facts $look="figures">
            <Fact label={t('Received')}>{formatMoney(totals.receivedAmount)}</Fact>
            <Fact label={t('Expected Cash')}>{formatMoney(totals.expectedCash)}</Fact>
          </Facts>
          <DayAmounts amounts={totals.expected} />
        </>
      )}
      {closed && (
        <Closed>
          <Note>
            {t('Closed by {user} on {time}', { user: closed.closedBy, time: formatMoment(closed.closedAt) })}
          </Note>
          <Button onClick={() => onOpen(closed.id)}>{t('Show close')}</Button>
        </Closed>
      )}
      {isOpen && (
        <Entry>
          <FieldGrid>
            <NumberField
              name="countedCash"
              label={t('Counted Cash')}
              kind="money"
              min={0}
              span={6}
              required
              help={t('Without the change that stays in the drawer')}
            />
            {difference !== null && difference !== 0 && (
              <TextareaField
                name="reason"
                label={t('Reason for the difference')}
                rows={2}
                span={6}
                required
              />
            )}
          </FieldGrid>
          <p role="status">{difference !== null && <Difference value={difference} />}</p>
          <Button look="solid" type="submit" icon="lock" busy={isSubmitting}>
            {t('Save and close the day')}
          </Button>
        </Entry>
      )}
    </Card>
  );
}

const Closed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
`;

const Entry = styled.div`
  margin-top: ${space(5)};
  > p {
    min-height: ${space(8)};
    margin: ${space(3)} 0;
  }
`;
