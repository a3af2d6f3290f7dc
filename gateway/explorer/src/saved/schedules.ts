import { createOnce } from './create-once.ts';
import { dataOf } from './saved-queries.ts';

/** When a saved query is run, and who is sent the result. */
export interface Schedule extends ScheduleValues {
  id: string;
  version: number;
  active: boolean;
  nextAt: string;
}

/** What its owner enters. */
export interface ScheduleValues {
  /** The ids of users. */
  recipients: readonly string[];
  frequency: string;
  days: readonly string[];
  dayOfMonth: number | null;
  /** HH:MM by the club's clock. */
  time: string;
  /** A JSON object with values in place of those of the saved query. */
  variables: string | null;
  condition: string;
  figure: string | null;
  comparison: string | null;
  threshold: number | null;
}

export interface Recipient {
  id: string;
  fullName: string;
}

/** A run for one recipient. */
export interface Run {
  id: string;
  scheduleId: string;
  userId: string;
  dueAt: string;
  status: string;
  message: string | null;
  rows: number | null;
  value: number | null;
}

/** The last runs that are shown. */
const SHOWN_RUNS = 10;

/** The user's schedules of a saved query. @throws Error with a message for the user */
export const listSchedules = (savedQueryId: string) =>
  dataOf<{ items: readonly Schedule[] }>(
    `query ($id: ID!) {
      result: querySchedules(filter: { savedQueryId: { eq: $id } }) {
        items {
          id version recipients frequency days dayOfMonth time variables condition figure comparison threshold active nextAt
        }
      }
    }`,
    { id: savedQueryId },
  );

/** The last runs of schedules, the newest first. @throws Error with a message for the user */
export const listRuns = (scheduleIds: readonly string[]) =>
  dataOf<{ items: readonly Run[] }>(
    `query ($ids: [ID!], $limit: Int) {
      result: queryRuns(filter: { scheduleId: { in: $ids } }, page: { limit: $limit }) {
        items { id scheduleId userId dueAt status message rows value }
      }
    }`,
    { ids: scheduleIds, limit: SHOWN_RUNS },
  );

/** The users who may run a saved query. @throws Error with a message for the user */
export const findRecipients = (savedQueryId: string) =>
  dataOf<readonly Recipient[]>(
    'query ($id: ID!) { result: queryRecipients(savedQueryId: $id) { id fullName } }',
    { id: savedQueryId },
  );

/** What its owner enters of a schedule. */
export const valuesOf = (schedule: Schedule): ScheduleValues => {
  const { recipients, frequency, days, dayOfMonth, time, variables } = schedule;
  const { condition, figure, comparison, threshold } = schedule;
  return {
    recipients,
    frequency,
    days,
    dayOfMonth,
    time,
    variables,
    condition,
    figure,
    comparison,
    threshold,
  };
};

/** @throws RejectedInput for values that are rejected, Error with a message for the user for anything else */
export const createSchedule = (savedQueryId: string, values: ScheduleValues) =>
  dataOf(
    'mutation ($input: QueryScheduleInput!) { result: createQuerySchedule(input: $input) { id } }',
    { input: { savedQueryId, ...values } },
    createOnce,
  );

/**
 * Changes a schedule.
 * @throws RejectedInput for values that are rejected, Error with a message for the user also if it was changed elsewhere
 */
export const updateSchedule = ({ id, version }: Schedule, patch: ScheduleValues) =>
  dataOf(
    `mutation ($id: ID!, $patch: QuerySchedulePatch!, $version: Int) {
      result: updateQuerySchedule(id: $id, patch: $patch, version: $version) { id }
    }`,
    { id, patch, version },
  );

/** @throws Error with a message for the user */
export const setActive = (id: string, active: boolean) =>
  dataOf(
    'mutation ($id: ID!, $active: Boolean) { result: updateQuerySchedule(id: $id, patch: { active: $active }) { id } }',
    { id, active },
  );

/** @throws Error with a message for the user */
export const deleteSchedule = (id: string) =>
  dataOf('mutation ($id: ID!) { result: deleteQuerySchedule(id: $id) }', { id });

/** Sends the result to the user within a minute. @throws Error with a message for the user */
export const sendToMe = (id: string) =>
  dataOf('mutation ($id: ID!) { result: sendQuerySchedule(id: $id) }', { id }, createOnce);
