import { describe, expect, test } from 'vitest';
import { type OperationOptions, useContractOperations } from '../../../../testing/contract-operations.ts';
import { dayFromToday } from '../../../../testing/days.ts';
import { invalidInput } from '../../../../testing/rejections.ts';
import { addDays } from '../../../common/dates.ts';

const { app, plan, run, signUp } = useContractOperations();

type Values = Record<string, unknown>;
const inDays = (days: number) => dayFromToday({ days });

describe('a freeze of a contract that was renewed ahead', () => {
  const DAYS = `id::text, start_date::text as "startDate", end_date::text as "endDate", billing_anchor::text as anchor,
    status, succession, billed_through::text as "billedThrough"`;
  const contractsOf = (memberId: string) =>
    app.sql<Values>(`select ${DAYS} from contract where member_id = $1 order by id`, [memberId]);
  const moved = (contracts: readonly Values[], days: number, { anchor = 0, from = 1 } = {}) =>
    contracts.map((contract, index) => ({
      ...contract,
      ...(index >= from && { startDate: addDays(String(contract['startDate']), days) }),
      endDate: addDays(String(contract['endDate']), days),
      ...(index >= from && { anchor: addDays(String(contract['anchor']), anchor) }),
    }));
  const numberOf = async (id: string) =>
    String((await app.as('reception').records('Contract').one(id))!['contractNumber']);
  /** A contract that is in the middle of its year, renewed as often. */
  async function renewed(times = 1, input: Values = {}) {
    const { id, memberId } = await signUp({ startDate: inDays(-40) });
    const ids = [id];
    for (let time = 0; time < times; time++) {
      const { contract } = await run('renewContract', ids.at(-1)!, input);
      ids.push(String(contract!['id']));
    }
    return { id, memberId, ids };
  }
  const freezing = { from: inDays(2), until: inDays(9) };

  test('moves the contracts that follow, and a resumption moves them back', async () => {
    const { id, memberId, ids } = await renewed(2);
    const before = await contractsOf(memberId);
    expect(before).toMatchObject([
      { succession: null },
      { succession: 'renewal' },
      { succession: 'renewal' },
    ]);
    const shown = await run('freezeContract', id, freezing, { dryRun: true });
    expect(await contractsOf(memberId)).toEqual(before);
    const done = await run('freezeContract', id, freezing, { preview: shown.preview });
    expect(done.changes).toEqual(shown.changes);
    expect(done.changes).toContainEqual({
      contract: await numberOf(ids[1]!),
      field: 'startDate',
      label: 'Start date',
      from: before[1]!['startDate'],
      to: addDays(String(before[1]!['startDate']), 8),
    });
    // The billing periods go on from the first contract.
    expect(await contractsOf(memberId)).toEqual(moved(before, 8));
    const [entry] = await app.sql<{ id: string }>(
      `select id::text from audit_entry where resource = 'contracts' and record_id = $1 order by audit_entry.id desc limit 1`,
      [id],
    );
    const causes = await app.sql(
      `select record_id::text as id, cause_id::text as cause from audit_entry
        where resource = 'contracts' and record_id::text = any($1) and action = 'updated' and changes ? 'startDate' order by record_id`,
      [ids.slice(1)],
    );
    expect(causes).toEqual(ids.slice(1).map(each => ({ id: each, cause: entry!.id })));

    await run('resumeContract', id, { on: inDays(5) });
    expect(await contractsOf(memberId)).toEqual(moved(before, 3));
  });

  test('moves a billing anchor of its own', async () => {
    const { id, memberId } = await renewed(1, { billingFrequency: 'weekly' });
    const before = await contractsOf(memberId);
    expect(before[1]!['anchor']).toBe(before[1]!['startDate']);
    await run('freezeContract', id, freezing);
    expect(await contractsOf(memberId)).toEqual(moved(before, 8, { anchor: 8 }));
  });

  test('is moved back with a freeze from before the renewal', async () => {
    const { id, memberId } = await signUp({ startDate: inDays(-40) });
    await run('freezeContract', id, freezing);
    await run('renewContract', id, {});
    const before = await contractsOf(memberId);
    await run('resumeContract', id, {});
    expect(await contractsOf(memberId)).toEqual(moved(before, -8, { anchor: -8 }));
  });

  test.each([0, 1])('is taken back with what followed, from contract %i too', async index => {
    const { id, memberId, ids } = await renewed();
    const before = await contractsOf(memberId);
    await run('freezeContract', id, freezing);
    const take = (options: OperationOptions = {}) => run('takeBackOperation', ids[index]!, null, options);
    const { preview, changes } = await take({ dryRun: true });
    expect((await take({ preview })).changes).toEqual(changes);
    expect(await contractsOf(memberId)).toEqual(before);
  });

  test('leaves a planned switch of the plan where it is', async () => {
    const { id, memberId } = await signUp();
    await run('switchPlan', id, { planId: plan.id, on: inDays(20), price: 99 });
    const before = await contractsOf(memberId);
    expect(before[1]).toMatchObject({ succession: 'switch' });
    await expect(run('freezeContract', id, { from: inDays(15), until: inDays(20) })).rejects.toMatchObject(
      invalidInput({
        until: `Until must be ${inDays(19)} at the latest, the last day of ${await numberOf(id)}: the plan changes on the day after.`,
      }),
    );
    const frozen = await run('freezeContract', id, freezing);
    expect(frozen.invoices[0]!.amount).toBeLessThan(0);
    expect(await contractsOf(memberId)).toEqual(before);
    await run('resumeContract', id, { on: inDays(5) });
    expect(await contractsOf(memberId)).toEqual(before);
  });

  test('is corrected on its first day, and moves as the renewal would', async () => {
    const { id, memberId, ids } = await renewed();
    const [, renewal] = await contractsOf(memberId);
    await run('switchPlan', ids[1]!, { planId: plan.id, on: renewal!['startDate'], price: 99 });
    const before = await contractsOf(memberId);
    expect(before[2]).toMatchObject({ succession: 'renewal', startDate: renewal!['startDate'] });
    await run('freezeContract', id, freezing);
    const after = await contractsOf(memberId);
    expect(after[1]).toEqual(before[1]);
    expect(after[2]).toEqual(moved(before, 8, { from: 0 })[2]);
  });

  test('is rejected where the contract that follows is invoiced, frozen or of an earlier version', async () => {
    const { id, ids } = await renewed();
    const [number, following] = [await numberOf(id), await numberOf(ids[1]!)];
    const rejection = (field: string, message: string) =>
      expect(run('freezeContract', id, freezing)).rejects.toMatchObject(invalidInput({ [field]: message }));
    const set = (assignment: string) => app.sql(`update contract set ${assignment} where id = $1`, [ids[1]]);
    await set('billed_through = start_date');
    await rejection(
      'id',
      `${following} follows on ${number} and is invoiced already, so that its days cannot move. Cancel its invoices first.`,
    );
    await set('billed_through = null, succession = null');
    await rejection(
      'id',
      `${following} follows on ${number}, but it is not stored whether it is a renewal. Cancel ${following}, freeze ${number}, and renew it again.`,
    );
    await set(`succession = 'renewal'`);
    const [days] = await app.sql<{ start: string }>(
      'select start_date::text as start from contract where id = $1',
      [ids[1]],
    );
    await run('freezeContract', ids[1]!, { from: days!.start, until: days!.start });
    await rejection(
      'id',
      `${following} follows on ${number} and would be frozen outside of its days, from ${days!.start} to ${days!.start}. Resume it first.`,
    );
  });
});
