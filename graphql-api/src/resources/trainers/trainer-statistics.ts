import { Ctx, Extensions, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../server/context.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { addResolvers, costOfTables } from '../../resolvers/resolver-class.ts';

@ObjectType({ description: 'How many trainers there are' })
class TrainerStatistics {
  @Field(() => Int, { description: 'In all' }) totalTrainers!: number;
  @Field(() => Int, { description: 'Active' }) activeTrainers!: number;
  @Field(() => Int, { description: 'On leave' }) onLeaveTrainers!: number;
  @Field(() => Int, { description: 'Busy' }) busyTrainers!: number;
}

addRules({ Query: { trainerStatistics: requirePermission('trainers', 'view') } });

@Resolver()
class TrainerStatisticsResolver {
  @Query(() => TrainerStatistics, { description: 'The number of trainers by status' })
  @Extensions(costOfTables('trainer'))
  async trainerStatistics(@Ctx() { db }: Context): Promise<TrainerStatistics> {
    const [row] = await db.read(
      `select count(*),
              count(*) filter (where status = 'active'),
              count(*) filter (where status = 'on leave'),
              count(*) filter (where status = 'busy')
         from trainer`,
      [],
    );
    const [totalTrainers, activeTrainers, onLeaveTrainers, busyTrainers] = row as [
      number,
      number,
      number,
      number,
    ];
    return { totalTrainers, activeTrainers, onLeaveTrainers, busyTrainers };
  }
}

addResolvers(TrainerStatisticsResolver);
