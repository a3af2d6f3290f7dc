import { Arg, Ctx, Extensions, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AccessUser } from '../auth/access.ts';
import { badInput, conflict, forbidden, notFound } from '../common/errors.ts';
import { isJsonObject } from '../common/json-object.ts';
import { msg } from '../common/message.ts';
import type { Tx } from '../database/tx.ts';
import { allowIdempotencyKey, hashOf, runOnce } from '../mutation/idempotency.ts';
import { lockOwner } from '../own-records/lock-owner.ts';
import { recordId } from '../declaration/record-id.ts';
import { addRules, signedIn, withoutToken } from '../declaration/rules.ts';
import { shortened, validated } from '../mutation/validate.ts';
import { addResolvers, costOfRecord, declareCost } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import { chartColumns, PinnedChart } from './pinned-chart.ts';

const LABEL = 'Chart';
const NUMBER = 'The id of the chart';
/** Per user. */
const MAX_CHARTS = 20;

type Values = Pick<PinnedChart, 'list' | 'title' | 'state'>;

@InputType({ description: 'The fields of a chart that is pinned. All are required' })
class PinnedChartInput implements Partial<Values> {
  @Field(() => String, {
    nullable: true,
    description: 'The permission resource of the list, such as members',
  })
  list?: string;
  @Field(() => String, { nullable: true, description: 'The title' })
  title?: string;
  @Field(() => String, {
    nullable: true,
    description: 'A JSON object with the address of the list and its chart',
  })
  state?: string;
}

addRules({
  Query: { pinnedCharts: withoutToken(signedIn()) },
  Mutation: {
    pinChart: withoutToken(signedIn()),
    renamePinnedChart: withoutToken(signedIn()),
    unpinChart: withoutToken(signedIn()),
    arrangePinnedCharts: withoutToken(signedIn()),
  },
});

allowIdempotencyKey('pinChart');

/**
 * The charts on a user's own dashboard, which nobody else finds. Each mutation returns all of them. Not in the audit log:
 * they affect only their own user.
 */
@Resolver()
class PinnedChartResolver {
  @Query(() => [PinnedChart], {
    description:
      'The charts on the dashboard of the signed-in user in their order, also those of lists that the user may no longer view',
  })
  @Extensions(declareCost(MAX_CHARTS))
  pinnedCharts(@Ctx() { access, db }: Context): Promise<PinnedChart[]> {
    return db.onOneConnection(tx => findCharts(tx, access.user!));
  }

  @Mutation(() => [PinnedChart], {
    description:
      'Pins a chart of a list to the dashboard of the signed-in user, and returns all charts. Validation errors are reported together, by field',
  })
  @Extensions(costOfRecord)
  pinChart(
    @Arg('input', () => PinnedChartInput, { description: 'The fields of the chart' }) input: PinnedChartInput,
    @Arg('position', () => Int, {
      nullable: true,
      description: 'Its position among the charts, counted from 0; without it, the chart is the last',
    })
    position: number | undefined,
    @Ctx() context: Context,
  ): Promise<PinnedChart[]> {
    const use = { operation: 'pinChart', inputHash: hashOf({ ...input, position }) };
    return context.db.transaction(async tx => {
      await runOnce(use, context, tx, () => pin(tx, context, input, position));
      return findCharts(tx, context.access.user!);
    });
  }

  @Mutation(() => [PinnedChart], {
    description: "Changes the title of one's own chart, and returns all charts",
  })
  @Extensions(costOfRecord)
  renamePinnedChart(
    @Arg('id', () => ID, { description: NUMBER }) id: string,
    @Arg('title', () => String, { description: 'The title' }) title: string,
    @Ctx() context: Context,
  ): Promise<PinnedChart[]> {
    return change(context, (tx, charts) => {
      const chart = requireChart(charts, id);
      tx.entities().assign(chart, validated(chartColumns, { title }, { ...chart }));
      return charts;
    });
  }

  @Mutation(() => [PinnedChart], { description: "Removes one's own chart, and returns the others" })
  @Extensions(costOfRecord)
  unpinChart(
    @Arg('id', () => ID, { description: NUMBER }) id: string,
    @Ctx() context: Context,
  ): Promise<PinnedChart[]> {
    return change(context, (tx, charts) => {
      const removed = requireChart(charts, id);
      tx.entities().remove(removed);
      return charts.filter(chart => chart !== removed);
    });
  }

  @Mutation(() => [PinnedChart], {
    description: 'Puts the charts of the signed-in user into another order, and returns them',
  })
  @Extensions(declareCost(MAX_CHARTS))
  arrangePinnedCharts(
    @Arg('ids', () => [ID], { description: 'The ids of all charts of the user, in their new order' })
    ids: string[],
    @Ctx() context: Context,
  ): Promise<PinnedChart[]> {
    return change(context, (_tx, charts) => {
      const arranged = [...new Set(ids)].flatMap(id => charts.find(chart => String(chart.id) === id) ?? []);
      if (arranged.length !== charts.length || ids.length !== charts.length)
        throw conflict(msg('The charts were changed elsewhere. Reload the dashboard, then move them again.'));
      return arranged;
    });
  }
}

addResolvers(PinnedChartResolver);

const findCharts = (tx: Tx, { id }: Pick<AccessUser, 'id'>): Promise<PinnedChart[]> =>
  tx.entities().find(PinnedChart, { owner: id }, { orderBy: { position: 'asc', id: 'asc' } });

/** @returns the id of the chart */
async function pin(
  tx: Tx,
  { access }: Context,
  input: PinnedChartInput,
  position: number | undefined,
): Promise<number> {
  const values = validated(chartColumns, { ...input }, null) as unknown as Values;
  if (!isJsonObject(values.state)) throw badInput({ state: 'The state must be a JSON object' });
  if (position != null && position < 0) throw badInput({ position: 'Position must be 0 or more' });
  if (!access.can(values.list, 'view')) throw forbidden(`${shortened([values.list])}:view`);
  const owner = await lockOwner(tx, access);
  const charts = await findCharts(tx, owner);
  if (charts.length >= MAX_CHARTS)
    throw conflict(
      msg('You have {max} charts on the dashboard already. Remove one there, then pin this one.', {
        max: MAX_CHARTS,
      }),
    );
  const pinned = tx.entities().create(PinnedChart, { ...values, owner, position: charts.length });
  await storeOrder(tx, charts.toSpliced(position ?? charts.length, 0, pinned));
  return pinned.id;
}

function requireChart(charts: readonly PinnedChart[], id: string): PinnedChart {
  const number = recordId(id, LABEL);
  const chart = charts.find(candidate => candidate.id === number);
  if (!chart) throw notFound(LABEL);
  return chart;
}

/**
 * Changes the charts of the signed-in user, whose changes follow one another: the user is locked.
 * @param work returns the charts in their order
 * @throws UNAUTHENTICATED for a session that has ended
 */
function change(
  { access, db }: Context,
  work: (tx: Tx, charts: PinnedChart[]) => PinnedChart[],
): Promise<PinnedChart[]> {
  return db.transaction(async tx => {
    const charts = work(tx, await findCharts(tx, await lockOwner(tx, access)));
    await storeOrder(tx, charts);
    return charts;
  });
}

async function storeOrder(tx: Tx, charts: readonly PinnedChart[]): Promise<void> {
  charts.forEach((chart, position) => tx.entities().assign(chart, { position }));
  await tx.entities().flush();
}
