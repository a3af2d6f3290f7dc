import { expect, test } from 'vitest';
import { useContractOperations } from '../../../../testing/contract-operations.ts';
import { dayFromToday } from '../../../../testing/days.ts';
import { makeRecord } from '../../../../testing/samples.ts';

const { app, plan, run, signUp } = useContractOperations();
const inDays = (days: number) => dayFromToday({ days });

type Values = Record<string, unknown>;
interface Preview extends Values {
  reasons: { text: string; count: number }[];
}
interface Operation extends Values {
  id: string;
  status: string;
}

const PREVIEW =
  'total checked changed rejected invoiced reasons { text count } warnings { text template count } rejections { title }';

const started = async (
  mutation: string,
  type: string,
  variables: Values,
  login: 'reception' | 'trainer' = 'reception',
) =>
  (
    await app.as(login).request<{ started: { id: string | null; preview: Preview | null } }>(
      `mutation ($ids: [ID!], $filter: ContractFilter, $input: ${type}!, $dryRun: Boolean! = false) {
         started: ${mutation}(ids: $ids, filter: $filter, input: $input, dryRun: $dryRun) { id preview { ${PREVIEW} } } }`,
      variables,
    )
  ).started;

const preview = async (mutation: string, type: string, variables: Values) =>
  (await started(mutation, type, { ...variables, dryRun: true })).preview!;

async function ended(id: string): Promise<Operation> {
  const find = async () =>
    (
      await app
        .as('admin')
        .request<{ operation: Operation }>(
          'query ($id: ID!) { operation: bulkOperation(id: $id) { id kind status changed unchanged rejected error } }',
          { id },
        )
    ).operation;
  await expect.poll(async () => (await find()).status, { timeout: 30_000 }).not.toBe('running');
  return find();
}

const done = async (mutation: string, type: string, variables: Values) =>
  ended((await started(mutation, type, variables)).id!);

const undo = async (id: string) => {
  const { started: undoing } = await app
    .as('reception')
    .request<{ started: { id: string } }>(
      'mutation ($id: ID!) { started: undoBulkOperation(id: $id) { id } }',
      {
        id,
      },
    );
  return ended(undoing.id);
};

const TERMS = `contract_number as "number", price::float8 as price, start_date::text as "startDate", end_date::text as "endDate",
  billed_through::text as "billedThrough", auto_renewal as "autoRenewal", cancelled_on::text as "cancelledOn", status`;
const termsOf = (ids: readonly string[]) =>
  app.sql<{ number: string; price: number; startDate: string; endDate: string; billedThrough: string }>(
    `select ${TERMS} from contract where id = any($1::int[]) order by id`,
    [ids],
  );
const followersOf = (ids: readonly string[]) =>
  app.sql<{ price: number; startDate: string; status: string }>(
    `select price::float8 as price, start_date::text as "startDate", status from contract where predecessor_id = any($1::int[]) order by id`,
    [ids],
  );

const signUpMany = async (count: number, input: Values = {}) => {
  const made: string[] = [];
  for (let more = count; more > 0; more--) made.push((await signUp(input)).id);
  return made;
};

