import { dataOf } from './saved-queries.ts';

/** When a saved query is run, and who is sent the result. */
export interface Schedule extends ScheduleValues {
  id: string;
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
        items { id recipients frequency days dayOfMonth time condition figure comparison threshold active nextAt }
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

/** @throws Error with a message for the user */
export const createSchedule = (savedQueryId: string, values: ScheduleValues) =>
  dataOf('mutation ($input: QueryScheduleInput!) { result: createQuerySchedule(input: $input) { id } }', {
    input: { savedQueryId, ...values },
  });

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
  dataOf('mutation ($id: ID!) { result: sendQuerySchedule(id: $id) }', { id });
