import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { ErrorText } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { rejectInvalid, shortened, validated } from '../mutation/validate.ts';
import { variablesError } from '../saved-queries/saved-query-input.ts';
import {
  COMPARISONS,
  CONDITIONS,
  FREQUENCIES,
  scheduleColumns,
  WEEKDAYS,
  type QuerySchedule,
} from './query-schedule.ts';
import { FIGURE_PATH } from './result-table.ts';

/** Of one schedule. */
const MAX_RECIPIENTS = 20;

/** What its owner writes of a schedule. */
export type ScheduleValues = Pick<
  QuerySchedule,
  | 'savedQueryId'
  | 'recipients'
  | 'frequency'
  | 'days'
  | 'dayOfMonth'
  | 'time'
  | 'variables'
  | 'condition'
  | 'figure'
  | 'comparison'
  | 'threshold'
  | 'active'
>;

@InputType({ description: 'Changes to a schedule: only the given fields change' })
export class QuerySchedulePatch {
  @Field(() => [ID], {
    nullable: true,
    description: `The ids of the users who are sent the result, ${MAX_RECIPIENTS} at most. Required`,
  })
  recipients?: string[];
  @Field(() => String, { nullable: true, description: `${FREQUENCIES.join(', ')}; daily by default` })
  frequency?: string;
  @Field(() => [String], { nullable: true, description: `Required where weekly: ${WEEKDAYS.join(', ')}` })
  days?: string[];
  @Field(() => Int, { nullable: true, description: 'Required where monthly: the day, 1 to 31' })
  dayOfMonth?: number;
  @Field(() => String, {
    nullable: true,
    description: 'The time of day by the club’s clock; 07:00 by default',
  })
  time?: string;
  @Field(() => String, {
    nullable: true,
    description: 'A JSON object with values of variables, in place of those of the saved query',
  })
  variables?: string;
  @Field(() => String, { nullable: true, description: `${CONDITIONS.join(', ')}; always by default` })
  condition?: string;
  @Field(() => String, {
    nullable: true,
    description: 'Required for value and change: a path such as paymentsAggregate[0].sum.amount',
  })
  figure?: string;
  @Field(() => String, { nullable: true, description: `Required for value: ${COMPARISONS.join(', ')}` })
  comparison?: string;
  @Field(() => Float, {
    nullable: true,
    description: 'Required for value, and for change in percent of the figure before',
  })
  threshold?: number;
  @Field(() => Boolean, { nullable: true, description: 'Whether it runs; it does by default' })
  active?: boolean;
}

@InputType({ description: 'The fields of a new schedule' })
export class QueryScheduleInput extends QuerySchedulePatch {
  @Field(() => ID, { nullable: true, description: 'The id of the saved query. Required' })
  savedQueryId?: string;
}

/** The values of a schedule after a change. @throws BAD_USER_INPUT */
export function normalized(input: QueryScheduleInput, stored: ScheduleValues | null): ScheduleValues {
  const given = validated(scheduleColumns, { ...input }, stored && { ...stored });
  const values = { ...stored, ...given } as ScheduleValues;
  rejectInvalid({
    recipients: recipientsError(values),
    ...timeErrors(values),
    variables: values.variables === null ? undefined : variablesError(values.variables),
    ...alertErrors(values),
  });
  return { ...values, recipients: [...new Set(values.recipients)], days: [...new Set(values.days)] };
}

function recipientsError({ recipients }: ScheduleValues): ErrorText | undefined {
  if (recipients.length === 0) return msg('Choose at least one recipient');
  if (recipients.length > MAX_RECIPIENTS)
    return msg('A schedule has {max} recipients at most', { max: MAX_RECIPIENTS });
  return undefined;
}

function timeErrors({ frequency, days, dayOfMonth }: ScheduleValues): Record<string, ErrorText | undefined> {
  const unknown = days.filter(day => !WEEKDAYS.includes(day));
  return {
    days:
      unknown.length > 0
        ? msg('Unknown day: {names}. These exist: {existing}', {
            names: shortened(unknown),
            existing: WEEKDAYS.join(', '),
          })
        : frequency === 'weekly' && days.length === 0
          ? msg('Choose the days of the week')
          : undefined,
    dayOfMonth:
      frequency === 'monthly' && dayOfMonth === null ? msg('Choose the day of the month') : undefined,
  };
}

function alertErrors({
  condition,
  figure,
  comparison,
  threshold,
}: ScheduleValues): Record<string, ErrorText | undefined> {
  const hasFigure = condition === 'value' || condition === 'change';
  const isPath = figure !== null && FIGURE_PATH.test(figure);
  return {
    figure:
      (hasFigure || figure !== null) && !isPath
        ? msg('Enter the path of a number in the response, such as paymentsAggregate[0].sum.amount')
        : undefined,
    comparison:
      condition === 'value' && comparison === null
        ? msg('Choose one of: {names}', { names: COMPARISONS.join(', ') })
        : undefined,
    threshold: hasFigure ? thresholdError(condition, threshold) : undefined,
  };
}

function thresholdError(
  condition: ScheduleValues['condition'],
  threshold: number | null,
): ErrorText | undefined {
  if (threshold === null) return msg('Enter a number');
  if (condition === 'change' && threshold <= 0) return msg('Enter a percentage greater than 0');
  return undefined;
}