test('the prices of a plan are raised, each from its own billing period on, and taken back', async () => {
  const other = await makeRecord(app.as('admin'), 'MembershipPlan', {
    duration: 12,
    durationUnit: 'months',
    planName: 'Basic',
    price: 40,
    billingFrequency: 'monthly',
    noticePeriod: null,
    validityStart: null,
    validityEnd: null,
  });
  const ids = await signUpMany(2, { planId: other.id });
  const late = await signUp({ planId: other.id, startDate: inDays(-10) });
  const once = await signUp({
    planId: other.id,
    billingFrequency: 'one-time',
    endDate: inDays(30),
    autoRenewal: false,
  });
  const cancelled = await signUp({ planId: other.id });
  await run('cancelContract', cancelled.id, { at: 'NOW', fee: 0 });
  const open = [...ids, late.id];
  const all = [...open, once.id, cancelled.id];
  const before = await termsOf(all);
  const selection = { filter: { planId: { eq: other.id } }, input: { percent: 12.5 } };

  const [, , , onceTerms, cancelledTerms] = before;
  const shown = await preview('bulkChangeContractPrices', 'ChangePriceInput', selection);
  expect(shown).toMatchObject({ total: 5, checked: 5, changed: 3, rejected: 2, invoiced: 0 });
  expect(shown.reasons.map(({ text }) => text).toSorted()).toEqual([
    `${onceTerms!.number} is billed once, so that its price stays`,
    `${cancelledTerms!.number} was cancelled and ends on ${inDays(0)}, so that its price stays`,
  ]);
  expect(await termsOf(all)).toEqual(before);
  expect(await followersOf(all)).toEqual([]);

  const raised = await done('bulkChangeContractPrices', 'ChangePriceInput', selection);
  expect(raised).toMatchObject({ kind: 'changeContractPrice', status: 'completed', changed: 3, rejected: 2 });
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  // 40.00 and an eighth of it, from the day after what is invoiced.
  expect(await followersOf(open)).toEqual(
    before.slice(0, 3).map(({ billedThrough }) => ({
      price: 45,
      startDate: dayAfter(billedThrough),
      status: 'upcoming',
    })),
  );

  expect(await undo(raised.id)).toMatchObject({ status: 'completed', changed: 3, rejected: 0 });
  expect(await termsOf(all)).toEqual(before);
  expect((await followersOf(open)).map(({ status }) => status)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
});

test('contracts are frozen for a fee, of which the preview shows the sum', async () => {
  const ids = await signUpMany(3, { planId: plan.id });
  const before = await termsOf(ids);
  await run('freezeContract', ids[2]!, { from: inDays(50), until: inDays(55) });
  const input = { from: inDays(60), until: inDays(69), fee: 5 };
  const shown = await preview('bulkFreezeContracts', 'FreezeContractInput', { ids, input });
  expect(shown).toMatchObject({ total: 3, changed: 2, rejected: 1, invoiced: 10, warnings: [] });
  expect(shown.reasons).toEqual([
    {
      text: `Premium Monthly can be frozen once within a year. The last freeze began on ${inDays(50)}.`,
      count: 1,
    },
  ]);
  const frozen = await done('bulkFreezeContracts', 'FreezeContractInput', { ids, input });
  expect(frozen).toMatchObject({ changed: 2, rejected: 1 });
  const fees = await app.sql<{ total: number }>(
    `select total_amount::float8 as total from billing_record where contract_id = any($1::int[]) order by id desc limit 2`,
    [ids],
  );
  expect(fees).toEqual([{ total: 5 }, { total: 5 }]);
  expect(await undo(frozen.id)).toMatchObject({ changed: 2, rejected: 0 });
  expect((await termsOf(ids)).slice(0, 2)).toEqual(before.slice(0, 2));
});

test('contracts are cancelled with the warnings of each, and switched to another plan', async () => {
  const bound = await makeRecord(app.as('admin'), 'MembershipPlan', {
    duration: 12,
    durationUnit: 'months',
    planName: 'Bound',
    price: 30,
    billingFrequency: 'monthly',
    noticePeriod: 20,
    minimumCommitment: null,
    cancellationFee: null,
    validityStart: null,
    validityEnd: null,
  });
  const ids = [...(await signUpMany(3, { planId: bound.id })), ...(await signUpMany(1))];
  const input = { at: 'END_OF_PERIOD', reason: 'Price' };
  const shown = await preview('bulkCancelContracts', 'CancelContractInput', { ids, input });
  expect(shown).toMatchObject({ total: 4, changed: 4, rejected: 0, invoiced: 0, reasons: [] });
  expect(shown['warnings']).toEqual([
    {
      text: `The notice period of 20 days is over on ${inDays(20)}.`,
      template: JSON.stringify({
        template: 'The notice period of {days} days is over on {day}.',
        values: { days: '20', day: inDays(20) },
      }),
      count: 3,
    },
  ]);
  const before = await termsOf(ids);
  const cancelled = await done('bulkCancelContracts', 'CancelContractInput', { ids, input });
  expect(cancelled).toMatchObject({ kind: 'cancelContract', changed: 4 });
  expect(await termsOf(ids)).toMatchObject(ids.map(() => ({ cancelledOn: inDays(0) })));
  const taken = await undo(cancelled.id);
  expect(taken).toMatchObject({ changed: 4 });
  expect(await termsOf(ids)).toEqual(before);
  // What was taken back is not done again by an undo.
  expect(await undo(taken.id)).toMatchObject({ changed: 0, rejected: 4 });

  const switched = await done('bulkSwitchContracts', 'SwitchPlanInput', {
    ids,
    input: { planId: bound.id, on: inDays(90) },
  });
  // Three have the plan already.
  expect(switched).toMatchObject({ changed: 1, rejected: 3 });
});

test('they need the permission of the single operation, and an input that is possible', async () => {
  const ids = await signUpMany(1);
  const input = { price: 50 };
  await expect(
    started('bulkChangeContractPrices', 'ChangePriceInput', { ids, input }, 'trainer'),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(
    started('bulkChangeContractPrices', 'ChangePriceInput', { ids, input: { price: 50, percent: 3 } }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
