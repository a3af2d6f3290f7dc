import { snakeCase, type FieldKind } from '@gym/graphql-api';
import { operation } from '../documents.ts';
import { KINDS, objectSchema, orNull, ref, textSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { recordId } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';
import { inputFields, type InputFields } from './body.ts';

type Values = Record<string, unknown>;
type Fields = Readonly<Record<string, FieldKind>>;

const CLASH: Fields = {
  kind: 'text',
  record: 'text',
  recordId: 'id',
  name: 'text',
  trainerName: 'text',
  memberName: 'text',
  startTime: 'text',
  endTime: 'text',
  hours: 'text',
};
const SESSION: Fields = {
  id: 'id',
  date: 'date',
  startTime: 'text',
  endTime: 'text',
  memberId: 'id',
  memberName: 'text',
  trainerName: 'text',
};
const CHANGED: Fields = { id: 'id', date: 'date', startTime: 'text', endTime: 'text', isRejected: 'boolean' };
const NOTICE: Fields = { memberId: 'id', memberName: 'text', recipient: 'text', outcome: 'text' };
const CAN_BE_NULL = new Set(['trainerName', 'memberName', 'startTime', 'endTime', 'hours']);

const properties = (fields: Fields, nullable: ReadonlySet<string> = new Set()): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      snakeCase(name),
      nullable.has(name) ? orNull(KINDS[kind]) : KINDS[kind],
    ]),
  );
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const previewSchema: Schema = {
  type: 'string',
  description: 'To be sent with the execution of what a dry run returned',
};
const sessionList = listOf(objectSchema(properties(SESSION)));
const clashList = listOf(objectSchema(properties(CLASH, CAN_BE_NULL)));

/** The shapes of the responses of operations on sessions. */
export const sessionOperationSchemas: Record<string, Schema> = {
  SessionRepetition: objectSchema({
    days: listOf(objectSchema({ date: KINDS.date, outcome: textSchema, clashes: clashList })),
    created: KINDS.int,
    rejected: KINDS.int,
    preview: previewSchema,
  }),
  SessionsChange: objectSchema({
    sessions: listOf(objectSchema({ ...properties(CHANGED), clashes: clashList })),
    preview: previewSchema,
  }),
  SessionCancellation: objectSchema({
    sessions: sessionList,
    notices: listOf(objectSchema({ ...properties(NOTICE), sessions: sessionList })),
    preview: previewSchema,
  }),
};

const wordsOf = (fields: Fields) => Object.keys(fields).join(' ');

const REPEAT = operation(
  'mutation',
  'RestRepeatSession',
  '$input: RepeatSessionInput!, $dryRun: Boolean!, $preview: String',
  `done: repeatSession(input: $input, dryRun: $dryRun, preview: $preview) {
    days { date outcome clashes { ${wordsOf(CLASH)} } } created rejected preview }`,
);
const CHANGE = operation(
  'mutation',
  'RestChangeSessions',
  '$input: ChangeSessionsInput!, $dryRun: Boolean!, $preview: String',
  `done: changeSessions(input: $input, dryRun: $dryRun, preview: $preview) {
    sessions { ${wordsOf(CHANGED)} clashes { ${wordsOf(CLASH)} } } preview }`,
);
const CANCEL = operation(
  'mutation',
  'RestCancelSessions',
  '$input: CancelSessionsInput!, $dryRun: Boolean!, $preview: String',
  `done: cancelSessions(input: $input, dryRun: $dryRun, preview: $preview) {
    sessions { ${wordsOf(SESSION)} } notices { ${wordsOf(NOTICE)} sessions { ${wordsOf(SESSION)} } } preview }`,
);

const CALL = { dryRun: 'boolean', preview: 'text' } as const;
const REPEAT_FIELDS = { rule: 'text', skipClashes: 'boolean', overlapReason: 'text', ...CALL } as const;
const PATCH_FIELDS = {
  trainerId: 'id',
  sessionType: 'text',
  startTime: 'text',
  endTime: 'text',
  location: 'text',
  roomNumber: 'text',
  price: 'money',
} as const;
const CHANGE_FIELDS = {
  scope: 'choice',
  shiftDays: 'int',
  overlapReason: 'text',
  ...PATCH_FIELDS,
  ...CALL,
} as const;
const CANCEL_FIELDS = {
  sessionIds: ['id'],
  sessionId: 'id',
  scope: 'choice',
  from: 'date',
  until: 'date',
  trainerId: 'id',
  tell: 'boolean',
  reason: 'text',
  ...CALL,
} as const;
const SCOPES = ['THIS', 'FOLLOWING', 'ALL'];

const namesOf = (fields: InputFields) => ({
  byName: new Map(Object.keys(fields).map(name => [name, { wire: snakeCase(name) }])),
});

const CALL_SCHEMA = {
  dry_run: {
    type: 'boolean',
    default: false,
    description: 'Returns what it would do, and changes nothing',
  },
  preview: { type: ['string', 'null'], description: 'The `preview` of a dry run' },
} satisfies Record<string, Schema>;

const OVERLAP_REASON_SCHEMA = {
  type: ['string', 'null'],
  description: 'Why it may take place where somebody, or the room, is booked',
} satisfies Schema;

type Clashing = Values & { clashes: Values[] };

interface Repetition {
  days: Clashing[];
  created: number;
  rejected: number;
  preview: string;
}

