import type { Tx } from '../database/tx.ts';
import {
  Arg,
  Ctx,
  Extensions,
  Field,
  Float,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { conflict, notFound } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { DateTimeISO } from '../common/dates.ts';
import { PageInfo, PageInputType } from '../declaration/list-types.ts';
import { addRules, requirePermission } from '../declaration/rules.ts';
import { offsetPage } from '../query/offset-page.ts';
import type { Context } from '../server/context.ts';
import { failureOf, findRunForUpdate, findRuns, JobState, STATES, type StoredRun } from './job-runs.ts';
import type { JobDeclaration } from './job-queue.ts';
import { addResolvers, costOfRecord, declareCost } from '../resolvers/resolver-class.ts';

registerEnumType(JobState, {
  name: 'JobState',
  description:
    'What a run of a background job is doing. A run that is retried waits for its next attempt after one that failed',
});

@ObjectType({ description: 'How many of something a run of a background job worked with' })
class JobCount {
  @Field(() => String, { description: 'What was counted, such as removed' }) name!: string;
  @Field(() => Float, { description: 'How many' }) count!: number;
}

@ObjectType('JobRun', {
  description: 'A run of a background job. Runs are stored for 30 days, 1,000 of each job',
})
class JobRunType {
  @Field(() => ID, { description: 'The id of the run' }) id!: string;
  @Field(() => String, { description: 'The name of the job' }) name!: string;
  @Field(() => String, { description: 'What the job does' }) title!: string;
  @Field(() => JobState, { description: 'What the run is doing' }) state!: JobState;
  @Field(() => Int, { description: 'Which attempt it is or was, beginning with 1' }) attempt!: number;
  @Field(() => Int, { description: 'After how many attempts it counts as failed' }) attempts!: number;
  @Field(() => DateTimeISO, { description: 'When the next attempt is due' }) startsAt!: string;
  @Field(() => DateTimeISO, { nullable: true, description: 'When the last attempt began' })
  startedAt!: string | null;
  @Field(() => DateTimeISO, { nullable: true, description: 'When it ended' }) endedAt!: string | null;
  @Field(() => Float, { nullable: true, description: 'How far it is, in percent' }) progress!: number | null;
  @Field(() => String, { nullable: true, description: 'What it is working on' }) progressText!: string | null;
  @Field(() => String, { nullable: true, description: 'Why the last attempt failed' }) error!: string | null;
  @Field(() => [JobCount], { description: 'What a completed run worked with' }) counts!: JobCount[];
}

@ObjectType({ description: 'A page of runs of background jobs' })
class JobRunPage {
  @Field(() => [JobRunType], { description: 'The runs of this page' }) items!: JobRunType[];
  @Field(() => Int, { description: 'The number of all matching records' }) totalCount!: number;
  @Field(() => PageInfo, { description: 'The position after this page' }) pageInfo!: PageInfo;
}

@ObjectType({ description: 'A background job that runs by the clock' })
class ScheduledJob {
  @Field(() => String, { description: 'The name of the job' }) name!: string;
  @Field(() => String, { description: 'What the job does' }) title!: string;
  @Field(() => String, { description: "When it runs, as a cron expression in the club's time zone" })
  schedule!: string;
  @Field(() => DateTimeISO, { nullable: true, description: 'When it runs next' }) nextAt!: Date | null;
}

/** The administration as a permission resource. */
const ADMIN = 'admin';

addRules({
  Query: {
    jobRuns: requirePermission(ADMIN, 'view'),
    scheduledJobs: requirePermission(ADMIN, 'view'),
  },
  Mutation: {
    runJob: requirePermission(ADMIN, 'add', 'view'),
    retryJobRun: requirePermission(ADMIN, 'edit', 'view'),
    cancelJobRun: requirePermission(ADMIN, 'edit', 'view'),
    removeJobRun: requirePermission(ADMIN, 'delete', 'view'),
  },
});

/** Of counting the stored runs, of which there are at most some thousands. */
const RUNS_COST = 10_000;
/** Of a job that reads a large part of the club's records. */
const JOB_COST = 2_000_000;

const RUN = 'Background job';
const ID_ARGUMENT = { description: 'The id of the run' };

/** The background jobs, for administrators. */
@Resolver()
class JobResolver {
  @Query(() => JobRunPage, {
    description: 'The stored runs of background jobs: those that run, then the newest first',
  })
  @Extensions(declareCost(RUNS_COST))
  jobRuns(
    @Arg('states', () => [JobState], {
      nullable: true,
      description: 'The states of the runs; every state unless given',
    })
    states: JobState[] | null | undefined,
    @Arg('page', () => PageInputType, { nullable: true, description: 'The part of the list' })
    page: PageInputType | null,
    @Ctx() context: Context,
  ): Promise<JobRunPage> {
    const {
      db,
      services: { jobs },
    } = context;
    const wanted = Object.values(JobState).filter(state => states?.includes(state) ?? true);
    return db.onOneConnection(tx =>
      offsetPage(
        page,
        async part => {
          if (wanted.length === 0) return [[], 0];
          const [runs, count] = await findRuns(tx, namesOf(jobs.all()), wanted, part);
          return [runs.map(run => toRun(run, jobs.all())), count];
        },
        context,
      ),
    );
  }

  @Query(() => [ScheduledJob], {
    description: 'The background jobs that run by the clock, the next one first',
  })
  @Extensions(costOfRecord)
  scheduledJobs(@Ctx() { services: { jobs } }: Context): ScheduledJob[] {
    return jobs
      .all()
      .flatMap(job =>
        job.schedule === undefined
          ? []
          : { name: job.name, title: job.title, schedule: job.schedule, nextAt: jobs.next(job) ?? null },
      )
      .toSorted((a, b) => Number(a.nextAt) - Number(b.nextAt));
  }

  @Mutation(() => JobRunType, { description: 'Runs a scheduled background job now' })
  @Extensions(declareCost(JOB_COST))
  runJob(
    @Arg('name', () => String, { description: 'The name of the job' }) name: string,
    @Ctx() { db, services: { jobs } }: Context,
  ): Promise<JobRunType> {
    const job = jobs.all().find(job => job.name === name);
    if (!job?.schedule) throw notFound(RUN);
    return db.transaction(async tx => {
      const id = await jobs.runNow(tx, name);
      if (id === undefined) throw conflict(msg('The job waits or runs already'));
      return toRun((await findRunForUpdate(tx, [name], id))!, [job]);
    });
  }

  @Mutation(() => JobRunType, {
    description: 'Tries a failed run again, or tries one at once that waits for its next attempt',
  })
  @Extensions(declareCost(JOB_COST))
  retryJobRun(@Arg('id', () => ID, ID_ARGUMENT) id: string, @Ctx() context: Context): Promise<JobRunType> {
    return change(context, id, async (tx, { name, state }) => {
      if (state !== 'failed' && state !== 'retry' && state !== 'created')
        throw conflict(msg('Only a run that failed or waits can be tried again'));
      await context.services.jobs.retry(tx, name, id);
    });
  }

  @Mutation(() => JobRunType, { description: 'Ends a run that waits, or one that runs within some seconds' })
  @Extensions(costOfRecord)
  cancelJobRun(@Arg('id', () => ID, ID_ARGUMENT) id: string, @Ctx() context: Context): Promise<JobRunType> {
    return change(context, id, async (tx, { name, endedAt }) => {
      if (endedAt !== null) throw conflict(msg('The run has ended already'));
      await context.services.jobs.cancel(tx, name, id);
    });
  }

  @Mutation(() => ID, { description: 'Removes a run that has ended from the list' })
  @Extensions(costOfRecord)
  async removeJobRun(
    @Arg('id', () => ID, ID_ARGUMENT) id: string,
    @Ctx() { db, services: { jobs } }: Context,
  ): Promise<string> {
    await db.transaction(async tx => {
      const run = await findRunForUpdate(tx, namesOf(jobs.all()), id);
      if (!run) throw notFound(RUN);
      if (run.endedAt === null) throw conflict(msg('The run has not ended: cancel it first'));
      await jobs.remove(tx, run.name, id);
    });
    return id;
  }
}

addResolvers(JobResolver);

const namesOf = (jobs: readonly JobDeclaration[]) => jobs.map(({ name }) => name);

/** Changes a run, and returns it as it is then. @throws NOT_FOUND */
function change(
  { db, services: { jobs } }: Context,
  id: string,
  work: (tx: Tx, run: StoredRun) => Promise<void>,
): Promise<JobRunType> {
  const names = namesOf(jobs.all());
  return db.transaction(async tx => {
    const run = await findRunForUpdate(tx, names, id);
    if (!run) throw notFound(RUN);
    await work(tx, run);
    return toRun((await findRunForUpdate(tx, names, id))!, jobs.all());
  });
}

function toRun(run: StoredRun, jobs: readonly JobDeclaration[]): JobRunType {
  const { id, name, state, retryCount, retryLimit, startsAt, startedAt, endedAt, output } = run;
  const progress = state === 'active' ? output?.progress : undefined;
  return {
    id,
    name,
    title: jobs.find(job => job.name === name)?.title ?? name,
    state: STATES[state],
    // A run that waits after a failure has not begun its next attempt.
    attempt: retryCount + 1,
    attempts: retryLimit + 1,
    startsAt,
    startedAt,
    endedAt,
    progress: progress?.percent ?? null,
    progressText: progress?.text ?? null,
    error: failureOf(run),
    counts: Object.entries((state === 'completed' && output?.counts) || {}).map(([name, count]) => ({
      name,
      count,
    })),
  };
}
