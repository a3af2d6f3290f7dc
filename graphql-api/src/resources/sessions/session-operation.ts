import { createHash } from 'node:crypto';
import { ArgsType, Field } from 'type-graphql';
import type { Tx } from '../../database/tx.ts';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { runOnce } from '../../mutation/idempotency.ts';
import { write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { Session } from './session.ts';

/** How an operation on sessions is executed. */
@ArgsType()
export class SessionExecution {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Returns what it would do, and changes nothing',
  })
  dryRun!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'The `preview` of a dry run: the operation is rejected if it would do something else. It is executed as it is now without one',
  })
  preview?: string | null;
}

interface SessionOperation<Plan, Report extends object> {
  /** The root field. */
  name: string;
  input: object;
  /** Computes what is done, under locks. */
  plan: (tx: Tx) => Promise<Plan>;
  report: (plan: Plan) => Report;
  /** @returns the id of the session that an Idempotency-Key stands for */
  execute: (plan: Plan, tx: Tx) => Promise<number>;
  /** The report of a repeated request. */
  repeated: Report;
}

/** Computes an operation, and unless it is a dry run does what was computed, all or nothing. */
export async function runSessionOperation<Plan, Report extends object>(
  { name, input, plan, report, execute, repeated }: SessionOperation<Plan, Report>,
  { dryRun, preview }: SessionExecution,
  context: Context,
): Promise<Report & { preview: string }> {
  const sessions = resourceOf(Session);
  let result: Report & { preview: string } = { ...repeated, preview: '' };
  const compute = async (tx: Tx): Promise<Plan> => {
    const planned = await plan(tx);
    const reported = report(planned);
    result = { ...reported, preview: hashOf(reported) };
    return planned;
  };
  await write(sessions, context, async tx => {
    if (dryRun) return void (await compute(tx));
    await runOnce(
      { resource: sessions, operation: name, inputHash: hashOf(input) },
      context,
      tx,
      async () => {
        const planned = await compute(tx);
        if (preview != null && preview !== result.preview) throw changedSincePreview();
        return execute(planned, tx);
      },
    );
  });
  return result;
}

const changedSincePreview = () =>
  conflict(
    msg(
      'The sessions have changed since the preview, so that something else would happen. Look at a new preview, and confirm that.',
    ),
  );

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