interface Change {
  sessions: Clashing[];
  preview: string;
}

interface Cancellation {
  sessions: Values[];
  notices: (Values & { sessions: Values[] })[];
  preview: string;
}

/** What is done with several sessions at once. */
export const sessionRoutes = (sessions: RestResource): RestRoute[] => [
  {
    method: 'POST',
    path: '/sessions/{id}/repeat',
    tag: sessions.path,
    name: 'repeatSession',
    summary: 'Repeat a session weekly, or preview its days with `dry_run`',
    idempotent: true,
    body: objectSchema(
      {
        rule: { ...textSchema, description: 'As in RFC 5545, such as FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10' },
        skip_clashes: {
          type: ['boolean', 'null'],
          description: 'Leaves out the days on which it would clash',
        },
        overlap_reason: OVERLAP_REASON_SCHEMA,
        ...CALL_SCHEMA,
      },
      ['rule'],
    ),
    response: { status: 200, description: 'What was done, or would be', schema: ref('SessionRepetition') },
    failures: [404, 409, 413, 415],
    operations: [REPEAT],
    handle: async call => {
      const { dryRun, preview, ...given } = inputFields(REPEAT_FIELDS, ['rule'], call.body());
      const input = { sessionId: recordId(sessions, call), ...given };
      const { done } = await call.run<{ done: Repetition }>(
        REPEAT,
        { input, dryRun: dryRun ?? false, preview },
        namesOf(REPEAT_FIELDS),
      );
      return {
        body: {
          ...done,
          days: done.days.map(day => ({ ...day, clashes: listOnWire(CLASH, day.clashes) })),
        },
      };
    },
  },
  {
    method: 'POST',
    path: '/sessions/{id}/change',
    tag: sessions.path,
    name: 'changeSessions',
    summary: 'Change a session, those that follow or all of its series, or preview it with `dry_run`',
    idempotent: true,
    body: objectSchema(
      {
        scope: { type: 'string', enum: SCOPES, description: 'Which sessions of the series' },
        shift_days: {
          type: ['integer', 'null'],
          minimum: -366,
          maximum: 366,
          description: 'By how many days they move',
        },
        ...properties(PATCH_FIELDS, new Set(Object.keys(PATCH_FIELDS))),
        overlap_reason: OVERLAP_REASON_SCHEMA,
        ...CALL_SCHEMA,
      },
      ['scope'],
    ),
    response: { status: 200, description: 'What was done, or would be', schema: ref('SessionsChange') },
    failures: [404, 409, 413, 415],
    operations: [CHANGE],
    handle: async call => {
      const given = inputFields(CHANGE_FIELDS, ['scope'], call.body(), { scope: SCOPES });
      const { dryRun, preview, scope, shiftDays, overlapReason, ...patch } = given;
      const { done } = await call.run<{ done: Change }>(
        CHANGE,
        {
          input: { sessionId: recordId(sessions, call), scope, shiftDays, patch, overlapReason },
          dryRun: dryRun ?? false,
          preview,
        },
        namesOf(CHANGE_FIELDS),
      );
      return {
        body: {
          sessions: done.sessions.map(session => ({
            ...onWire(CHANGED, session),
            clashes: listOnWire(CLASH, session.clashes),
          })),
          preview: done.preview,
        },
      };
    },
  },
  {
    method: 'POST',
    path: '/sessions/cancel',
    tag: sessions.path,
    name: 'cancelSessions',
    summary: 'Cancel sessions and tell their members, or preview it with `dry_run`',
    idempotent: true,
    body: objectSchema(
      {
        session_ids: { type: ['array', 'null'], items: KINDS.id, maxItems: 200 },
        session_id: { ...orNull(KINDS.id), description: 'A session, with `scope`' },
        scope: { type: ['string', 'null'], enum: [...SCOPES, null], description: 'THIS by default' },
        from: { ...orNull(KINDS.date), description: 'The first day' },
        until: { ...orNull(KINDS.date), description: 'The last day; `from` by default' },
        trainer_id: { ...orNull(KINDS.id), description: 'Of these days, only those of this trainer' },
        tell: { type: 'boolean', description: 'Whether each member gets an e-mail' },
        reason: { type: ['string', 'null'], description: 'Why; the e-mail says it' },
        ...CALL_SCHEMA,
      },
      ['tell'],
    ),
    response: { status: 200, description: 'What was done, or would be', schema: ref('SessionCancellation') },
    failures: [404, 409, 413, 415],
    operations: [CANCEL],
    handle: async call => {
      const { dryRun, preview, ...input } = inputFields(CANCEL_FIELDS, ['tell'], call.body(), {
        scope: SCOPES,
      });
      const { done } = await call.run<{ done: Cancellation }>(
        CANCEL,
        { input, dryRun: dryRun ?? false, preview },
        namesOf(CANCEL_FIELDS),
      );
      return {
        body: {
          sessions: listOnWire(SESSION, done.sessions),
          notices: done.notices.map(notice => ({
            ...onWire(NOTICE, notice),
            sessions: listOnWire(SESSION, notice.sessions),
          })),
          preview: done.preview,
        },
      };
    },
  },
];

const listOnWire = (fields: Fields, list: Values[]) => list.map(values => onWire(fields, values));

const onWire = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => {
      const value = values[name] ?? null;
      return [snakeCase(name), kind === 'id' && value !== null ? Number(value) : value];
    }),
  );
